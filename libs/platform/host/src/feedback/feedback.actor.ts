import { assign, createActor, type ActorRefFrom } from 'xstate';
import { feedbackMachine, type FeedbackEvent } from './feedback.machine.ts';
import { FEEDBACK_CLOSING_MS, feedbackStore, type FeedbackMessage } from './feedbackStore.ts';

/** The chart with its clock; what a message's end does to the screen is given by the starter. */
export const feedbackLogic = feedbackMachine.provide({
  actions: {
    noteStart: assign({ runningSince: () => Date.now() }),
    noteRemaining: assign({
      remainingMs: ({ context }) => Math.max(0, context.remainingMs - (Date.now() - context.runningSince)),
    }),
    markClosing: () => undefined,
    remove: () => undefined,
  },
  delays: {
    remaining: ({ context }) => context.remainingMs,
    closing: FEEDBACK_CLOSING_MS,
  },
});

const actors = new Map<string, ActorRefFrom<typeof feedbackLogic>>();

export function startFeedback({ id, closeAfterMs }: FeedbackMessage): void {
  const actor = createActor(
    feedbackLogic.provide({
      actions: {
        markClosing() {
          const closing = (message: FeedbackMessage): FeedbackMessage => ({ ...message, status: 'closing' });
          feedbackStore.set(feedbackStore.get().map((message) => (message.id === id ? closing(message) : message)));
        },
        remove() {
          actors.delete(id);
          feedbackStore.set(feedbackStore.get().filter((message) => message.id !== id));
        },
      },
    }),
    { input: { closeAfterMs } },
  );
  actors.set(id, actor);
  actor.start();
}

export function sendFeedback(id: string, type: FeedbackEvent['type']): void {
  actors.get(id)?.send({ type });
}
