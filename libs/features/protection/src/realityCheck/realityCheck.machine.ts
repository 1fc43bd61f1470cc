import { deviceTime, longestDelay, platformClockOffset } from '@lobby/runtime';
import { fromCallback, fromPromise, raise, setup } from 'xstate';
import { clampPeriodStart, periodStart, startPeriod, untilDue } from './period.ts';
import { takeTurn } from './turn.ts';
import { hasUnsentAnswers, storeUnsentAnswer, sendUnsentAnswer, type SendOutcome } from './unsentAnswers.ts';
import { timings } from '../timings.ts';

/** Null: the check closed without an answer. */
export type RealityCheckAnswer = 'continue' | 'leave' | null;

export interface RealityCheckInput {
  /** Id of the player, whose answers alone are sent. */
  player: string;
  periodMinutes: number;
  /** Shows the check until it is answered, or the signal aborts. */
  ask: (signal: AbortSignal) => Promise<RealityCheckAnswer>;
  /** Sends an answer's time to the platform; rejects when it did not arrive. */
  send: (at: Date) => Promise<SendOutcome>;
  leaveGame: () => void;
}

/** What the player did, and when. */
interface Acknowledgement {
  /** Leave the game for the lobby, rather than go on. */
  leave: boolean;
  /** In ms since 1970, by the device's clock. */
  at: number;
}

type RealityCheckEvent =
  /** The start of the period has changed: play has begun, or another tab has been answered. */
  | { type: 'PERIOD_CHANGED' }
  /** This tab is to show the check: it is visible, and no other tab shows it. */
  | { type: 'TURN' }
  /** This tab went out of view before it was answered. */
  | { type: 'TURN_LOST' }
  /** An answer is there to be sent. */
  | { type: 'ANSWERED' };

/**
 * The player's period, and the check at its end; one check, however many tabs are open. Beside
 * it the answers on their way to the platform: the next period does not wait for them.
 */
export const realityCheckMachine = setup({
  types: {
    input: {} as RealityCheckInput,
    context: {} as RealityCheckInput,
    events: {} as RealityCheckEvent,
  },
  actors: {
    turn: fromCallback<RealityCheckEvent>(({ sendBack }) =>
      takeTurn(
        () => sendBack({ type: 'TURN' }),
        () => sendBack({ type: 'TURN_LOST' }),
      ),
    ),
    ask: fromPromise<Acknowledgement, RealityCheckInput>(async ({ input, signal }) => {
      const answer = await input.ask(signal);
      if (answer === null) throw new Error('The reality check went without an answer.');
      return { leave: answer === 'leave', at: Date.now() };
    }),
    send: fromPromise<'settled' | 'rejected', RealityCheckInput>(({ input }) =>
      sendUnsentAnswer(input.player, input.send),
    ),
  },
  actions: {
    clampPeriodStart,
    storeAnswer: ({ context }) => storeUnsentAnswer(context.player, deviceTime() + platformClockOffset.get()),
    startNextPeriod: (_, { at }: Acknowledgement) => startPeriod(at),
    leaveIfChosen: ({ context }, { leave }: Acknowledgement) => {
      if (leave) context.leaveGame();
    },
  },
  guards: {
    hasStarted: () => periodStart(Date.now()) !== null,
    isDue: ({ context }) => untilDue(context.periodMinutes, Date.now()) <= 0,
    hasUnsent: ({ context }) => hasUnsentAnswers(context.player),
    wasRejected: (_, outcome: 'settled' | 'rejected') => outcome === 'rejected',
  },
  delays: {
    // Where it is not due at the end of the longest delay, it goes on counting.
    untilDue: ({ context }) => Math.min(Math.max(0, untilDue(context.periodMinutes, Date.now())), longestDelay),
    retryDelay: () => timings.realityCheckRetryDelay,
    rejectedDelay: () => timings.rejectedAnswerRetryDelay,
  },
}).createMachine({
  id: 'realityCheck',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    period: {
      initial: 'idle',
      states: {
        idle: {
          // Due at once, not after a timer: nothing is to open before it.
          on: {
            PERIOD_CHANGED: [
              { guard: 'isDue', target: 'due' },
              { guard: 'hasStarted', target: 'counting' },
            ],
          },
        },
        counting: {
          entry: 'clampPeriodStart',
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
                input: ({ context }) => context,
                onDone: {
                  target: '#realityCheck.period.counting',
                  actions: [
                    'storeAnswer',
                    { type: 'startNextPeriod', params: ({ event }) => event.output },
                    raise({ type: 'ANSWERED' }),
                    { type: 'leaveIfChosen', params: ({ event }) => event.output },
                  ],
                },
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
      initial: 'sent',
      states: {
        sent: {
          // Stored before a reload, or by a tab that has been closed.
          always: { guard: 'hasUnsent', target: 'sending' },
          on: { ANSWERED: 'sending' },
        },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => context,
            onDone: [
              { guard: { type: 'wasRejected', params: ({ event }) => event.output }, target: 'rejected' },
              { target: 'sent' },
            ],
            onError: 'unreachable',
          },
        },
        unreachable: {
          after: { retryDelay: 'sending' },
        },
        rejected: {
          on: { ANSWERED: 'sending' },
          after: { rejectedDelay: 'sending' },
        },
      },
    },
  },
});
