import { assign, setup } from 'xstate';
import { timings } from '../timings.ts';

interface FeedbackInput {
  closeAfterMs: number;
  /** Marks the message as closing, for its exit animation. */
  onClosing: () => void;
  /** Removes the message. */
  onRemoved: () => void;
}

interface FeedbackContext extends Omit<FeedbackInput, 'closeAfterMs'> {
  /** Time until the message closes, in milliseconds. */
  remainingMs: number;
  /** When the timer was last started. */
  runningSince: number;
}

export type FeedbackEvent = { type: 'PAUSE' } | { type: 'RESUME' } | { type: 'CLOSE' };

/** One message: open (timer running or paused), closing, removed (R-4-008, R-4-009). */
export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    input: {} as FeedbackInput,
  },
  actions: {
    recordStart: assign({ runningSince: () => performance.now() }),
    recordRemaining: assign({
      remainingMs: ({ context }) => Math.max(0, context.remainingMs - (performance.now() - context.runningSince)),
    }),
    markClosing: ({ context }) => context.onClosing(),
    remove: ({ context }) => context.onRemoved(),
  },
  delays: {
    remaining: ({ context }) => context.remainingMs,
    closing: () => timings.messageClosingDuration,
  },
}).createMachine({
  id: 'feedback',
  context: ({ input: { closeAfterMs, ...callbacks } }) => ({
    ...callbacks,
    remainingMs: closeAfterMs,
    runningSince: 0,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'running',
      on: { CLOSE: 'closing' },
      states: {
        running: {
          entry: 'recordStart',
          exit: 'recordRemaining',
          after: { remaining: '#feedback.closing' },
          on: { PAUSE: 'paused' },
        },
        paused: { on: { RESUME: 'running' } },
      },
    },
    closing: {
      entry: 'markClosing',
      after: { closing: 'removed' },
    },
    removed: { type: 'final', entry: 'remove' },
  },
});
