import { notProvided } from '@lobby/host';
import { fromCallback, fromPromise, setup } from 'xstate';

/** What the player did, and when. */
export interface Acknowledgement {
  /** Leave the game for the lobby, rather than go on. */
  leave: boolean;
  /** In ms since 1970. */
  at: number;
}

export type RealityCheckEvent =
  /** The start of the period has changed: play has begun, or another tab has been answered. */
  | { type: 'PERIOD_CHANGED' }
  /** This tab is to ask: it is in view, and no other one asks. */
  | { type: 'TURN' }
  /** This tab went out of view before it was answered. */
  | { type: 'TURN_LOST' };

/**
 * The player's period, and the check at its end; one check, however many tabs are open. Beside
 * it the answers on their way to the platform: the next period does not wait for them.
 */
export const realityCheckMachine = setup({
  types: {
    events: {} as RealityCheckEvent,
    /** Answers that the platform does not have yet, oldest first. */
    context: {} as { unrecorded: readonly Acknowledgement[] },
  },
  actors: {
    turn: fromCallback<RealityCheckEvent>(notProvided),
    ask: fromPromise<Acknowledgement>(notProvided),
    /** The oldest of the unrecorded answers. */
    record: fromPromise<unknown, readonly Acknowledgement[]>(notProvided),
  },
  actions: { keepAnswer: notProvided, act: notProvided, dropRecorded: notProvided },
  guards: { hasStarted: notProvided, isDue: notProvided, hasUnrecorded: notProvided },
  delays: { untilDue: notProvided, retryDelay: notProvided },
}).createMachine({
  id: 'realityCheck',
  context: { unrecorded: [] },
  type: 'parallel',
  states: {
    period: {
      initial: 'idle',
      states: {
        idle: {
          // Due at once, not after a timer: nothing is to slip in before it.
          on: {
            PERIOD_CHANGED: [
              { guard: 'isDue', target: 'due' },
              { guard: 'hasStarted', target: 'counting' },
            ],
          },
        },
        counting: {
          on: {
            PERIOD_CHANGED: [{ guard: 'hasStarted', target: 'counting', reenter: true }, { target: 'idle' }],
          },
          after: { untilDue: 'due' },
        },
        due: {
          tags: 'blocking',
          initial: 'waiting',
          invoke: { src: 'turn' },
          on: {
            PERIOD_CHANGED: [{ guard: 'isDue' }, { target: 'counting' }],
          },
          states: {
            waiting: {
              on: { TURN: [{ guard: 'isDue', target: 'asking' }, { target: '#realityCheck.period.counting' }] },
            },
            asking: {
              invoke: {
                src: 'ask',
                onDone: { target: '#realityCheck.period.counting', actions: ['keepAnswer', 'act'] },
                onError: 'unanswered',
              },
              on: { TURN_LOST: 'waiting' },
            },
            unanswered: {
              on: { TURN_LOST: 'waiting' },
              after: { retryDelay: 'asking' },
            },
          },
        },
      },
    },
    answers: {
      initial: 'recorded',
      states: {
        recorded: {
          always: { guard: 'hasUnrecorded', target: 'recording' },
        },
        recording: {
          invoke: {
            src: 'record',
            input: ({ context }) => context.unrecorded,
            onDone: { target: 'recorded', actions: 'dropRecorded' },
            onError: 'retrying',
          },
        },
        retrying: {
          after: { retryDelay: 'recording' },
        },
      },
    },
  },
});
