import { assign, fromPromise, setup } from 'xstate';
import type { PhoneSignIn } from '../signInUnderWay.ts';

export const phoneRefusals = [
  'ContactInvalid',
  'CodeRecentlySent',
  'TooManyAttempts',
  'CodeInvalid',
  'CodeExpired',
  'AccountNotFound',
] as const;
type PhoneRefusal = (typeof phoneRefusals)[number];
/** Why the last request failed; unanswered ones may have been done all the same. */
export type PhoneProblem = PhoneRefusal | 'Unanswered';

export class PhoneLoginFailed extends Error {
  readonly problem: PhoneProblem;
  constructor(problem: PhoneProblem) {
    super(`The sign-in by phone failed: ${problem}.`);
    this.problem = problem;
  }
}

interface Beginning {
  /** In the form of E.164. */
  number: string;
  returnTo: string | null;
}

export interface PhoneLoginInput {
  /** Of the page: one asks for the number, the others for the code. */
  asksFor: 'number' | 'code';
  /** Begun earlier in this tab. */
  signIn: PhoneSignIn | null;
  /** All three @throws PhoneLoginFailed */
  start: (beginning: Beginning) => Promise<PhoneSignIn>;
  resend: (signIn: PhoneSignIn) => Promise<PhoneSignIn>;
  /** Resolves once the session has begun. */
  complete: (signIn: PhoneSignIn, code: string) => Promise<void>;
  /** Remembers the sign-in for a reload. */
  keep: (signIn: PhoneSignIn | null) => void;
}

interface PhoneLoginContext extends PhoneLoginInput {
  beginning: Beginning | null;
  code: string;
  problem: PhoneProblem | null;
}

export type PhoneLoginEvent =
  | ({ type: 'START' } & Beginning)
  /** To the code that was sent before. */
  | { type: 'RESUME' }
  | { type: 'SUBMIT'; code: string }
  | { type: 'RESEND' }
  /** The code's time is over, by the platform's clock. */
  | { type: 'EXPIRE' }
  /** Another number. */
  | { type: 'CHANGE' };

const problemOf = (error: unknown): PhoneProblem => (error instanceof PhoneLoginFailed ? error.problem : 'Unanswered');
const withError = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const required = (signIn: PhoneSignIn | null): PhoneSignIn => {
  if (signIn === null) throw new Error('No sign-in has begun.');
  return signIn;
};

