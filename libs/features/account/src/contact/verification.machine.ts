import { type Failure, rejectionIn } from '@lobby/data';
import { assign, fromPromise, setup } from 'xstate';

/** Why the platform rejects; anything else that goes wrong leaves open whether the request has arrived. */
export const verificationRejections = ['ContactInvalid', 'CodeRecentlySent', 'CodeInvalid', 'CodeExpired'] as const;
export type VerificationRejection = (typeof verificationRejections)[number];

/** An e-mail address or a phone number as the platform has it. */
export interface Contact {
  value: string | null;
  verified: boolean;
}

/** A code as it was entered. */
export interface Attempt {
  codeId: string;
  code: string;
  /** The contact before: a code whose response was lost can no longer be used, but has changed it. */
  before: Contact;
}

export interface VerificationInput {
  /** Resolves once a code is under way; null: to the present contact. @throws Rejection, or the error of the request */
  sendCode: (to: string | null) => Promise<void>;
  /** Resolves once the contact is verified. @throws Rejection, or the error of the request */
  confirm: (attempt: Attempt) => Promise<void>;
}

interface VerificationContext extends VerificationInput {
  /** Where the code was sent; null where that is not known, as after a reload. */
  target: { to: string | null } | null;
  attempt: Attempt | null;
  /** What became of the last request, where it failed. */
  problem: VerificationRejection | 'Unanswered' | null;
}

export type VerificationEvent =
  /** Another address or number is to be typed. */
  | { type: 'CHANGE' }
  | { type: 'SEND'; to: string | null }
  /** A code is under way already. */
  | { type: 'RESUME' }
  | { type: 'RESEND' }
  | { type: 'SUBMIT'; attempt: Attempt }
  | { type: 'RETRY' }
  /** The code's time is over, by the platform's clock. */
  | { type: 'EXPIRE' }
  | { type: 'CANCEL' };

const problemOf = (error: unknown) => rejectionIn<VerificationRejection>(error) ?? 'Unanswered';

/**
 * Proof by a code that an e-mail address or a phone number is the player's, and the change to a new one, which counts
 * once it is proven. The code itself, with its times and attempts, is the platform's and stays in the cache.
 */
export const verificationMachine = setup({
  types: { input: {} as VerificationInput, context: {} as VerificationContext, events: {} as VerificationEvent },
  actors: {
    sendCode: fromPromise<void, VerificationContext>(async ({ input: { target, sendCode } }) =>
      sendCode(target?.to ?? null),
    ),
    confirm: fromPromise<void, VerificationContext>(async ({ input: { attempt, confirm } }) => {
      if (attempt === null) throw new Error('There is nothing to confirm.');
      await confirm(attempt);
    }),
  },
  actions: {
    storeTarget: assign((_, to: string | null) => ({ target: { to }, problem: null })),
    storeAttempt: assign((_, attempt: Attempt) => ({ attempt, problem: null })),
    storeProblem: assign((_, { error }: Failure) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    forgetTarget: assign({ target: null, problem: null }),
  },
  guards: {
    isRejected: (_, { error, rejection }: { error: unknown; rejection: VerificationRejection }) =>
      problemOf(error) === rejection,
    isUnanswered: (_, { error }: Failure) => problemOf(error) === 'Unanswered',
    isTargetKnown: ({ context }) => context.target !== null,
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ ...input, target: null, attempt: null, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        CHANGE: { target: 'enteringContact', actions: 'forgetTarget' },
        SEND: { target: 'sending', actions: { type: 'storeTarget', params: ({ event }) => event.to } },
        RESUME: { target: 'enteringCode', actions: 'forgetProblem' },
      },
    },
    enteringContact: {
      on: {
        SEND: { target: 'sending', actions: { type: 'storeTarget', params: ({ event }) => event.to } },
        // The one that was sent before, perhaps without an answer.
        RESUME: { target: 'enteringCode', actions: 'forgetTarget' },
        CANCEL: 'closed',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context,
        onDone: 'enteringCode',
        onError: {
          target: 'enteringContact',
          actions: { type: 'storeProblem', params: ({ event }) => event },
        },
      },
    },
    enteringCode: {
      on: {
        SUBMIT: { target: 'confirming', actions: { type: 'storeAttempt', params: ({ event }) => event.attempt } },
        RESEND: [
          { guard: 'isTargetKnown', target: 'resending', actions: 'forgetProblem' },
          { target: 'enteringContact', actions: 'forgetTarget' },
        ],
        CHANGE: { target: 'enteringContact', actions: 'forgetTarget' },
        EXPIRE: 'expired',
        CANCEL: 'closed',
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context,
        onDone: 'enteringCode',
        onError: {
          target: 'enteringCode',
          actions: { type: 'storeProblem', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context }) => context,
        onDone: 'verified',
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unanswered' },
          {
            guard: { type: 'isRejected', params: ({ event }) => ({ error: event.error, rejection: 'CodeExpired' }) },
            target: 'expired',
          },
          {
            target: 'enteringCode',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
        ],
      },
    },
    /** Whether the code has arrived is unknown; it may be sent again. */
    unanswered: { on: { RETRY: 'confirming', CANCEL: 'closed' } },
    expired: {
      on: {
        RESEND: [
          { guard: 'isTargetKnown', target: 'sending', actions: 'forgetProblem' },
          { target: 'enteringContact', actions: 'forgetTarget' },
        ],
        CHANGE: { target: 'enteringContact', actions: 'forgetTarget' },
        CANCEL: 'closed',
      },
    },
    verified: {
      on: {
        CHANGE: { target: 'enteringContact', actions: 'forgetTarget' },
        SEND: { target: 'sending', actions: { type: 'storeTarget', params: ({ event }) => event.to } },
        RESUME: { target: 'enteringCode', actions: 'forgetTarget' },
      },
    },
  },
});
