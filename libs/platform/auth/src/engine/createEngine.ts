import type { LogoutReason } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import { createActor } from 'xstate';
import { AuthError } from '../AuthError.ts';
import type { LinkTokens } from '../linkTokens.ts';
import { readTokens, type Tokens } from '../sessionTokens.ts';
import type { AuthOptions, AuthStatus, SignInOptions, SignInResult } from '../types.ts';
import { authMachine } from './auth.machine.ts';
import { completeSignIn } from './completeSignIn.ts';
import { confirmTokens } from './confirmTokens.ts';
import { createCustomFlow } from './customFlow.ts';
import { type EndedSession, endEverywhere, endReplaced } from './endEverywhere.ts';
import { renewalFailure } from './errors.ts';
import { createProviderFlow, type ProviderFlow } from './providerFlow.ts';
import { createRenewal } from './renewal.ts';

// Beside the engine, so that a sign-out need not load it.
export { sessionCalls } from './sessionCalls.ts';

interface EngineHost {
  options: AuthOptions;
  /** What the page shows while the engine starts. */
  status: AuthStatus;
  /** The machine's status, at each change. */
  onStatus: (status: AuthStatus) => void;
  /** The session was rejected: clear it and leave the page. */
  onRejected: (reason: LogoutReason) => void;
  /** The provider has no session: clear ours and stay on the page. */
  onAnonymous: () => void;
}

/** The part of sign-in that a visitor's first load does not need. */
export interface Engine {
  /** Adopts the tokens that are in the cookies now. `isSignIn`: another page has just begun their session. */
  sync: (isSignIn?: boolean) => void;
  /** `rejected`: an access token that the back end rejected, even if it has not expired. */
  refresh: (rejected?: string) => Promise<void>;
  signInUrl: (signIn: SignInOptions) => Promise<string>;
  signUpUrl: (signIn: SignInOptions) => Promise<string>;
  completeSignIn: (url: string) => Promise<SignInResult>;
  /** Notifies back end and provider. Resolves to the address to leave for. */
  endSession: (ended: EndedSession) => Promise<string>;
  /** Rejects for a state that no sign-out of this tab has sent. */
  completeSignOut: (state: string) => Promise<void>;
  /** Tokens of a link that may replace those of the live session; null if they may not. */
  confirmTokens: (offered: LinkTokens) => Promise<LinkTokens | null>;
  /** Ends a session at the back end whose tokens are no longer in the cookies, also with an access token that has expired. */
  endReplaced: (tokens: Tokens) => Promise<void>;
}

/** The machine goes on from what is shown: a page does not flash back to its loading state. */
const startStates = {
  loading: { loading: 'reading' },
  authenticated: { authenticated: 'fresh' },
  anonymous: 'anonymous',
} as const;
const statuses = ['loading', 'authenticated', 'anonymous'] as const;

export function createEngine({ options, status, onStatus, onRejected, onAnonymous }: EngineHost): Engine {
  const context = { renew: () => void renewal.refresh(), onRejected, onAnonymous };
  const snapshot = authMachine.resolveState({ value: startStates[status], context });
  const actor = createActor(authMachine, { snapshot, input: context });
  actor.subscribe((state) => {
    if (state.matches('anonymous')) stop();
    onStatus(statuses.find((name) => state.matches(name)) ?? status);
  });

  const send = actor.send.bind(actor);
  const custom = createCustomFlow(options);
  const provider = build.Keycloak
    ? createProviderFlow({
        options,
        renewal: () => renewal,
        onOtherSignIn: (error) => send({ type: 'SILENT_RENEW_ERROR', failure: renewalFailure(error) }),
      })
    : null;
  const renewal = createRenewal({
    flowOf: (tokens) => (provider !== null && tokens.flow === 'provider' ? provider : custom),
    send,
  });
  const stop = () => {
    renewal.stop();
    provider?.stop();
  };
  actor.start();

  /** @throws AuthError in a build without the provider's sign-in */
  const ofProvider = (): ProviderFlow => {
    if (provider === null) throw new AuthError('Login failed');
    return provider;
  };
  const parties = { options, provider: provider?.client ?? null };

  /** Each answer is used once, however often its page is shown. */
  const answers = new Map<string, Promise<SignInResult>>();

  return {
    sync(isSignIn = false) {
      if (isSignIn && provider !== null && readTokens()?.flow === 'provider') provider.raise('signedIn');
      else renewal.sync();
    },
    refresh: async (rejected) => void (await renewal.refresh(rejected)),
    signInUrl: async (signIn) => ofProvider().signInUrl(signIn),
    signUpUrl: async (signIn) => ofProvider().signUpUrl(signIn),
    async completeSignIn(url) {
      const known = answers.get(url) ?? completeSignIn(url, ofProvider());
      answers.set(url, known);
      return known;
    },
    endSession(ended) {
      // Its timers, and the frame of the provider.
      stop();
      return endEverywhere(ended, parties);
    },
    completeSignOut: async (state) => provider?.client.completeSignOut(state),
    confirmTokens: (offered) => confirmTokens(offered, options.refreshCustom),
    endReplaced: (tokens) => endReplaced(tokens, parties),
  };
}
