import type { PaymentTransactionType } from '@lobby/contracts';
import { type DataClient, graphql, isNotOffered, type ResultOf, toLobbyError } from '@lobby/data';
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

/** The sign-in that the platform wants the identity provider to ask for first (RFC 9470). */
const requiredSignInSchema = v.object({
  type: v.literal('$SecondFactorRequired'),
  acrValues: v.pipe(v.string(), v.nonEmpty()),
  /** In seconds. */
  maxAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type RequiredSignIn = Pick<v.InferOutput<typeof requiredSignInSchema>, 'acrValues' | 'maxAge'>;

/** The platform refuses this player's payments of this type; a retry does not help. */
export class SessionRefusal extends Error {
  readonly types: readonly string[];
  /** What lifts the refusal; null: nothing that the player can do here. */
  readonly requiredSignIn: RequiredSignIn | null;
  constructor(types: readonly string[], requiredSignIn: RequiredSignIn | null = null) {
    super(`The cashier session was refused: ${types.join(', ')}`);
    this.types = types;
    this.requiredSignIn = requiredSignIn;
  }
}

/** The platform has no sessions of the cashier. */
export const notOffered = 'NotOffered';

const refusals: ReadonlySet<string> = new Set([
  'DepositsBlocked',
  'WithdrawalsBlocked',
  'DepositLimitExceeded',
  'SecondFactorRequired',
  'KycRequired',
  'SourceOfWealthRequired',
]);

function requiredSignInOf(errors: readonly { extensions: unknown }[]): RequiredSignIn | null {
  for (const { extensions } of errors) {
    const parsed = v.safeParse(requiredSignInSchema, extensions);
    if (parsed.success) return parsed.output;
  }
  return null;
}

/** @throws SessionRefusal, or the error of the request. */
export async function startSession(client: DataClient, method: PaymentTransactionType): Promise<CashierSession> {
  const { data, error } = await client.urql.mutation(StartCashierSession, { method }).toPromise();
  if (data) return data.startCashierSession;
  if (!error) throw new Error('The cashier session is empty.');
  if (isNotOffered(error)) throw new SessionRefusal([notOffered]);
  const types = toLobbyError(error).types.filter((type) => refusals.has(type));
  throw types.length > 0 ? new SessionRefusal(types, requiredSignInOf(error.graphQLErrors)) : error;
}

type CashierVisitEvent = HostedCashierEvent | { type: 'RETRY' };

export interface CashierVisitInput {
  /** @throws SessionRefusal */
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
  refusal: SessionRefusal | null;
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
    storeRefusal: assign((_, refusal: SessionRefusal) => ({ refusal })),
    reportSuccess({ context, event }) {
      assertEvent(event, 'SUCCEEDED');
      context.onSuccess(event.payment);
    },
    reportSubmission: ({ context }) => context.onSubmit(),
    reportRetraction: ({ context }) => context.onRetract(),
    reportDecline: ({ context }) => context.onDecline(),
    reportPending: ({ context }) => context.onPending(),
  },
  guards: { isRefusal: (_, { error }: { error: unknown }) => error instanceof SessionRefusal },
  delays: { loadLimit: () => timings.cashierTimeout },
}).createMachine({
  id: 'cashierVisit',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'startSession',
        input: ({ context }) => context,
        onDone: 'visiting',
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'storeRefusal', params: ({ event }) => event.error as SessionRefusal },
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
    refused: {},
    unavailable: { on: { RETRY: 'starting' } },
    completed: { type: 'final' },
  },
});
