import { type Failure, Rejection } from '@lobby/data';
import * as v from 'valibot';
import { assign, fromPromise, setup } from 'xstate';
import type { EntryPage } from '../LoginFlowProps.ts';
import { problemOf } from '../problemOf.ts';
import type { PhoneSignIn } from '../signInUnderWay.ts';

export const phoneRejections = [
  'ContactInvalid',
  'CodeRecentlySent',
  'TooManyAttempts',
  'CodeInvalid',
  'CodeExpired',
  'AccountNotFound',
] as const;
type PhoneRejection = (typeof phoneRejections)[number];
/**
 * Why the last request failed; unanswered ones may have been done all the same. `NotStored`: signed in, but the browser has not stored the
 * session.
 */
export type PhoneProblem = PhoneRejection | 'Unanswered' | 'NotStored';

const attemptsSchema = v.object({ attemptsLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) });
/** That a code has left, where the platform says so. */
function attemptsIn(error: unknown): number | null {
  const parsed = v.safeParse(attemptsSchema, error instanceof Rejection ? error.extensions[0] : null);
  return parsed.success ? parsed.output.attemptsLeft : null;
}

/** By their number, which is in this page's memory alone. */
export type SentCodes = Readonly<Record<string, PhoneSignIn>>;

interface Beginning {
  /** In the form of E.164. */
  number: string;
  from: EntryPage;
  returnTo: string | null;
}

export interface PhoneLoginInput {
  /** Of the page: one asks for the number, the others for the code. */
  asksFor: 'number' | 'code';
  /** Begun earlier in this tab. */
  signIn: PhoneSignIn | null;
  /** All that were begun since the document was loaded. */
  sent: SentCodes;
  /** All three @throws Rejection, SessionNotStored, or the error of the request */
  start: (beginning: Beginning) => Promise<PhoneSignIn>;
  resend: (signIn: PhoneSignIn) => Promise<PhoneSignIn>;
  /** Resolves once the session has begun. */
  complete: (signIn: PhoneSignIn, code: string) => Promise<void>;
  /** Stores the sign-in for a reload, and all of them for the next page. */
  persist: (signIn: PhoneSignIn | null, sent: SentCodes) => void;
  /** Stores in their place that the sign-in has proven a number without an account. */
  persistProof: (signIn: PhoneSignIn) => void;
}

interface PhoneLoginContext extends PhoneLoginInput {
  beginning: Beginning | null;
  code: string;
  problem: PhoneProblem | null;
}

export type PhoneLoginEvent =
  | ({ type: 'START' } & Beginning)
  /** To the code that was sent before, from a page with a way back of its own. */
  | ({ type: 'RESUME' } & Pick<Beginning, 'from' | 'returnTo'>)
  | { type: 'SUBMIT'; code: string }
  | { type: 'RESEND' }
  /** The code's time is over, by the platform's clock. */
  | { type: 'EXPIRE' }
  /** Another number. */
  | { type: 'CHANGE' };

const problemIn = problemOf<PhoneRejection>;
const attemptsAfter = (signIn: PhoneSignIn, error: unknown): number =>
  Math.max(0, attemptsIn(error) ?? signIn.attemptsLeft - 1);
const sentTo = ({ sent, beginning }: Pick<PhoneLoginContext, 'sent' | 'beginning'>): PhoneSignIn | undefined =>
  beginning === null ? undefined : sent[beginning.number];
const replaced = (sent: SentCodes, before: PhoneSignIn, signIn: PhoneSignIn): SentCodes =>
  Object.fromEntries(Object.entries(sent).map(([number, each]) => [number, each.id === before.id ? signIn : each]));
const required = (signIn: PhoneSignIn | null): PhoneSignIn => {
  if (signIn === null) throw new Error('No sign-in has begun.');
  return signIn;
};

