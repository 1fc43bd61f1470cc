import { setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

interface FeedbackContext {
  /** What is left of the message's time, in milliseconds. */
  remainingMs: number;
  /** When the time last began to run. */
  runningSince: number;
}

export type FeedbackEvent = { type: 'PAUSE' } | { type: 'RESUME' } | { type: 'CLOSE' };

/** One message: open (its time running or paused), closing, removed (R-4-008, R-4-009). */
export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    input: {} as { closeAfterMs: number },
  },
  actions: {
    noteStart: notProvided,
    noteRemaining: notProvided,
    markClosing: notProvided,
    remove: notProvided,
  },
  delays: { remaining: notProvided, closing: notProvided },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({ remainingMs: input.closeAfterMs, runningSince: 0 }),
  initial: 'open',
  states: {
    open: {
      initial: 'running',
      on: { CLOSE: 'closing' },
      states: {
        running: {
          entry: 'noteStart',
          exit: 'noteRemaining',
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
