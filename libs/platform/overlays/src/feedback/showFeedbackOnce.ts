import { claimOnce } from '@lobby/storage';
import { untilFree } from '../overlay/untilFree.ts';
import { showFeedback } from './feedback.ts';
import type { Feedback } from './feedbackStore.ts';

/**
 * Shows a message of what has happened, once in this browser, however many tabs hear of it: in one that is looked at, once no
 * overlay is open, such as a check's.
 *
 * @param key of what is told, the same in all tabs
 */
export async function showFeedbackOnce(key: string, feedback: Feedback, signal: AbortSignal): Promise<void> {
  await untilFree(signal);
  if (!signal.aborted && (await claimOnce(key))) showFeedback(feedback);
}
