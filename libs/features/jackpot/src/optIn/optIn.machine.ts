import type { Instance, OptInStatus } from '@lobby/services';
import { assign, fromPromise, setup } from 'xstate';

/** Attempts of an automatic opt-in (R-9-031). */
export const AUTO_ATTEMPTS = 3;
/** How long the confirmation stays (R-9-027). */
export const CONFIRMATION_MS = 4000;
/** The socket does not answer: the instance is asked so many times, this far apart, until it says what was sent. */
export const CHECKS = 5;
export const CHECK_EVERY_MS = 1000;

export interface Choice {
  optIn: boolean;
  /** Raw contribution option. */
  contribution: number;
}

export interface OptInInput {
  fetchStatus: () => Promise<Instance>;
  send: (choice: Choice) => Promise<void>;
  /** Made for a player who has never chosen; null where nothing may be chosen for the player (R-4-040, A-104). */
  automatic: Choice | null;
}

interface OptInContext extends OptInInput {
  /** What the service has said last; null where it knows nothing of the player. */
  status: OptInStatus | null;
  /** The player's choice that is being carried out. */
  choice: Choice | null;
  attempts: number;
  checks: number;
}

export type OptInEvent =
  /** The player has chosen. */
  | { type: 'CHOOSE'; choice: Choice }
  /** The player may have chosen elsewhere. */
  | { type: 'REFRESH' }
  | { type: 'RELOAD' };

const says = (status: OptInStatus | null, choice: Choice | null): boolean =>
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
    fetchStatus: fromPromise<Instance, OptInInput>(({ input }) => input.fetchStatus()),
    sendChoice: fromPromise<void, { send: OptInInput['send']; choice: Choice | null }>(async ({ input }) => {
      if (input.choice) await input.send(input.choice);
    }),
  },
  actions: {
    storeStatus: assign({ status: (_, status: OptInStatus | null) => status }),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { choice: event.choice } : {})),
    chooseAutomatically: assign(({ context }) => ({
      choice: context.automatic,
      attempts: context.attempts + 1,
      checks: 0,
    })),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    forgetChoice: assign({ choice: null, attempts: 0, checks: 0 }),
    log: () => console.error('Failed to fetch jackpot status'),
  },
  guards: {
    /** Nobody has chosen, and the lobby may (R-4-040, A-104). */
    mayChoose: ({ context }, status: OptInStatus | null) => context.automatic !== null && status?.hasChosen !== true,
    isCarriedOut: ({ context }, status: OptInStatus | null) => says(status, context.choice),
    mayRetry: ({ context }) => context.attempts > 0 && context.attempts < AUTO_ATTEMPTS,
    hasChecksLeft: ({ context }) => context.checks < CHECKS,
    hasOptedIn: ({ context }) => context.choice?.optIn === true,
  },
  delays: { confirmation: CONFIRMATION_MS, checkInterval: CHECK_EVERY_MS },
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
          { target: 'settled', actions: storeStatus },
        ],
        onError: { target: 'failed', actions: 'log' },
      },
    },
    changing: {
      tags: 'loading',
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            src: 'sendChoice',
            input: ({ context: { send, choice } }) => ({ send, choice }),
            onDone: 'asking',
            onError: 'refused',
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
              { target: 'refused' },
            ],
            onError: { target: 'refused', actions: 'log' },
          },
        },
        waiting: { after: { checkInterval: 'asking' } },
        carriedOut: {
          always: [
            { guard: 'hasOptedIn', target: '#optIn.settled.confirmed', actions: 'forgetChoice' },
            { target: '#optIn.settled', actions: 'forgetChoice' },
          ],
        },
        refused: {
          always: [
            { guard: 'mayRetry', target: 'sending', actions: 'chooseAutomatically' },
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
            // What was known stays: the player has asked for nothing.
            onError: { target: 'quiet', actions: 'log' },
          },
        },
      },
    },
    failed: { on: { RELOAD: 'loading' } },
  },
});