/** Sign-in by six digits that are sent to a phone. What survives a reload is `signIn`, without the number and the code. */
export const phoneLoginMachine = setup({
  types: { input: {} as PhoneLoginInput, context: {} as PhoneLoginContext, events: {} as PhoneLoginEvent },
  actors: {
    start: fromPromise<PhoneSignIn, PhoneLoginContext>(async ({ input: { start, beginning } }) => {
      if (beginning === null) throw new Error('There is no number.');
      return start(beginning);
    }),
    resend: fromPromise<PhoneSignIn, PhoneLoginContext>(async ({ input: { resend, signIn } }) =>
      resend(required(signIn)),
    ),
    complete: fromPromise<void, PhoneLoginContext>(async ({ input: { complete, signIn, code } }) =>
      complete(required(signIn), code),
    ),
  },
  actions: {
    storeBeginning: assign((_, { number, returnTo }: Beginning) => ({
      beginning: { number, returnTo },
      problem: null,
    })),
    storeSignIn: assign((_, { signIn }: { signIn: PhoneSignIn }) => ({ signIn, problem: null })),
    storeCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    forgetSignIn: assign({ signIn: null, code: '' }),
    countAttempt: assign(({ context: { signIn } }) => ({
      signIn: signIn && { ...signIn, attemptsLeft: Math.max(0, signIn.attemptsLeft - 1) },
    })),
    endCode: assign(({ context: { signIn } }) => ({ signIn: signIn && { ...signIn, attemptsLeft: 0 } })),
    keep: ({ context: { keep, signIn } }) => keep(signIn),
  },
  guards: {
    asksForCode: ({ context }) => context.asksFor === 'code',
    isCodeSpent: ({ context }) => context.signIn?.attemptsLeft === 0,
    isLastAttempt: ({ context: { signIn } }, { error }: { error: unknown }) =>
      problemOf(error) === 'CodeInvalid' && signIn !== null && signIn.attemptsLeft <= 1,
    hasBegun: ({ context }) => context.signIn !== null,
    isSentAlready: ({ context }, { error }: { error: unknown }) =>
      problemOf(error) === 'CodeRecentlySent' && context.signIn !== null,
    isExpired: (_, { error }: { error: unknown }) => problemOf(error) === 'CodeExpired',
    isWithoutAccount: (_, { error }: { error: unknown }) => problemOf(error) === 'AccountNotFound',
    isWrong: (_, { error }: { error: unknown }) => problemOf(error) === 'CodeInvalid',
  },
}).createMachine({
  id: 'phoneLogin',
  context: ({ input }) => ({ ...input, beginning: null, code: '', problem: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'asksForCode', target: 'enteringCode' }, { target: 'enteringNumber' }],
    },
    enteringNumber: {
      on: {
        START: { target: 'starting', actions: { type: 'storeBeginning', params: ({ event }) => event } },
        RESUME: { guard: 'hasBegun', target: 'enteringCode', actions: 'forgetProblem' },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'storeSignIn', params: ({ event }) => ({ signIn: event.output }) }, 'keep'],
        },
        onError: [
          // The code that was sent is the one to enter.
          {
            guard: { type: 'isSentAlready', params: withError },
            target: 'enteringCode',
            actions: { type: 'storeProblem', params: withError },
          },
          { target: 'enteringNumber', actions: { type: 'storeProblem', params: withError } },
        ],
      },
    },
    enteringCode: {
      always: { guard: 'isCodeSpent', target: 'spent' },
      on: {
        SUBMIT: { target: 'confirming', actions: { type: 'storeCode', params: ({ event }) => event } },
        RESEND: { target: 'resending', actions: 'forgetProblem' },
        EXPIRE: { target: 'spent', actions: ['endCode', 'keep'] },
        CHANGE: { target: 'enteringNumber', actions: 'forgetProblem' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'resend',
        input: ({ context }) => context,
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'storeSignIn', params: ({ event }) => ({ signIn: event.output }) }, 'keep'],
        },
        onError: [
          // The sign-in is over; only the player knows the number.
          {
            guard: { type: 'isExpired', params: withError },
            target: 'enteringNumber',
            actions: [{ type: 'storeProblem', params: withError }, 'forgetSignIn', 'keep'],
          },
          { target: 'enteringCode', actions: { type: 'storeProblem', params: withError } },
        ],
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'complete',
        input: ({ context }) => context,
        onDone: { target: 'signedIn', actions: 'forgetProblem' },
        onError: [
          {
            guard: { type: 'isWithoutAccount', params: withError },
            target: 'withoutAccount',
            actions: [{ type: 'storeProblem', params: withError }, 'forgetSignIn', 'keep'],
          },
          {
            guard: { type: 'isExpired', params: withError },
            target: 'spent',
            actions: [{ type: 'storeProblem', params: withError }, 'endCode', 'keep'],
          },
          {
            guard: { type: 'isLastAttempt', params: withError },
            target: 'spent',
            actions: [{ type: 'storeProblem', params: withError }, 'endCode', 'keep'],
          },
          {
            guard: { type: 'isWrong', params: withError },
            target: 'enteringCode',
            actions: [{ type: 'storeProblem', params: withError }, 'countAttempt', 'keep'],
          },
          // Without an answer the same code may be sent again.
          { target: 'enteringCode', actions: { type: 'storeProblem', params: withError } },
        ],
      },
    },
    /** Neither this code nor another attempt: only a new code helps. */
    spent: {
      on: {
        RESEND: { target: 'resending', actions: 'forgetProblem' },
        CHANGE: { target: 'enteringNumber', actions: 'forgetProblem' },
      },
    },
    /** The code was right, and no account has the number. */
    withoutAccount: { on: { CHANGE: { target: 'enteringNumber', actions: 'forgetProblem' } } },
    signedIn: {},
  },
});
