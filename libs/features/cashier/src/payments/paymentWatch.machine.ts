import type { TransactionState } from '@lobby/contracts';
import { assign, fromPromise, setup } from 'xstate';
import type { UnderWay } from './underWay.ts';
import { timings } from '../timings.ts';

/** What the platform knows of a payment. */
export interface PaymentReport {
  /** Null: the platform has no transaction, or not yet. */
  transaction: { id: string; state: TransactionState; amount: string; currency: string } | null;
  /** Since it was sent, by the platform's clock, in ms. */
  age: number;
}

export interface PaymentWatchInput {
  payment: UnderWay;
  /** @throws the error of the request */
  fetchReport: (payment: UnderWay) => Promise<PaymentReport>;
  showOutcome: (transaction: NonNullable<PaymentReport['transaction']>) => void;
  showPending: (transaction: NonNullable<PaymentReport['transaction']>) => void;
  /** The platform has never received it. */
  showUnknown: () => void;
  /** It is too old for a message. */
  giveUp: () => void;
}

interface PaymentWatchContext extends PaymentWatchInput {
  attempts: number;
  isPendingShown: boolean;
}

/** Requests the outcome of a payment that no cashier on screen shows. */
export const paymentWatchMachine = setup({
  types: {
    input: {} as PaymentWatchInput,
    context: {} as PaymentWatchContext,
    /** Something has happened that may be the answer: a push of the balance, or the network is back. */
    events: {} as { type: 'CHECK' },
  },
  actors: {
    fetchReport: fromPromise<PaymentReport, PaymentWatchInput>(({ input }) => input.fetchReport(input.payment)),
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    showOutcome({ context }, { transaction }: PaymentReport) {
      if (transaction) context.showOutcome(transaction);
    },
    showPending({ context }, { transaction }: PaymentReport) {
      if (transaction) context.showPending(transaction);
    },
    storePendingShown: assign({ isPendingShown: true }),
    showUnknown: ({ context }) => context.showUnknown(),
    giveUp: ({ context }) => context.giveUp(),
  },
  guards: {
    // A withdrawal is the player's no more once it is requested; its way stands in the history.
    isDecided: ({ context }, { transaction }: PaymentReport) =>
      transaction !== null && (transaction.state !== 'Initialized' || context.payment.type === 'Withdrawal'),
    isUnknown: (_, { transaction, age }: PaymentReport) => transaction === null && age > timings.unknownPaymentTimeout,
    isTooOld: (_, { age }: PaymentReport) => age > timings.paymentCheckDuration,
    isPendingNew: ({ context }, { transaction }: PaymentReport) => transaction !== null && !context.isPendingShown,
  },
  delays: {
    untilNext: ({ context }) =>
      Math.min(timings.paymentCheckInterval * 2 ** (context.attempts - 1), timings.maxPaymentCheckInterval),
  },
}).createMachine({
  id: 'paymentWatch',
  context: ({ input }) => ({ ...input, attempts: 0, isPendingShown: input.payment.isPendingTold }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'countAttempt',
      invoke: {
        src: 'fetchReport',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'showOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTooOld', params: ({ event }) => event.output },
            target: 'over',
            actions: 'giveUp',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'over',
            actions: 'showUnknown',
          },
          {
            guard: { type: 'isPendingNew', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'showPending', params: ({ event }) => event.output }, 'storePendingShown'],
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      after: { untilNext: 'checking' },
      on: { CHECK: 'checking' },
    },
    over: { type: 'final' },
  },
});
