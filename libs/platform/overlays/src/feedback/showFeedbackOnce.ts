import { claimOnce } from '@lobby/storage';
import { untilFree } from '../overlay/untilFree.ts';
import { showFeedback } from './feedback.ts';
import type { Feedback } from './feedbackStore.ts';

/**
 * Shows a message about an event once in this browser, however many tabs receive the event: in a visible one, once no
 * overlay is open, such as a check's.
 *
 * @param key of the event, the same in all tabs
 */
export async function showFeedbackOnce(key: string, feedback: Feedback, signal: AbortSignal): Promise<void> {
  await untilFree(signal);
  if (!signal.aborted && (await claimOnce(key))) showFeedback(feedback);
}
