import { assign, fromPromise, setup } from 'xstate';
import type { Refusal } from './LaunchGame.ts';

/** How long a game may take until it says that it is ready, in ms. */
export const readyTimeout = 30_000;

interface LaunchContext {
  /** Address of the frame; null outside of `loading` and `playing`. */
  url: string | null;
  refusal: Refusal | null;
}

type LaunchEvent = { type: 'READY' } | { type: 'BROKEN' } | { type: 'RETRY' };

/** One game on the page, from the call that starts it to the end of the frame. Chart only. */
export const launchMachine = setup({
  types: { context: {} as LaunchContext, events: {} as LaunchEvent },
  actors: {
    /** Gives the frame's address; throws `LaunchRefused` or another error. */
    launch: fromPromise<string>(() => Promise.reject(new Error('Not provided: launch'))),
  },
  actions: {
    remember: () => {},
  },
  guards: {
    isFramable: (_, _params: { url: string }): boolean => false,
    isRefusal: (_, _params: { error: unknown }): boolean => false,
  },
  delays: { readyTimeout },
}).createMachine({
  id: 'launch',
  context: { url: null, refusal: null },
  initial: 'launching',
  states: {
    launching: {
      entry: assign({ url: null, refusal: null }),
      invoke: {
        src: 'launch',
        onDone: [
          {
            guard: { type: 'isFramable', params: ({ event }) => ({ url: event.output }) },
            target: 'loading',
            actions: assign({ url: ({ event }) => event.output }),
          },
          { target: 'failed' },
        ],
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'blocked',
            actions: assign({ refusal: ({ event }) => (event.error as { refusal: Refusal }).refusal }),
          },
          { target: 'failed' },
        ],
      },
    },
    loading: {
      on: { READY: 'playing', BROKEN: 'failed' },
      after: { readyTimeout: 'failed' },
    },
    playing: {
      entry: 'remember',
      on: { BROKEN: 'failed' },
    },
    failed: {
      entry: assign({ url: null }),
      on: { RETRY: 'launching' },
    },
    blocked: { type: 'final' },
  },
});
