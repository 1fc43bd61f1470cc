import { type Failure, rejectionIn } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';
import { type ChangeRequest, isFulfilled, isSameState, type LimitState, type LimitValue } from './limit.ts';

/** Why the platform rejects a change; anything else that goes wrong is a failure that may pass. */
export const changeRejections = [
  'LimitNotOffered',
  'LimitValueInvalid',
  'LimitIncreaseBlocked',
  'PlayerBlocked',
  'LimitChangeNotDue',
  'LimitChangeNotPending',
] as const;
export type ChangeRejection = (typeof changeRejections)[number];

export interface LimitChangeInput {
  /** The limit as the platform has it now; rejects where it cannot be reached. */
  read: () => Promise<LimitState>;
  /** Resolves to the limit after the change. @throws Rejection, or the error of the request */
  send: (request: ChangeRequest) => Promise<LimitState>;
}

/** How a change ended, as the card says it. */
export type ChangeOutcome = 'saved' | 'waiting' | 'confirmed' | 'withdrawn';

interface LimitChangeContext extends LimitChangeInput {
  /** The limit as the player saw it when the change began, and as the change has left it. */
  base: LimitState;
  request: ChangeRequest | null;
  rejection: ChangeRejection | null;
  outcome: ChangeOutcome | null;
}

export type LimitChangeEvent =
  | { type: 'EDIT'; base: LimitState }
  | { type: 'REMOVE'; base: LimitState }
  | { type: 'CONFIRM'; base: LimitState; changeId: string }
  | { type: 'WITHDRAW'; base: LimitState; changeId: string }
  | { type: 'SUBMIT'; value: LimitValue }
  /** Removal is meant. */
  | { type: 'AGREE' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  /** The player has read what another tab did, or why the platform rejected. */
  | { type: 'CONTINUE' }
  /** The cache has the limit anew. */
  | { type: 'LIMIT_CHANGED'; state: LimitState };

function outcomeOf(request: ChangeRequest | null, { changeId }: LimitState): ChangeOutcome {
  if (request?.type === 'confirm') return 'confirmed';
  if (request?.type === 'withdraw') return 'withdrawn';
  return changeId === null ? 'saved' : 'waiting';
}

/**
 * One change of one limit. The limit is read anew before anything is sent: a change that was made elsewhere meanwhile is
 * shown and never overwritten, and one whose response was lost is not sent twice.
 */
export const limitChangeMachine = setup({
  types: {
    input: {} as LimitChangeInput,
    context: {} as LimitChangeContext,
    events: {} as LimitChangeEvent,
  },
  actors: {
    read: fromPromise<LimitState, LimitChangeContext>(({ input }) => input.read()),
    send: fromPromise<LimitState, LimitChangeContext>(async ({ input: { request, send } }) => {
      if (request === null) throw new Error('There is nothing to send.');
      return send(request);
    }),
  },
  actions: {
    begin: assign((_, { base, request }: { base: LimitState; request: ChangeRequest | null }) => ({
      base,
      request,
      rejection: null,
      outcome: null,
    })),
    storeRequest: assign((_, request: ChangeRequest) => ({ request, rejection: null })),
    storeBase: assign((_, base: LimitState) => ({ base })),
    storeRejection: assign((_, { error }: Failure) => ({ rejection: rejectionIn<ChangeRejection>(error) })),
    storeOutcome: assign(({ context }, state: LimitState) => ({
      base: state,
      outcome: outcomeOf(context.request, state),
    })),
    clearOutcome: assign({ outcome: null }),
  },
  guards: {
    isReplaced: ({ context }, state: LimitState) => !isSameState(context.base, state),
    isFulfilled: ({ context: { request, base } }, state: LimitState) =>
      request !== null && isFulfilled(request, state, base),
    isReplacedChange: (_, { error }: Failure) => rejectionIn(error) === 'LimitChangeNotPending',
    isRejectedValue: (_, { error }: Failure) => rejectionIn(error) === 'LimitValueInvalid',
    isRejected: (_, { error }: Failure) => rejectionIn(error) !== null,
    isEditing: ({ context: { request } }) => request === null || request.type === 'set',
  },
}).createMachine({
  id: 'limitChange',
  context: ({ input }) => ({
    ...input,
    base: { value: null, changeId: null, changeValue: null },
    request: null,
    rejection: null,
    outcome: null,
  }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        EDIT: {
          target: 'editing',
          actions: { type: 'begin', params: ({ event }) => ({ base: event.base, request: null }) },
        },
        REMOVE: {
          target: 'askingRemoval',
          actions: { type: 'begin', params: ({ event }) => ({ base: event.base, request: { type: 'remove' } }) },
        },
        CONFIRM: {
          target: 'checking',
          actions: {
            type: 'begin',
            params: ({ event: { base, changeId } }) => ({ base, request: { type: 'confirm', changeId } }),
          },
        },
        WITHDRAW: {
          target: 'checking',
          actions: {
            type: 'begin',
            params: ({ event: { base, changeId } }) => ({ base, request: { type: 'withdraw', changeId } }),
          },
        },
        // What became of the last change is no longer true.
        LIMIT_CHANGED: {
          guard: { type: 'isReplaced', params: ({ event }) => event.state },
          actions: 'clearOutcome',
        },
      },
    },
    editing: {
      on: {
        SUBMIT: {
          target: 'checking',
          actions: { type: 'storeRequest', params: ({ event }) => ({ type: 'set', value: event.value }) },
        },
        CANCEL: 'shown',
        LIMIT_CHANGED: {
          guard: { type: 'isReplaced', params: ({ event }) => event.state },
          target: 'replaced',
          actions: { type: 'storeBase', params: ({ event }) => event.state },
        },
      },
    },
    askingRemoval: {
      on: {
        AGREE: 'checking',
        CANCEL: 'shown',
        LIMIT_CHANGED: {
          guard: { type: 'isReplaced', params: ({ event }) => event.state },
          target: 'replaced',
          actions: { type: 'storeBase', params: ({ event }) => event.state },
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isFulfilled', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'storeOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isReplaced', params: ({ event }) => event.output },
            target: 'replaced',
            actions: { type: 'storeBase', params: ({ event }) => event.output },
          },
          { target: 'sending' },
        ],
        onError: 'unreachable',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: { target: 'shown', actions: { type: 'storeOutcome', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isReplacedChange', params: ({ event }) => event }, target: 'replaced' },
          {
            guard: { type: 'isRejectedValue', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          { target: 'unreachable' },
        ],
      },
    },
    /** Whether the change has arrived is unknown, until the limit itself shows it. */
    unreachable: {
      on: {
        RETRY: 'checking',
        CANCEL: 'shown',
        LIMIT_CHANGED: {
          guard: { type: 'isFulfilled', params: ({ event }) => event.state },
          target: 'shown',
          actions: { type: 'storeOutcome', params: ({ event }) => event.state },
        },
      },
    },
    rejected: {
      on: { CONTINUE: [{ guard: 'isEditing', target: 'editing' }, { target: 'shown' }], CANCEL: 'shown' },
    },
    /** Another tab or device has changed the limit meanwhile. */
    replaced: {
      on: {
        CONTINUE: [{ guard: 'isEditing', target: 'editing' }, { target: 'shown' }],
        CANCEL: 'shown',
        LIMIT_CHANGED: { actions: { type: 'storeBase', params: ({ event }) => event.state } },
      },
    },
  },
});
