import type { Instance, OptInStatus } from '@lobby/thrillpots';
import { assign, fromPromise, setup } from 'xstate';
import { timings } from '../timings.ts';

/** Attempts of an automatic opt-in (R-9-031). */
export const AUTO_ATTEMPTS = 3;
/** The socket does not answer: the instance is queried so many times, until it says what was sent. */
export const CHECKS = 5;

export interface OptInChoice {
  optIn: boolean;
  /** Raw contribution option. */
  contribution: number;
}

export interface OptInInput {
  fetchStatus: (signal: AbortSignal) => Promise<Instance>;
  /** `isAutomatic`: only if the player has still not chosen when it is sent. */
  send: (choice: OptInChoice, options: { isAutomatic: boolean; signal: AbortSignal }) => Promise<void>;
  /** Notifies the player's other windows that what applies has changed. */
  announce: () => void;
  /** Made for a player who has never chosen; null where nothing may be chosen for the player (R-4-040, A-104). */
  automatic: OptInChoice | null;
}

interface OptInContext extends OptInInput {
  /** What the service has said last; null where it knows nothing of the player. */
  status: OptInStatus | null;
  /** The player's choice that is being carried out. */
  choice: OptInChoice | null;
  attempts: number;
  checks: number;
}

export type OptInEvent =
  /** The player has chosen. */
  | { type: 'CHOOSE'; choice: OptInChoice }
  /** The player may have chosen elsewhere. */
  | { type: 'REFRESH' }
  | { type: 'RELOAD' };

const says = (status: OptInStatus | null, choice: OptInChoice | null): boolean =>
  choice !== null &&
  (status?.optedIn ?? false) === choice.optIn &&
  (!choice.optIn || (status?.contribution ?? choice.contribution) === choice.contribution);

/** What the instance call has answered. */
const storeStatus = {
  type: 'storeStatus',
  params: ({ event }: { event: { output: Instance } }) => event.output.optIn,
} as const;

/** The player's part in the jackpot: loading, true, false or failed (R-4-039). Shown is what the service has said. */
export const optInMachine = setup({
  types: { context: {} as OptInContext, events: {} as OptInEvent, input: {} as OptInInput },
  actors: {
    fetchStatus: fromPromise<Instance, OptInInput>(({ input, signal }) => input.fetchStatus(signal)),
    sendChoice: fromPromise<void, OptInContext>(async ({ input: { send, choice, attempts }, signal }) => {
      if (choice) await send(choice, { isAutomatic: attempts > 0, signal });
    }),
  },
  actions: {
    storeStatus: assign({ status: (_, status: OptInStatus | null) => status }),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { choice: event.choice, attempts: 0, checks: 0 } : {})),
    chooseAutomatically: assign(({ context }) => ({
      choice: context.automatic,
      attempts: context.attempts + 1,
      checks: 0,
    })),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    forgetChoice: assign({ choice: null, attempts: 0, checks: 0 }),
    announce: ({ context }) => context.announce(),
    log: () => console.error('Failed to fetch jackpot status'),
  },
  guards: {
    /** Nobody has chosen, and the lobby may (R-4-040, A-104). */
    mayChoose: ({ context }, status: OptInStatus | null) => context.automatic !== null && status?.hasChosen !== true,
    isCarriedOut: ({ context }, status: OptInStatus | null) => says(status, context.choice),
    mayRetry: ({ context }) => context.attempts > 0 && context.attempts < AUTO_ATTEMPTS,
    hasChecksLeft: ({ context }) => context.checks < CHECKS,
    isLeaving: ({ event }) => event.type === 'CHOOSE' && !event.choice.optIn,
    hasOptedIn: ({ context }) => context.choice?.optIn === true,
  },
  delays: {
    confirmation: () => timings.confirmationDuration,
    checkInterval: () => timings.optInCheckInterval,
  },
}).createMachine({
  id: 'optIn',
  context: ({ input }) => ({ ...input, status: null, choice: null, attempts: 0, checks: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'fetchStatus',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'mayChoose', params: ({ event }) => event.output.optIn },
            target: 'changing',
            actions: [storeStatus, 'chooseAutomatically'],
          },
          { target: 'settled', actions: [storeStatus, 'forgetChoice'] },
        ],
        onError: { target: 'failed', actions: ['log', 'forgetChoice'] },
      },
    },
    changing: {
      tags: 'loading',
      initial: 'sending',
      // The last press counts.
      on: { CHOOSE: { target: '.sending', actions: 'choose', reenter: true } },
      states: {
        sending: {
          invoke: {
            src: 'sendChoice',
            input: ({ context }) => context,
            onDone: 'asking',
            onError: 'rejected',
          },
        },
        asking: {
          entry: 'countCheck',
          invoke: {
            src: 'fetchStatus',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'isCarriedOut', params: ({ event }) => event.output.optIn },
                target: 'carriedOut',
                actions: storeStatus,
              },
              { guard: 'hasChecksLeft', target: 'waiting' },
              { target: 'rejected' },
            ],
            onError: { target: 'rejected', actions: 'log' },
          },
        },
        waiting: { after: { checkInterval: 'asking' } },
        carriedOut: {
          entry: 'announce',
          always: [
            { guard: 'hasOptedIn', target: '#optIn.settled.confirmed', actions: 'forgetChoice' },
            { target: '#optIn.settled', actions: 'forgetChoice' },
          ],
        },
        rejected: {
          always: [
            // From the start, as the player may have chosen meanwhile.
            { guard: 'mayRetry', target: '#optIn.loading' },
            { target: '#optIn.failed', actions: 'forgetChoice' },
          ],
        },
      },
    },
    settled: {
      initial: 'quiet',
      on: { CHOOSE: { target: 'changing', actions: 'choose' } },
      states: {
        quiet: { on: { REFRESH: 'refreshing' } },
        confirmed: { after: { confirmation: 'quiet' } },
        refreshing: {
          invoke: {
            src: 'fetchStatus',
            input: ({ context }) => context,
            onDone: { target: 'quiet', actions: storeStatus },
            // What was known stays: the player has requested nothing.
            onError: { target: 'quiet', actions: 'log' },
          },
        },
      },
    },
    failed: {
      on: {
        RELOAD: 'loading',
        // Whatever applies, the player can leave.
        CHOOSE: { guard: 'isLeaving', target: 'changing', actions: 'choose' },
      },
    },
  },
});
