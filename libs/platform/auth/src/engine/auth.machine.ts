import type { LogoutReason } from '@lobby/contracts';
import { setup } from 'xstate';
import { timings } from '../timings.ts';

/**
 * Why a renewal failed: no answer, no session at the provider, or a rejection with its logout reason.
 */
export type RenewalFailure = 'unreachable' | 'anonymous' | LogoutReason;

export type AuthEvent =
  | { type: 'USER_LOADED' }
  | { type: 'USER_UNLOADED' }
  /** The access token has expired. */
  | { type: 'USER_EXPIRED' }
  | { type: 'SILENT_RENEW_ERROR'; failure: RenewalFailure };

/** Side effects of the machine, given as its input. */
export interface AuthEffects {
  renew: () => void;
  /** The session was rejected: clear it and leave the page. */
  onRejected: (reason: LogoutReason) => void;
  /** The provider has no session: clear ours; the page stays, for a visitor (R-8-004). */
  onAnonymous: () => void;
}

const failures = [
  { guard: 'isRejected', target: '#auth.anonymous', actions: 'endSession' },
  { guard: 'isAnonymous', target: '#auth.anonymous', actions: 'reportAnonymous' },
] as const;

/** Retries until there is an answer: only an answer ends a session. */
const renewal = {
  renewing: {
    entry: 'renew',
    on: { SILENT_RENEW_ERROR: [...failures, { target: 'waiting' }] },
  },
  waiting: { after: { renewRetry: 'renewing' } },
} as const;

/**
 * The session as the lobby shows it (R-4-011, R-4-012). An expired user stays authenticated while
 * a silent sign-in is tried, and is signed out silently when it is rejected (R-4-017, A-035).
 */
export const authMachine = setup({
  types: { events: {} as AuthEvent, context: {} as AuthEffects, input: {} as AuthEffects },
  guards: {
    isRejected: ({ event }) =>
      event.type === 'SILENT_RENEW_ERROR' && event.failure !== 'unreachable' && event.failure !== 'anonymous',
    isAnonymous: ({ event }) => event.type === 'SILENT_RENEW_ERROR' && event.failure === 'anonymous',
  },
  actions: {
    renew: ({ context }) => context.renew(),
    endSession({ context, event }) {
      if (event.type !== 'SILENT_RENEW_ERROR') return;
      const { failure } = event;
      if (failure !== 'unreachable' && failure !== 'anonymous') context.onRejected(failure);
    },
    reportAnonymous: ({ context }) => context.onAnonymous(),
  },
  delays: { renewRetry: () => timings.renewalRetryDelay },
}).createMachine({
  id: 'auth',
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    loading: {
      initial: 'reading',
      on: { USER_LOADED: 'authenticated', USER_UNLOADED: 'anonymous', SILENT_RENEW_ERROR: failures },
      states: {
        reading: { on: { USER_EXPIRED: 'renewing' } },
        ...renewal,
      },
    },
    authenticated: {
      initial: 'fresh',
      on: { USER_LOADED: '.fresh', USER_UNLOADED: 'anonymous', SILENT_RENEW_ERROR: failures },
      states: {
        fresh: { on: { USER_EXPIRED: 'renewing', SILENT_RENEW_ERROR: [...failures, { target: 'waiting' }] } },
        ...renewal,
      },
    },
    anonymous: { on: { USER_LOADED: 'authenticated', USER_EXPIRED: 'loading.renewing' } },
  },
});
