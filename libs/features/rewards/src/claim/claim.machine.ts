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
export type ClaimRefusal = (typeof claimRefusals)[number];

export class ClaimRefused extends Error {
  readonly refusal: ClaimRefusal;
  constructor(refusal: ClaimRefusal) {
    super(`The claim was refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

/** What the platform has made of a claim; `Processing` is settled by a push. */
export type ClaimStatus = 'Credited' | 'Processing';

export interface ClaimInput {
  /** The same `claimId` claims once. @throws ClaimRefused, or the error of the request */
  send: (claimId: string) => Promise<ClaimStatus>;
  /** Has the list asked anew: it is not what the player saw. */
  refresh: () => void;
}

interface ClaimContext extends ClaimInput {
  /** A UUID, made once for all attempts. */
  claimId: string;
  refusal: ClaimRefusal | null;
}

export type ClaimEvent =
  | { type: 'CLAIM' }
  /** The platform has said what became of it, before or after its answer, or of a claim in another tab. */
  | { type: 'SETTLED'; status: 'Credited' | 'FailedProcessing' };

/**
 * The claim of one reward. It is paid once however often it is sent: an attempt whose answer was lost is sent again under the
 * same id.
 */
export const claimMachine = setup({
  types: { input: {} as ClaimInput, context: {} as ClaimContext, events: {} as ClaimEvent },
  actors: {
    send: fromPromise<ClaimStatus, ClaimContext>(({ input: { send, claimId } }) => send(claimId)),
  },
  actions: {
    forgetRefusal: assign({ refusal: null }),
    storeRefusal: assign((_, error: ClaimRefused) => ({ refusal: error.refusal })),
    refresh: ({ context }) => context.refresh(),
  },
  guards: {
    isCredited: (_, { status }: { status: ClaimStatus }) => status === 'Credited',
    isRefused: (_, { error }: { error: unknown }) => error instanceof ClaimRefused,
    hasFailed: ({ event }) => event.type === 'SETTLED' && event.status === 'FailedProcessing',
  },
}).createMachine({
  id: 'claim',
  context: ({ input }) => ({ ...input, claimId: crypto.randomUUID(), refusal: null }),
  initial: 'open',
  on: { SETTLED: [{ guard: 'hasFailed', target: '.failed' }, { target: '.credited' }] },
  states: {
    open: { on: { CLAIM: { target: 'claiming', actions: 'forgetRefusal' } } },
    claiming: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isCredited', params: ({ event }) => ({ status: event.output }) }, target: 'credited' },
          { target: 'processing' },
        ],
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
    uncertain: { on: { CLAIM: 'claiming' } },
    processing: { tags: 'busy' },
    credited: { type: 'final' },
    failed: { type: 'final' },
  },
});