/** Sign-in by a code that is sent to a phone. What survives a reload is `signIn`, without the number and the code. */
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
    storeBeginning: assign((_, { number, from, returnTo }: Beginning) => ({
      beginning: { number, from, returnTo },
      problem: null,
    })),
    storeBegun: assign(({ context: { sent, beginning } }, { signIn }: { signIn: PhoneSignIn }) => ({
      signIn,
      sent: beginning === null ? sent : { ...sent, [beginning.number]: signIn },
      problem: null,
    })),
    storeResent: assign(({ context: { sent, signIn: before } }, { signIn }: { signIn: PhoneSignIn }) => ({
      signIn,
      sent: before ? replaced(sent, before, signIn) : sent,
      problem: null,
    })),
    openSent: assign(({ context }) => {
      const [signIn, { beginning }] = [sentTo(context), context];
      return signIn && beginning ? { signIn: { ...signIn, from: beginning.from, returnTo: beginning.returnTo } } : {};
    }),
    storeReturn: assign(({ context: { signIn } }, { from, returnTo }: Pick<Beginning, 'from' | 'returnTo'>) => ({
      signIn: signIn && { ...signIn, from, returnTo },
    })),
    storeCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    storeProblem: assign((_, { error }: Failure) => ({ problem: problemIn(error) })),
    clearProblem: assign({ problem: null }),
    clearSignIn: assign({ signIn: null, sent: {}, code: '' }),
    countAttempt: assign(({ context: { signIn } }, { error }: Failure) => ({
      signIn: signIn && { ...signIn, attemptsLeft: attemptsAfter(signIn, error) },
    })),
    persist: ({ context: { persist, signIn, sent } }) =>
      persist(signIn, signIn === null ? sent : replaced(sent, signIn, signIn)),
    persistProof: ({ context: { persistProof, signIn } }) => persistProof(required(signIn)),
  },
  guards: {
    needsCode: ({ context }) => context.asksFor === 'code',
    isCodeSpent: ({ context }) => context.signIn?.attemptsLeft === 0,
    hasBegun: ({ context }) => context.signIn !== null,
    isSentAlready: ({ context }, { error }: Failure) =>
      problemIn(error) === 'CodeRecentlySent' && sentTo(context) !== undefined,
    /** Of the code, or of the whole sign-in. */
    isExpired: (_, { error }: Failure) => problemIn(error) === 'CodeExpired',
    isTriedTooOften: (_, { error }: Failure) => problemIn(error) === 'CodeExpired' && attemptsIn(error) === 0,
    isWithoutAccount: (_, { error }: Failure) => problemIn(error) === 'AccountNotFound',
    isWrong: (_, { error }: Failure) => problemIn(error) === 'CodeInvalid',
  },
}).createMachine({
  id: 'phoneLogin',
  context: ({ input }) => ({ ...input, beginning: null, code: '', problem: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'needsCode', target: 'enteringCode' }, { target: 'enteringNumber' }],
    },
    enteringNumber: {
      on: {
        START: { target: 'starting', actions: { type: 'storeBeginning', params: ({ event }) => event } },
        RESUME: {
          guard: 'hasBegun',
          target: 'enteringCode',
          actions: ['clearProblem', { type: 'storeReturn', params: ({ event }) => event }, 'persist'],
        },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'storeBegun', params: ({ event }) => ({ signIn: event.output }) }, 'persist'],
        },
        onError: [
          // The code that was sent to this number is the one to enter.
          {
            guard: { type: 'isSentAlready', params: ({ event }) => event },
            target: 'enteringCode',
            actions: ['openSent', 'persist'],
          },
          { target: 'enteringNumber', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
      },
    },
    enteringCode: {
      always: { guard: 'isCodeSpent', target: 'spent' },
      on: {
        SUBMIT: { target: 'confirming', actions: { type: 'storeCode', params: ({ event }) => event } },
        RESEND: { target: 'resending', actions: 'clearProblem' },
        EXPIRE: { target: 'over', actions: ['clearProblem', 'clearSignIn', 'persist'] },
        CHANGE: { target: 'enteringNumber', actions: 'clearProblem' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'resend',
        input: ({ context }) => context,
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'storeResent', params: ({ event }) => ({ signIn: event.output }) }, 'persist'],
        },
        onError: [
          // The sign-in is over; only the player knows the number.
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'enteringNumber',
            actions: [{ type: 'storeProblem', params: ({ event }) => event }, 'clearSignIn', 'persist'],
          },
          { target: 'enteringCode', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'complete',
        input: ({ context }) => context,
        onDone: { target: 'signedIn', actions: 'clearProblem' },
        onError: [
          {
            guard: { type: 'isWithoutAccount', params: ({ event }) => event },
            target: 'withoutAccount',
            actions: [{ type: 'storeProblem', params: ({ event }) => event }, 'persistProof', 'clearSignIn'],
          },
          // Another code helps where this one was only tried too often.
          {
            guard: { type: 'isTriedTooOften', params: ({ event }) => event },
            target: 'enteringCode',
            actions: [
              { type: 'storeProblem', params: ({ event }) => event },
              { type: 'countAttempt', params: ({ event }) => event },
              'persist',
            ],
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'over',
            actions: [{ type: 'storeProblem', params: ({ event }) => event }, 'clearSignIn', 'persist'],
          },
          {
            guard: { type: 'isWrong', params: ({ event }) => event },
            target: 'enteringCode',
            actions: [
              { type: 'storeProblem', params: ({ event }) => event },
              { type: 'countAttempt', params: ({ event }) => event },
              'persist',
            ],
          },
          // Without an answer, or without cookies, the same code may be sent again.
          { target: 'enteringCode', actions: [{ type: 'storeProblem', params: ({ event }) => event }, 'persist'] },
        ],
      },
    },
    /** Neither this code nor another attempt: only a new code helps. */
    spent: {
      on: {
        RESEND: { target: 'resending', actions: 'clearProblem' },
        EXPIRE: { target: 'over', actions: ['clearProblem', 'clearSignIn', 'persist'] },
        CHANGE: { target: 'enteringNumber', actions: 'clearProblem' },
      },
    },
    /** Only the player knows the number to which a new code goes. */
    over: { on: { CHANGE: { target: 'enteringNumber', actions: 'clearProblem' } } },
    /** The code was right, and no account has the number. */
    withoutAccount: { on: { CHANGE: { target: 'enteringNumber', actions: 'clearProblem' } } },
    signedIn: {},
  },
});
