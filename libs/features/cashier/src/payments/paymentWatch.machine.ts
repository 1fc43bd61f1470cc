import type { TransactionState } from '@lobby/contracts';
import { assign, fromPromise, setup } from 'xstate';
import type { UnderWay } from './underWay.ts';
import { timings } from '../timings.ts';

/** What the platform has of a payment. */
export interface PaymentReport {
  /** Null: the platform knows of none, or not yet. */
  transaction: { id: string; state: TransactionState; amount: string; currency: string } | null;
  /** Since it was sent, by the platform's clock, in ms. */
  age: number;
}

export interface PaymentWatchInput {
  payment: UnderWay;
  /** @throws the error of the request */
  ask: (payment: UnderWay) => Promise<PaymentReport>;
  tellOutcome: (transaction: NonNullable<PaymentReport['transaction']>) => void;
  tellPending: (transaction: NonNullable<PaymentReport['transaction']>) => void;
  /** The platform never heard of it. */
  tellUnknown: () => void;
  /** Too old to be told of. */
  forget: () => void;
}

interface PaymentWatchContext extends PaymentWatchInput {
  attempts: number;
  isPendingTold: boolean;
}

/** Asks the platform for the outcome of a payment that no cashier on screen tells of. */
export const paymentWatchMachine = setup({
  types: {
    input: {} as PaymentWatchInput,
    context: {} as PaymentWatchContext,
    /** Something has happened that may be the answer: a push of the balance, or the network is back. */
    events: {} as { type: 'ASK' },
  },
  actors: {
    ask: fromPromise<PaymentReport, PaymentWatchInput>(({ input }) => input.ask(input.payment)),
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tellOutcome({ context }, { transaction }: PaymentReport) {
      if (transaction) context.tellOutcome(transaction);
    },
    tellPending({ context }, { transaction }: PaymentReport) {
      if (transaction) context.tellPending(transaction);
    },
    storePendingTold: assign({ isPendingTold: true }),
    tellUnknown: ({ context }) => context.tellUnknown(),
    forget: ({ context }) => context.forget(),
  },
  guards: {
    // A withdrawal is the player's no more once it is requested; its way stands in the history.
    isDecided: ({ context }, { transaction }: PaymentReport) =>
      transaction !== null && (transaction.state !== 'Initialized' || context.payment.type === 'Withdrawal'),
    isUnknown: (_, { transaction, age }: PaymentReport) => transaction === null && age > timings.unknownPaymentTimeout,
    isForgotten: (_, { age }: PaymentReport) => age > timings.paymentCheckDuration,
    isPendingUntold: ({ context }, { transaction }: PaymentReport) => transaction !== null && !context.isPendingTold,
  },
  delays: {
    untilNext: ({ context }) =>
      Math.min(timings.paymentCheckInterval * 2 ** (context.attempts - 1), timings.maxPaymentCheckInterval),
  },
}).createMachine({
  id: 'paymentWatch',
  context: ({ input }) => ({ ...input, attempts: 0, isPendingTold: input.payment.isPendingTold }),
  initial: 'asking',
  states: {
    asking: {
      entry: 'countAttempt',
      invoke: {
        src: 'ask',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'tellOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isForgotten', params: ({ event }) => event.output },
            target: 'over',
            actions: 'forget',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'over',
            actions: 'tellUnknown',
          },
          {
            guard: { type: 'isPendingUntold', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'tellPending', params: ({ event }) => event.output }, 'storePendingTold'],
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      after: { untilNext: 'asking' },
      on: { ASK: 'asking' },
    },
    over: { type: 'final' },
  },
});
