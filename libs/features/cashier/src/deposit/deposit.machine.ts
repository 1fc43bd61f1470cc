import { notProvided } from '@lobby/host';
import { assign, fromCallback, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { HostedCashierEvent } from '../hostedCashier.ts';
import type { CashierSession, SessionRefusal } from './session.ts';

interface DepositContext {
  /** Error types of a refused session, such as `DepositsBlocked`. */
  refusal: readonly string[];
}

export type DepositEvent = HostedCashierEvent | { type: 'RETRY' };

/** The session that has just been started: `visiting` is entered by its arrival alone. */
const sessionOf = ({ event }: { event: unknown }) => (event as DoneActorEvent<CashierSession>).output;

/** A visit to the cashier: a session, its page, and what comes of it. */
export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
  },
  actors: {
    startSession: fromPromise<CashierSession>(notProvided),
    hostedCashier: fromCallback<DepositEvent, CashierSession>(notProvided),
  },
  actions: {
    reportSuccess: notProvided,
    reportDecline: notProvided,
    reportPending: notProvided,
  },
  guards: { isRefusal: notProvided as (args: unknown, params: { error: unknown }) => boolean },
  delays: { loadLimit: notProvided },
}).createMachine({
  id: 'deposit',
  context: { refusal: [] },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'startSession',
        onDone: 'visiting',
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: assign({ refusal: ({ event }) => (event.error as SessionRefusal).types }),
          },
          { target: 'unavailable' },
        ],
      },
    },
    visiting: {
      initial: 'loading',
      invoke: { src: 'hostedCashier', input: sessionOf },
      on: {
        LOAD_FAILED: 'unavailable',
        SUBMITTED: '.paying',
        SUCCEEDED: { target: 'completed', actions: 'reportSuccess' },
        DECLINED: { target: '.ready', actions: 'reportDecline' },
        PENDING: { target: '.ready', actions: 'reportPending' },
      },
      states: {
        loading: {
          after: { loadLimit: '#deposit.unavailable' },
          on: { LOADED: 'ready' },
        },
        ready: {},
        /** Nobody here knows what comes of a payment: it is not to be called off by a failing frame. */
        paying: {
          on: { TAKEN_BACK: 'ready', LOAD_FAILED: {} },
        },
      },
    },
    refused: {},
    unavailable: { on: { RETRY: 'starting' } },
    completed: { type: 'final' },
  },
});
