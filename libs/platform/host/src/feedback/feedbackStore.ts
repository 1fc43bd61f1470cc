import type { ReactNode } from 'react';
import { createStore } from '@lobby/runtime';

/** Messages leave by themselves after this time; hover and focus pause it (R-4-009, R-9-001). */
export const FEEDBACK_CLOSE_AFTER_MS = 5000;

interface FeedbackOptions {
  /** A message takes the place of an older one of the same namespace. */
  namespace?: string;
  closeAfterMs?: number;
}
/** A success may say nothing but that it is one. */
export type Feedback = FeedbackOptions &
  ({ kind: 'error' | 'info' | 'warning'; message: ReactNode } | { kind: 'success'; message?: ReactNode });

export type FeedbackMessage = Feedback & {
  id: string;
  status: 'open' | 'closing';
  closeAfterMs: number;
};

export const feedbackStore = createStore<readonly FeedbackMessage[]>([]);
