import { createActor, type ActorRefFrom } from 'xstate';
import { feedbackMachine, type FeedbackEvent } from './feedback.machine.ts';
import { feedbackStore, type FeedbackMessage } from './feedbackStore.ts';

const actors = new Map<string, ActorRefFrom<typeof feedbackMachine>>();

export function startFeedback({ id, closeAfterMs }: FeedbackMessage): void {
  const actor = createActor(feedbackMachine, {
    input: {
      closeAfterMs,
      onClosing() {
        const closing = (message: FeedbackMessage): FeedbackMessage => ({ ...message, status: 'closing' });
        feedbackStore.set(feedbackStore.get().map((message) => (message.id === id ? closing(message) : message)));
      },
      onRemoved() {
        actors.delete(id);
        feedbackStore.set(feedbackStore.get().filter((message) => message.id !== id));
      },
    },
  });
  actors.set(id, actor);
  actor.start();
}

export function sendFeedback(id: string, type: FeedbackEvent['type']): void {
  actors.get(id)?.send({ type });
}
