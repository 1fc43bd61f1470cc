import { assertEvent, fromCallback, fromPromise } from 'xstate';
import type { HostedCashierEvent, Payment } from '../hostedCashier.ts';
import { depositMachine, type DepositEvent } from './deposit.machine.ts';
import { SessionRefusal, type CashierSession } from './session.ts';

/** A cashier that has said nothing for this long does not come (its own limit is the same). */
export const CASHIER_LOAD_LIMIT_MS = 10_000;

interface DepositDependencies {
  /** @throws SessionRefusal */
  startSession: () => Promise<CashierSession>;
  /** Shows the hosted cashier until the returned function is called. */
  showCashier: (session: CashierSession, tell: (event: HostedCashierEvent) => void) => () => void;
  onSuccess: (payment: Payment) => void;
  onDecline: () => void;
  onPending: () => void;
}

/** The chart of a visit with its surroundings. */
export function depositLogic({ startSession, showCashier, onSuccess, onDecline, onPending }: DepositDependencies) {
  return depositMachine.provide({
    actors: {
      startSession: fromPromise<CashierSession>(startSession),
      hostedCashier: fromCallback<DepositEvent, CashierSession>(({ input, sendBack }) => showCashier(input, sendBack)),
    },
    actions: {
      reportSuccess({ event }) {
        assertEvent(event, 'SUCCEEDED');
        onSuccess(event.payment);
      },
      reportDecline: onDecline,
      reportPending: onPending,
    },
    guards: {
      isRefusal: (_, { error }) => error instanceof SessionRefusal,
    },
    delays: { loadLimit: CASHIER_LOAD_LIMIT_MS },
  });
}
