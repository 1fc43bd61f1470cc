import type { Failure } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';
import { problemOf } from '../problemOf.ts';
import type { DoneSignIn, PartnerSignIn } from '../signInUnderWay.ts';
import type { AnsweredSignIn, PartnerReturn } from './readReturn.ts';

export const partnerRejections = ['LoginExpired', 'AccountNotFound', 'TooYoung'] as const;
type PartnerRejection = (typeof partnerRejections)[number];

export interface PartnerReturnInput {
  /** Resolves once the session has begun, to what is left to do. @throws Rejection, SessionNotStored, or the error of the request */
  complete: (signIn: AnsweredSignIn) => Promise<DoneSignIn>;
  /** Stores the sign-in for another load of the page; null: there is none any more. */
  persist: (signIn: PartnerSignIn | null) => void;
  /** Stores in its place that it has proven a person without an account. */
  persistProof: (signIn: PartnerSignIn) => void;
}

interface PartnerReturnContext extends PartnerReturnInput {
  /** What this tab had begun, as far as the partner's address belongs to it. */
  signIn: PartnerSignIn | null;
  done: DoneSignIn | null;
}

export type PartnerReturnEvent =
  /** The address is read. Only the first counts. */
  | { type: 'RETURN'; back: PartnerReturn }
  /** Sends the same again. */
  | { type: 'REPEAT' };

const isAnswered = (signIn: PartnerSignIn | null): signIn is AnsweredSignIn => typeof signIn?.code === 'string';
const withBack = ({ event }: { event: { back: PartnerReturn } }) => ({ back: event.back });
const failureOf = problemOf<PartnerRejection>;

/** The way back from a partner. A code is sent once, and again only where its answer is not known. */
export const partnerReturnMachine = setup({
  types: {
    input: {} as PartnerReturnInput,
    context: {} as PartnerReturnContext,
    events: {} as PartnerReturnEvent,
  },
  actors: {
    complete: fromPromise<DoneSignIn, PartnerReturnContext>(async ({ input: { complete, signIn } }) => {
      if (!isAnswered(signIn)) throw new Error('There is nothing to send.');
      return complete(signIn);
    }),
  },
  actions: {
    storeReturn: assign((_, { back }: { back: PartnerReturn }) => ({
      signIn: 'signIn' in back ? back.signIn : null,
      done: back.kind === 'done' ? back.done : null,
    })),
    storeDone: assign((_, { done }: { done: DoneSignIn }) => ({ done })),
    persist: ({ context: { persist, signIn } }) => persist(signIn),
    persistProof: ({ context: { persistProof, signIn } }) => signIn && persistProof(signIn),
    removePersisted: ({ context: { persist } }) => persist(null),
  },
  guards: {
    isDone: (_, { back }: { back: PartnerReturn }) => back.kind === 'done',
    isProven: (_, { back }: { back: PartnerReturn }) => back.kind === 'proven',
    isAnswered: (_, { back }: { back: PartnerReturn }) => back.kind === 'answered',
    isCancelled: (_, { back }: { back: PartnerReturn }) => back.kind === 'cancelled',
    isFailed: (_, { back }: { back: PartnerReturn }) => back.kind === 'failed',
    isExpired: (_, { error }: Failure) => failureOf(error) === 'LoginExpired',
    isWithoutAccount: (_, { error }: Failure) => failureOf(error) === 'AccountNotFound',
    isTooYoung: (_, { error }: Failure) => failureOf(error) === 'TooYoung',
    isNotStored: (_, { error }: Failure) => failureOf(error) === 'NotStored',
  },
}).createMachine({
  id: 'partnerReturn',
  context: ({ input }) => ({ ...input, signIn: null, done: null }),
  initial: 'opening',
  states: {
    opening: {
      on: {
        RETURN: [
          {
            guard: { type: 'isAnswered', params: withBack },
            target: 'completing',
            // Another load of the page sends it again, as long as there is no answer.
            actions: [{ type: 'storeReturn', params: withBack }, 'persist'],
          },
          {
            guard: { type: 'isCancelled', params: withBack },
            target: 'cancelled',
            actions: [{ type: 'storeReturn', params: withBack }, 'removePersisted'],
          },
          {
            guard: { type: 'isFailed', params: withBack },
            target: 'failed',
            actions: [{ type: 'storeReturn', params: withBack }, 'removePersisted'],
          },
          {
            guard: { type: 'isDone', params: withBack },
            target: 'signedIn',
            actions: { type: 'storeReturn', params: withBack },
          },
          { guard: { type: 'isProven', params: withBack }, target: 'withoutAccount' },
          { target: 'stray' },
        ],
      },
    },
    completing: {
      invoke: {
        src: 'complete',
        input: ({ context }) => context,
        onDone: {
          target: 'signedIn',
          actions: { type: 'storeDone', params: ({ event }) => ({ done: event.output }) },
        },
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired', actions: 'removePersisted' },
          {
            guard: { type: 'isWithoutAccount', params: ({ event }) => event },
            target: 'withoutAccount',
            actions: 'persistProof',
          },
          {
            guard: { type: 'isTooYoung', params: ({ event }) => event },
            target: 'tooYoung',
            actions: 'removePersisted',
          },
          // A session that was not stored has removed what was.
          { guard: { type: 'isNotStored', params: ({ event }) => event }, target: 'notStored', actions: 'persist' },
          { target: 'unanswered' },
        ],
      },
    },
    /** It may have arrived: the platform gives the same answer to the same code. */
    unanswered: { on: { REPEAT: 'completing' } },
    notStored: { on: { REPEAT: 'completing' } },
    signedIn: {},
    cancelled: {},
    failed: {},
    stray: {},
    /** The platform no longer takes what it has sent. */
    expired: {},
    withoutAccount: {},
    tooYoung: {},
  },
});
