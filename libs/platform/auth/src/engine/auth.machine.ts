import { setup } from 'xstate';
import { renewRetry } from './settings.ts';

export type AuthEvent =
  | { type: 'USER_LOADED' }
  | { type: 'USER_UNLOADED' }
  /** The access token is over, whatever the timers before it have achieved. */
  | { type: 'USER_EXPIRED' }
  /** `refused`: the provider said no; otherwise nobody answered. */
  | { type: 'SILENT_RENEW_ERROR'; refused: boolean };

const refused = { guard: 'isRefused', target: '#auth.anonymous', actions: 'endSession' } as const;

/** Renewing until somebody answers: only an answer ends a session. */
const renewal = {
  renewing: {
    entry: 'renew',
    on: { SILENT_RENEW_ERROR: [refused, { target: 'waiting' }] },
  },
  waiting: { after: { renewRetry: 'renewing' } },
} as const;

/**
 * The session as the lobby shows it (R-4-011, R-4-012). An expired user stays authenticated while
 * a silent sign-in is tried, and is signed out silently when it is refused (R-4-017, A-035).
 */
export const authMachine = setup({
  types: { events: {} as AuthEvent },
  guards: {
    isRefused: ({ event }) => event.type === 'SILENT_RENEW_ERROR' && event.refused,
  },
  actions: {
    renew: () => {},
    endSession: () => {},
  },
  delays: { renewRetry: renewRetry * 1000 },
}).createMachine({
  id: 'auth',
  initial: 'loading',
  states: {
    loading: {
      initial: 'reading',
      on: { USER_LOADED: 'authenticated', USER_UNLOADED: 'anonymous', SILENT_RENEW_ERROR: refused },
      states: {
        reading: { on: { USER_EXPIRED: 'renewing' } },
        ...renewal,
      },
    },
    authenticated: {
      initial: 'fresh',
      on: { USER_LOADED: '.fresh', USER_UNLOADED: 'anonymous', SILENT_RENEW_ERROR: refused },
      states: {
        fresh: { on: { USER_EXPIRED: 'renewing', SILENT_RENEW_ERROR: [refused, { target: 'waiting' }] } },
        ...renewal,
      },
    },
    anonymous: { on: { USER_LOADED: 'authenticated', USER_EXPIRED: 'loading.renewing' } },
  },
});
