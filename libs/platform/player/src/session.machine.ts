import { setup } from 'xstate';

type SessionEvent =
  | { type: 'TOKEN' }
  | { type: 'NO_TOKEN' }
  | { type: 'FOUND' }
  | { type: 'MISSING' }
  | { type: 'FAILED' }
  | { type: 'RETRY' };

/**
 * From a token to a player, or to none. A state's tag is the player status of R-4-013. Only the
 * server's own word that there is no player, or the loss of the token, signs out: a failing
 * network never does. What cannot be reached is asked for by itself from time to time, without
 * another word: the player may have closed the message.
 */
export const sessionMachine = setup({
  types: { events: {} as SessionEvent },
  actions: { ask: () => {}, tellUnreachable: () => {}, tellReachable: () => {} },
  actors: {},
  delays: { pause: 5000, longPause: 30_000 },
}).createMachine({
  id: 'session',
  initial: 'withToken',
  states: {
    withToken: {
      initial: 'asking',
      on: { NO_TOKEN: 'withoutToken', FOUND: '.found', MISSING: '.missing' },
      states: {
        asking: { tags: 'LOADING', entry: 'ask', on: { FAILED: 'pausing', RETRY: 'asking' } },
        pausing: { tags: 'LOADING', after: { pause: 'askingAgain' }, on: { RETRY: 'askingAgain' } },
        askingAgain: { tags: 'LOADING', entry: 'ask', on: { FAILED: 'unreachable' } },
        unreachable: {
          tags: 'LOADING',
          entry: 'tellUnreachable',
          exit: 'tellReachable',
          initial: 'waiting',
          on: { RETRY: 'askingAgain', TOKEN: '.asking' },
          states: {
            waiting: { after: { longPause: 'asking' } },
            asking: { entry: 'ask', on: { FAILED: 'waiting' } },
          },
        },
        found: { tags: 'LOGGED_IN' },
        missing: { tags: 'LOGGED_OUT' },
      },
    },
    withoutToken: { tags: 'LOGGED_OUT', on: { TOKEN: 'withToken' } },
  },
});
