import type { ReactNode } from 'react';
import { createStore } from '@lobby/runtime';

interface FeedbackOptions {
  /** A message replaces an older one of the same namespace. */
  namespace?: string;
  closeAfterMs?: number;
}
/** A success needs no text. */
export type Feedback = FeedbackOptions &
  ({ kind: 'error' | 'info' | 'warning'; message: ReactNode } | { kind: 'success'; message?: ReactNode });

export type FeedbackMessage = Feedback & {
  id: string;
  status: 'open' | 'closing';
  closeAfterMs: number;
};

export const feedbackStore = createStore<readonly FeedbackMessage[]>([]);
