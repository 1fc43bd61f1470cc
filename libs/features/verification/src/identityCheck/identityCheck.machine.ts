import { command, type DataClient, type Failure, graphql, rejectionIn } from '@lobby/data';
import * as v from 'valibot';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { timings } from '../timings.ts';

const StartKycSession = graphql(`
  mutation StartKycSession {
    startKycSession {
      accessToken
      expiresAt
      url
    }
  }
`);

/** One visit of the provider's check. The token is for the provider alone, and lasts for minutes. */
export interface KycSession {
  accessToken: string;
  /** Where the provider's page is. */
  origin: string;
}

/** `KycNotRequired`: no check is required, or no longer. */
const sendStartKycSession = command(StartKycSession, { rejections: ['KycNotRequired', 'NotOffered'] });

/** Never the lobby's own origin: its frame would have all rights of the lobby. */
const providerOrigin = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url)),
  v.check(({ protocol }) => protocol === 'https:' || protocol === window.location.protocol),
  v.transform(({ origin }) => origin),
  v.check((origin) => origin !== window.location.origin),
);

/** @throws Rejection, or the error of the request */
export async function startKycSession(client: DataClient): Promise<KycSession> {
  const { accessToken, url } = (await sendStartKycSession(client, {})).startKycSession;
  return { accessToken, origin: v.parse(providerOrigin, url) };
}

export type IdentityCheckEvent =
  /** The provider's page is there. */
  | { type: 'LOADED' }
  /** The provider's page has an error, or its code could not be loaded. */
  | { type: 'FAILED' }
  | { type: 'TOKEN_EXPIRED' }
  /** The player has submitted everything that was requested; the result may take a while. */
  | { type: 'SUBMITTED' }
  | { type: 'RETRY_REQUIRED' }
  | { type: 'APPROVED' }
  | { type: 'REJECTED' };

/** The port to a provider: shows its check until it is closed, and reports what happens in it. */
export type OpenIdentityCheck = (
  session: KycSession,
  onEvent: (event: IdentityCheckEvent) => void,
) => { renew: (accessToken: string) => void; close: () => void };

export interface IdentityCheckInput {
  /** @throws Rejection */
  startSession: () => Promise<KycSession>;
  openCheck: OpenIdentityCheck;
  /** The provider has decided: what the platform says of the player has changed. */
  onDecided: () => void;
}

interface IdentityCheckContext extends IdentityCheckInput {
  session: KycSession | null;
}

const failure = ({ event }: { event: Failure }) => event;

/**
 * One visit of the identity check, from its session to the provider's decision. The token lasts for minutes: a new
 * one is fetched while the check goes on. That the player is verified is for the platform to say, never for the frame.
 */
export const identityCheckMachine = setup({
  types: {
    input: {} as IdentityCheckInput,
    context: {} as IdentityCheckContext,
    events: {} as IdentityCheckEvent | { type: 'RETRY' },
  },
  actors: {
    startSession: fromPromise<KycSession, IdentityCheckInput>(({ input }) => input.startSession()),
    check: fromCallback<{ type: 'RENEW'; accessToken: string }, IdentityCheckContext>(
      ({ input: { session, openCheck }, sendBack, receive }) => {
        if (session === null) throw new Error('There is no session of the check.');
        const { renew, close } = openCheck(session, sendBack);
        receive(({ accessToken }) => renew(accessToken));
        return close;
      },
    ),
  },
  actions: {
    storeSession: assign((_, session: KycSession) => ({ session })),
    clearSession: assign({ session: null }),
    renewToken: sendTo('check', (_, { accessToken }: KycSession) => ({ type: 'RENEW', accessToken })),
    reportDecision: ({ context }) => context.onDecided(),
  },
  guards: {
    isNotRequired: (_, { error }: Failure) => rejectionIn(error) === 'KycNotRequired',
    isNotOffered: (_, { error }: Failure) => rejectionIn(error) === 'NotOffered',
  },
  delays: { loadLimit: () => timings.identityCheckTimeout },
}).createMachine({
  id: 'identityCheck',
  context: ({ input }) => ({ ...input, session: null }),
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'startSession',
        input: ({ context }) => context,
        onDone: { target: 'checking', actions: { type: 'storeSession', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isNotRequired', params: failure }, target: 'notRequired' },
          { guard: { type: 'isNotOffered', params: failure }, target: 'notOffered' },
          { target: 'unreachable' },
        ],
      },
    },
    checking: {
      type: 'parallel',
      exit: 'clearSession',
      invoke: { src: 'check', id: 'check', input: ({ context }) => context },
      on: { FAILED: 'unreachable', APPROVED: 'approved', REJECTED: 'rejected' },
      states: {
        token: {
          initial: 'valid',
          states: {
            valid: { on: { TOKEN_EXPIRED: 'renewing' } },
            renewing: {
              invoke: {
                src: 'startSession',
                input: ({ context }) => context,
                onDone: { target: 'valid', actions: { type: 'renewToken', params: ({ event }) => event.output } },
                onError: [
                  { guard: { type: 'isNotRequired', params: failure }, target: '#identityCheck.notRequired' },
                  { target: '#identityCheck.unreachable' },
                ],
              },
            },
          },
        },
        progress: {
          initial: 'loading',
          on: { SUBMITTED: '.inReview', RETRY_REQUIRED: '.retrying' },
          states: {
            loading: {
              on: { LOADED: 'open' },
              after: { loadLimit: '#identityCheck.unreachable' },
            },
            open: {},
            inReview: {},
            /** The provider requests other pictures, in its own frame. */
            retrying: {},
          },
        },
      },
    },
    unreachable: { on: { RETRY: 'starting' } },
    approved: { type: 'final', entry: 'reportDecision' },
    notOffered: { type: 'final' },
    /** For good. */
    rejected: { type: 'final', entry: 'reportDecision' },
    notRequired: { type: 'final', entry: 'reportDecision' },
  },
});
