import { assign, fromPromise, setup } from 'xstate';

/** Why the platform refuses a claim; any other error leaves open whether it has arrived. */
export const claimRefusals = [
  'RewardNotClaimable',
  'RewardNotApplicable',
  'DepositRequired',
  'RewardsBlocked',
  'SourceOfWealthIncomplete',
  'PhoneNotVerified',
] as const;
/** `NotOffered`: the platform knows no claims. */
export type ClaimRefusal = (typeof claimRefusals)[number] | 'NotOffered';

export class ClaimRefused extends Error {
  readonly refusal: ClaimRefusal;
  constructor(refusal: ClaimRefusal) {
    super(`The claim was refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

export interface ClaimInput {
  /** Resolves once the platform has the claim; the same `claimId` claims once. @throws ClaimRefused, or the error of the request */
  send: (claimId: string) => Promise<void>;
  /** Has asked anew for what the player saw: it is not so. */
  refresh: () => void;
}

interface ClaimContext extends ClaimInput {
  /** A UUID, made once for all attempts. */
  claimId: string;
  refusal: ClaimRefusal | null;
}

export type ClaimEvent =
  | { type: 'CLAIM' }
  /** What it was refused for is no more. */
  | { type: 'FORGET' }
  /** The reward is not open any more: the platform has pushed so, of this claim or of one in another tab. */
  | { type: 'SETTLED' };

/**
 * The claim of one reward, until the platform has it: what becomes of it stands in the list. It is paid once however often it
 * is sent: an attempt whose answer was lost is sent again under the same id.
 */
export const claimMachine = setup({
  types: { input: {} as ClaimInput, context: {} as ClaimContext, events: {} as ClaimEvent },
  actors: {
    send: fromPromise<void, ClaimContext>(({ input: { send, claimId } }) => send(claimId)),
  },
  actions: {
    begin: assign(() => ({ claimId: crypto.randomUUID(), refusal: null })),
    forgetRefusal: assign({ refusal: null }),
    storeRefusal: assign((_, error: ClaimRefused) => ({ refusal: error.refusal })),
    refresh: ({ context }) => context.refresh(),
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => error instanceof ClaimRefused,
  },
}).createMachine({
  id: 'claim',
  context: ({ input }) => ({ ...input, claimId: '', refusal: null }),
  initial: 'open',
  states: {
    open: {
      on: { CLAIM: { target: 'claiming', actions: 'begin' }, FORGET: { actions: 'forgetRefusal' }, SETTLED: 'taken' },
    },
    claiming: {
      tags: 'busy',
      on: { SETTLED: 'taken' },
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: 'taken',
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'open',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.error as ClaimRefused }, 'refresh'],
          },
          { target: 'uncertain' },
        ],
      },
    },
    /** No answer: it may have arrived. */
    uncertain: { on: { CLAIM: 'claiming', SETTLED: 'taken' } },
    /** The platform has it. A reward that is opened again after that, as when it has failed, is claimed anew. */
    taken: { on: { CLAIM: { target: 'claiming', actions: 'begin' } } },
  },
});
