import { exponentialBackoff } from '@lobby/runtime';
import { assign, fromPromise, setup } from 'xstate';
import { timings } from '../timings.ts';

export interface DropsInput {
  /** Asks all sources and keeps what they answer; rejects where none has answered. */
  fetchDrops: (signal: AbortSignal) => Promise<void>;
  /** Whether there is any drop to show, or to wait for. */
  hasDrops: () => boolean;
  /** Whether the service still tells a drop that is over. */
  hasEnded: () => boolean;
  /** Milliseconds until a drop begins or ends, by the service's clock. */
  untilChange: () => number;
  /** Tells the views where things stand. */
  publish: (status: 'loading' | 'ready' | 'failed') => void;
}

interface DropsContext extends DropsInput {
  /** Requests in a row that have reported a drop that is over. */
  pauses: number;
}

/** Before the drops are requested again: 1.5 s after zero (R-4-054), then twice as long each time. */
const pauseBefore = exponentialBackoff(() => ({ first: timings.dropsDelay, max: timings.maxDropsDelay }));

/** The drops of the page: requested, counted down, and requested again once one of them is over. */
export const dropsMachine = setup({
  types: { input: {} as DropsInput, context: {} as DropsContext, events: {} as { type: 'RETRY' } },
  actors: {
    fetchDrops: fromPromise<void, DropsInput>(({ input, signal }) => input.fetchDrops(signal)),
  },
  actions: {
    tellLoading: ({ context }) => context.publish(context.hasDrops() ? 'ready' : 'loading'),
    tellReady: ({ context }) => context.publish('ready'),
    tellFailed: ({ context }) => context.publish('failed'),
    countPause: assign({ pauses: ({ context }) => context.pauses + 1 }),
    resetPauses: assign({ pauses: 0 }),
  },
  guards: {
    hasDrops: ({ context }) => context.hasDrops(),
    hasEnded: ({ context }) => context.hasEnded(),
  },
  delays: {
    untilChange: ({ context }) => Math.max(1, Math.ceil(Math.min(context.untilChange(), timings.clockCheckInterval))),
    pause: ({ context }) => pauseBefore(context.pauses),
    failedPause: () => timings.dropsRetryDelay,
  },
}).createMachine({
  id: 'drops',
  context: ({ input }) => ({ ...input, pauses: 0 }),
  initial: 'fetching',
  states: {
    fetching: {
      entry: 'tellLoading',
      invoke: {
        src: 'fetchDrops',
        input: ({ context }) => context,
        onDone: 'checking',
        onError: [{ guard: 'hasDrops', target: 'checking' }, { target: 'failed' }],
      },
    },
    checking: {
      always: [{ guard: 'hasEnded', target: 'ended' }, { target: 'counting' }],
    },
    counting: {
      entry: ['resetPauses', 'tellReady'],
      after: { untilChange: 'checking' },
      on: { RETRY: 'fetching' },
    },
    ended: {
      entry: 'tellReady',
      exit: 'countPause',
      after: { pause: 'fetching' },
      on: { RETRY: 'fetching' },
    },
    failed: {
      entry: 'tellFailed',
      after: { failedPause: 'fetching' },
      on: { RETRY: 'fetching' },
    },
  },
});
