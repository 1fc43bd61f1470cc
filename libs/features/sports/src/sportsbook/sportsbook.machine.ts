import { exponentialBackoff } from '@lobby/runtime';
import { type Failure, rejectionIn } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';
import type { SportsbookRejection } from './startSession.ts';
import { timings } from '../timings.ts';

export const sessionRetryDelay = exponentialBackoff(() => ({
  first: timings.sessionRetryDelay,
  max: timings.maxSessionRetryDelay,
}));

/** What prevents the use of the frame; the component reports each change. */
interface BlockState {
  isBlocked: boolean;
  /** An overlay is open, such as the check's own: it lies over the page, and the frame stays below it. */
  isBelowOverlay: boolean;
}

interface SportsbookInput {
  /** Resolves to a token for the frame; rejects with `Rejection` or another error. */
  startSession: () => Promise<string>;
  onError: (error: unknown) => void;
}

interface SportsbookContext extends SportsbookInput {
  block: BlockState;
  /** Counts the frames: each try is a new one. */
  attempt: number;
  /** Of the sportsbook's own; in memory alone. Null for visitors and while there is none. */
  token: string | null;
  /** Sessions that failed or ended early in a row. */
  failures: number;
  rejection: SportsbookRejection | null;
}

type SportsbookEvent =
  /** The sportsbook listens. */
  | { type: 'READY' }
  /** Another try, with a new frame. */
  | { type: 'RETRY' }
  | { type: 'BLOCK_CHANGED'; block: BlockState }
  | { type: 'PLAYER_CHANGED'; isPlayer: boolean }
  /** The frame says that its token has ended. */
  | { type: 'SESSION_ENDED' }
  /** The player wants to bet, or tries a rejected session again. */
  | { type: 'SESSION_WANTED' };

/**
 * The sportsbook on the page, in two lifecycles beside each other: that of its frame, and that of the player's session in
 * it. A session that fails leaves the sportsbook to look at, as a visitor does; a frame that fails keeps the session.
 */
export const sportsbookMachine = setup({
  types: {
    input: {} as SportsbookInput,
    context: {} as SportsbookContext,
    events: {} as SportsbookEvent,
  },
  actors: { startSession: fromPromise<string, SportsbookInput>(({ input }) => input.startSession()) },
  actions: {
    storeBlock: assign((_, { block }: { block: BlockState }) => ({ block })),
    nextFrame: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeToken: assign((_, { token }: { token: string }) => ({ token, rejection: null })),
    forgetSession: assign({ token: null, failures: 0, rejection: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    resetFailures: assign({ failures: 0 }),
    storeRejection: assign((_, { error }: Failure) => ({
      token: null,
      rejection: rejectionIn<SportsbookRejection>(error),
    })),
    report: ({ context }, { error }: { error: unknown }) => context.onError(error),
  },
  guards: {
    isBlocked: ({ context }) => context.block.isBlocked,
    isFree: ({ context }) => !context.block.isBlocked,
    isBelowOverlay: ({ context }) => context.block.isBelowOverlay,
    isUncovered: ({ context }) => !context.block.isBelowOverlay,
    isPlayer: (_, { isPlayer }: { isPlayer: boolean }) => isPlayer,
    isFirstFailure: ({ context }) => context.failures === 0,
    isRejected: (_, { error }: Failure) => rejectionIn(error) !== null,
  },
  delays: {
    readyLimit: () => timings.readyTimeout,
    sessionLimit: () => timings.sessionTimeout,
    coverDelay: () => timings.coverDelay,
    provenAfter: () => timings.provenSessionDuration,
    pause: ({ context }) => sessionRetryDelay(context.failures - 1),
  },
}).createMachine({
  id: 'sportsbook',
  context: ({ input }) => ({
    ...input,
    block: { isBlocked: false, isBelowOverlay: false },
    attempt: 0,
    token: null,
    failures: 0,
    rejection: null,
  }),
  type: 'parallel',
  states: {
    frame: {
      on: { BLOCK_CHANGED: { actions: { type: 'storeBlock', params: ({ event }) => event } } },
      initial: 'loading',
      states: {
        loading: { on: { READY: 'ready' }, after: { readyLimit: 'unavailable' } },
        ready: {
          initial: 'open',
          states: {
            open: { always: { guard: 'isBlocked', target: 'blocked' } },
            /** No bet is taken; the frame is seen below what prompts the player. */
            blocked: {
              always: { guard: 'isFree', target: 'open' },
              on: {
                BLOCK_CHANGED: {
                  target: 'blocked',
                  reenter: true,
                  actions: { type: 'storeBlock', params: ({ event }) => event },
                },
              },
              after: { coverDelay: { guard: 'isUncovered', target: 'covered' } },
            },
            /** The page says in its place why. */
            covered: {
              always: [
                { guard: 'isFree', target: 'open' },
                { guard: 'isBelowOverlay', target: 'blocked' },
              ],
            },
          },
        },
        /** It stays on the page, as it may only be slow. */
        unavailable: { on: { READY: 'ready', RETRY: { target: 'loading', actions: 'nextFrame' } } },
      },
    },
    session: {
      on: {
        PLAYER_CHANGED: [
          { guard: { type: 'isPlayer', params: ({ event }) => event }, target: '.starting', actions: 'forgetSession' },
          { target: '.none', actions: 'forgetSession' },
        ],
      },
      initial: 'unknown',
      states: {
        unknown: {},
        /** A visitor. */
        none: {},
        starting: {
          invoke: {
            src: 'startSession',
            input: ({ context }) => context,
            onDone: {
              target: 'given',
              actions: { type: 'storeToken', params: ({ event }) => ({ token: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isRejected', params: ({ event }) => event },
                target: 'rejected',
                actions: { type: 'storeRejection', params: ({ event }) => event },
              },
              { target: 'pausing', actions: ['countFailure', { type: 'report', params: ({ event }) => event }] },
            ],
          },
          initial: 'timely',
          states: { timely: { after: { sessionLimit: 'late' } }, late: {} },
        },
        given: {
          on: {
            SESSION_ENDED: [
              { guard: 'isFirstFailure', target: 'starting', actions: 'countFailure' },
              { target: 'pausing', actions: 'countFailure' },
            ],
          },
          after: { provenAfter: { actions: 'resetFailures' } },
        },
        pausing: { on: { SESSION_WANTED: 'starting' }, after: { pause: 'starting' } },
        rejected: { on: { SESSION_WANTED: 'starting' } },
      },
    },
  },
});
