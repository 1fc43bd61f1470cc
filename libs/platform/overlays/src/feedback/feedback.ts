import { useStore } from '@lobby/runtime';
import { feedbackStore, type Feedback, type FeedbackMessage } from './feedbackStore.ts';
import { timings } from '../timings.ts';

let lastId = 0;

/**
 * Shows a message at once and returns its id; its timers are loaded after it, with xstate. If they fail to
 * load, the message stays until it is closed.
 */
export function showFeedback(feedback: Feedback): string {
  const message: FeedbackMessage = {
    closeAfterMs: timings.messageDuration,
    ...feedback,
    id: `feedback-${++lastId}`,
    status: 'open',
  };
  for (const older of feedbackStore.get()) {
    if (message.namespace !== undefined && older.namespace === message.namespace) closeFeedback(older.id);
  }
  feedbackStore.set([...feedbackStore.get(), message]);
  withActors(({ startFeedback }) => startFeedback(message));
  return message.id;
}

/** Closes a message: on the player's command, or for a newer one. */
export function closeFeedback(id: string): void {
  withActors(
    ({ sendFeedback }) => sendFeedback(id, 'CLOSE'),
    () => feedbackStore.set(feedbackStore.get().filter((message) => message.id !== id)),
  );
}

/** Pauses the timer of a message while it is hovered or focused. */
export function pauseFeedback(id: string): void {
  withActors(({ sendFeedback }) => sendFeedback(id, 'PAUSE'));
}

/** Continues the timer of a paused message. */
export function resumeFeedback(id: string): void {
  withActors(({ sendFeedback }) => sendFeedback(id, 'RESUME'));
}

export const useFeedback = (): readonly FeedbackMessage[] => useStore(feedbackStore);

type Actors = typeof import(/* group: dialog */ './feedback.actor.ts');

function withActors(use: (actors: Actors) => void, otherwise: () => void = () => undefined): void {
  import(/* group: dialog */ './feedback.actor.ts').then(use, otherwise);
}
