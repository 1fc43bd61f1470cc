import type { SourceOfWealth } from '@lobby/contracts';
import { type Failure, rejectionIn } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';
import { timings } from '../timings.ts';

/** Why the platform rejects; anything else that goes wrong is a failure that may pass. */
export const declarationRejections = ['SourceOfWealthIncomplete', 'SourceOfWealthNotRequired'] as const;
export type DeclarationRejection = (typeof declarationRejections)[number];

/** Requests to the platform. Each may be sent again when its response was lost. */
export type DeclarationRequest =
  /** All that is ticked of one source. */
  | { type: 'save'; kind: SourceOfWealth; optionIds: readonly string[] }
  | { type: 'complete'; kind: SourceOfWealth }
  | { type: 'submit' };

export interface DeclarationInput {
  /** Resolves once the platform has it. @throws Rejection, or the error of the request */
  send: (request: DeclarationRequest) => Promise<void>;
}

interface DeclarationContext extends DeclarationInput {
  /** Requests still to be sent, in this order; the first one may be in flight. */
  queue: readonly DeclarationRequest[];
  rejection: DeclarationRejection | null;
}

export type DeclarationEvent =
  | { type: 'REQUEST'; request: DeclarationRequest }
  | { type: 'RETRY' }
  /** The player has read why it was rejected. */
  | { type: 'CONTINUE' };

const isSame = (one: DeclarationRequest, other: DeclarationRequest): boolean =>
  one.type === other.type && (one.type === 'submit' || one.kind === (other as typeof one).kind);

/**
 * Adds a request. It replaces a queued request of the same type and source, so that no request is queued twice.
 *
 * @param inFlight how many requests at the front are in flight
 */
function enqueue(queue: readonly DeclarationRequest[], request: DeclarationRequest, inFlight: number) {
  const index = queue.findIndex((each, place) => place >= inFlight && isSame(each, request));
  return index === -1 ? [...queue, request] : queue.with(index, request);
}

/**
 * One player's declaration of the sources of their wealth. Requests are sent one after the other, in the order in which
 * they were made: later ticks never arrive before earlier ones, and nothing is submitted before it is saved.
 */
export const declarationMachine = setup({
  types: {
    input: {} as DeclarationInput,
    context: {} as DeclarationContext,
    events: {} as DeclarationEvent,
  },
  actors: {
    send: fromPromise<void, DeclarationContext>(async ({ input: { queue, send } }) => {
      const [first] = queue;
      if (first) await send(first);
    }),
  },
  actions: {
    enqueue: assign(
      ({ context: { queue } }, { request, inFlight = 0 }: { request: DeclarationRequest; inFlight?: number }) => ({
        queue: enqueue(queue, request, inFlight),
        rejection: null,
      }),
    ),
    dequeue: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    /** What follows a rejected request was made without knowing of it. */
    storeRejection: assign((_, { error }: Failure) => ({
      rejection: rejectionIn<DeclarationRejection>(error),
      queue: [],
    })),
    clearRejection: assign({ rejection: null }),
  },
  guards: {
    hasMore: ({ context: { queue } }) => queue.length > 1,
    isRejected: (_, { error }: Failure) => rejectionIn(error) !== null,
  },
  delays: { resendDelay: () => timings.declarationRetryDelay },
}).createMachine({
  id: 'declaration',
  context: ({ input }) => ({ ...input, queue: [], rejection: null }),
  initial: 'saved',
  states: {
    /** The platform has all of it. */
    saved: {
      on: {
        REQUEST: {
          target: 'sending',
          actions: { type: 'enqueue', params: ({ event: { request } }) => ({ request }) },
        },
      },
    },
    sending: {
      on: {
        REQUEST: { actions: { type: 'enqueue', params: ({ event: { request } }) => ({ request, inFlight: 1 }) } },
      },
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: [
          { guard: 'hasMore', target: 'sending', reenter: true, actions: 'dequeue' },
          { target: 'saved', actions: 'dequeue' },
        ],
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          { target: 'unanswered' },
        ],
      },
    },
    /** The request may have arrived or not. */
    unanswered: {
      on: {
        REQUEST: {
          target: 'sending',
          actions: { type: 'enqueue', params: ({ event: { request } }) => ({ request }) },
        },
        RETRY: 'sending',
      },
      after: { resendDelay: 'sending' },
    },
    rejected: {
      on: {
        CONTINUE: { target: 'saved', actions: 'clearRejection' },
        REQUEST: {
          target: 'sending',
          actions: { type: 'enqueue', params: ({ event: { request } }) => ({ request }) },
        },
      },
    },
  },
});
