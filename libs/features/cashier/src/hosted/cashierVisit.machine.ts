import type { PaymentTransactionType } from '@lobby/contracts';
import {
  command,
  type DataClient,
  type Failure,
  graphql,
  Rejection,
  type RejectionOf,
  type ResultOf,
} from '@lobby/data';
import * as v from 'valibot';
import { assertEvent, assign, fromCallback, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { HostedCashierEvent, Payment } from './hostedCashier.ts';
import { timings } from '../timings.ts';

const StartCashierSession = graphql(`
  mutation StartCashierSession($method: PaymentTransactionType!) {
    startCashierSession(method: $method) {
      sessionId
      userId
      merchantId
      currency
      startedAt
    }
  }
`);

/** A short-lived session of the hosted cashier, for one player, one transaction type and one currency. */
export type CashierSession = ResultOf<typeof StartCashierSession>['startCashierSession'];

/** The sign-in that the platform requires first, as parameters for the identity provider (RFC 9470). */
const requiredSignInSchema = v.object({
  type: v.literal('$SecondFactorRequired'),
  acrValues: v.pipe(v.string(), v.nonEmpty()),
  /** In seconds. */
  maxAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type RequiredSignIn = Pick<v.InferOutput<typeof requiredSignInSchema>, 'acrValues' | 'maxAge'>;

/** Why the platform rejects this player's payments of this type; a retry does not help. */
const startCashierSession = command(StartCashierSession, {
  rejections: [
    'NotOffered',
    'DepositsBlocked',
    'WithdrawalsBlocked',
    'DepositLimitExceeded',
    'SecondFactorRequired',
    'KycRequired',
    'SourceOfWealthRequired',
  ],
});
type SessionRejection = Rejection<RejectionOf<typeof startCashierSession>>;

/** @throws Rejection, or the error of the request */
export const openCashierSession = async (client: DataClient, method: PaymentTransactionType): Promise<CashierSession> =>
  (await startCashierSession(client, { method })).startCashierSession;

/** What lifts a rejection; null: nothing that the player can do here. */
export function requiredSignInOf({ extensions }: SessionRejection): RequiredSignIn | null {
  for (const each of extensions) {
    const parsed = v.safeParse(requiredSignInSchema, each);
    if (parsed.success) return parsed.output;
  }
  return null;
}

type CashierVisitEvent = HostedCashierEvent | { type: 'RETRY' };

export interface CashierVisitInput {
  /** @throws Rejection */
  startSession: () => Promise<CashierSession>;
  /** Shows the hosted cashier until the returned function is called. */
  showCashier: (session: CashierSession, onEvent: (event: HostedCashierEvent) => void) => () => void;
  /** The player has sent a payment. */
  onSubmit: () => void;
  /** It is not made. */
  onRetract: () => void;
  onSuccess: (payment: Payment) => void;
  onDecline: () => void;
  onPending: () => void;
}

interface CashierVisitContext extends CashierVisitInput {
  /** Why the platform does not start the session. */
  rejection: SessionRejection | null;
}

/** One visit to the hosted cashier: its session, its frame, and the outcome of each payment in it. */
export const cashierVisitMachine = setup({
  types: {
    context: {} as CashierVisitContext,
    events: {} as CashierVisitEvent,
    input: {} as CashierVisitInput,
  },
  actors: {
    startSession: fromPromise<CashierSession, CashierVisitInput>(({ input }) => input.startSession()),
    hostedCashier: fromCallback<
      CashierVisitEvent,
      { session: CashierSession; showCashier: CashierVisitInput['showCashier'] }
    >(({ input, sendBack }) => input.showCashier(input.session, sendBack)),
  },
  actions: {
    storeRejection: assign((_, { error }: Failure) => ({ rejection: error as SessionRejection })),
    reportSuccess({ context, event }) {
      assertEvent(event, 'SUCCEEDED');
      context.onSuccess(event.payment);
    },
    reportSubmission: ({ context }) => context.onSubmit(),
    reportRetraction: ({ context }) => context.onRetract(),
    reportDecline: ({ context }) => context.onDecline(),
    reportPending: ({ context }) => context.onPending(),
  },
  guards: { isRejected: (_, { error }: Failure) => error instanceof Rejection },
  delays: { loadLimit: () => timings.cashierTimeout },
}).createMachine({
  id: 'cashierVisit',
  context: ({ input }) => ({ ...input, rejection: null }),
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'startSession',
        input: ({ context }) => context,
        onDone: 'visiting',
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          { target: 'unavailable' },
        ],
      },
      on: { RETRY: { target: 'starting', reenter: true } },
    },
    visiting: {
      initial: 'loading',
      invoke: {
        src: 'hostedCashier',
        // Entered only by `startSession done`.
        input: ({ context, event }) => ({
          session: (event as unknown as DoneActorEvent<CashierSession>).output,
          showCashier: context.showCashier,
        }),
      },
      on: {
        LOAD_FAILED: 'unavailable',
        SUBMITTED: { target: '.paying', actions: 'reportSubmission' },
        SUCCEEDED: { target: 'completed', actions: 'reportSuccess' },
        DECLINED: { target: '.ready', actions: 'reportDecline' },
        PENDING: { target: '.ready', actions: 'reportPending' },
      },
      states: {
        loading: {
          after: { loadLimit: '#cashierVisit.unavailable' },
          on: { LOADED: 'ready', RETRY: '#cashierVisit.starting' },
        },
        ready: {},
        /** The outcome is unknown here: a frame that fails now must not look like a cancelled payment. */
        paying: {
          on: { RETRACTED: { target: 'ready', actions: 'reportRetraction' }, LOAD_FAILED: {} },
        },
      },
    },
    rejected: {},
    unavailable: { on: { RETRY: 'starting' } },
    completed: { type: 'final' },
  },
});
