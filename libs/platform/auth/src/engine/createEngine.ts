import type { LogoutReason } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import { createActor } from 'xstate';
import { AuthError } from '../AuthError.ts';
import type { LinkTokens } from '../linkTokens.ts';
import { timings } from '../timings.ts';
import { isFresh, readTokens, type Tokens } from '../tokens.ts';
import type { AuthOptions, AuthStatus, SignInOptions, SignInResult } from '../types.ts';
import { authMachine } from './auth.machine.ts';
import { completeSignIn } from './completeSignIn.ts';
import { confirmTokens } from './confirmTokens.ts';
import { createCustomFlow } from './customFlow.ts';
import { createProviderFlow, type ProviderFlow } from './providerFlow.ts';

// Beside the engine, so that a sign-out need not load it.
export { sessionCalls } from './sessionCalls.ts';

interface EngineHost {
  options: AuthOptions;
  /** What the page shows while the engine starts. */
  status: AuthStatus;
  /** The machine's status, at each change. */
  onStatus: (status: AuthStatus) => void;
  /** The session was refused: clear it and leave the page. */
  onRefused: (reason: LogoutReason) => void;
  /** The provider has no session: clear ours and stay on the page. */
  onAnonymous: () => void;
}

/** The part of sign-in that a visitor's first load does not need. */
export interface Engine {
  /** Adopts the tokens that are in the cookies now. `isSignIn`: another page has just begun their session. */
  sync: (isSignIn?: boolean) => Promise<void>;
  /** `refused`: an access token that the back end rejected, even if it has not expired. */
  refresh: (refused?: string) => Promise<void>;
  signInUrl: (signIn: SignInOptions) => Promise<string>;
  signUpUrl: (signIn: SignInOptions) => Promise<string>;
  completeSignIn: (url: string) => Promise<SignInResult>;
  /** Gets the ID token of a session that another page began. Returns the session's last tokens. */
  prepareSignOut: (tokens: Tokens) => Promise<Tokens>;
  /** Revokes the tokens and gives the address to leave for: the provider's end-session page, or the target itself. */
  endSession: (tokens: Tokens, postLogoutUrl: string) => Promise<string>;
  /** Rejects for a state that no sign-out of this tab has sent. */
  completeSignOut: (state: string) => Promise<void>;
  /** Tokens of a link that may replace those of the live session; null if they may not. */
  confirmTokens: (offered: LinkTokens) => Promise<LinkTokens | null>;
  /** Ends a session at the back end whose tokens are no longer in the cookies, also with an access token that has expired. */
  endReplaced: (tokens: Tokens) => Promise<void>;
  /** Ends the provider's session without leaving the page; waits two seconds at most. */
  endSessionSilently: () => Promise<void>;
}

/** The machine goes on from what is shown: a page does not flash back to its loading state. */
const startStates = {
  loading: { loading: 'reading' },
  authenticated: { authenticated: 'fresh' },
  anonymous: 'anonymous',
} as const;
const statuses = ['loading', 'authenticated', 'anonymous'] as const;

export function createEngine({ options, status, onStatus, onRefused, onAnonymous }: EngineHost): Engine {
  const current = () => (provider === null || readTokens()?.flow === 'custom' ? custom : provider);

  const refresh = async (refused?: string) => {
    const tokens = readTokens();
    if (tokens === null || tokens.refreshToken !== null) return current().refresh(refused);
    // Without a refresh token, the session ends with its access token, or when that is refused.
    send({ type: 'SILENT_RENEW_ERROR', failure: isFresh(tokens) ? 'SESSION_EXPIRED' : 'JWT_EXPIRED' });
  };

  const context = { renew: () => void refresh(), onRefused, onAnonymous };
  const snapshot = authMachine.resolveState({ value: startStates[status], context });
  const actor = createActor(authMachine, { snapshot, input: context });
  actor.subscribe((state) => onStatus(statuses.find((name) => state.matches(name)) ?? status));
  actor.start();

  const send = actor.send.bind(actor);
  const provider = build.Keycloak ? createProviderFlow({ options, send }) : null;
  const custom = createCustomFlow({ refreshCustom: options.refreshCustom, send });

  /** @throws AuthError in a build without the provider's sign-in */
  const ofProvider = (): ProviderFlow => {
    if (provider === null) throw new AuthError('Login failed');
    return provider;
  };
  const endSessionSilently = async () => {
    const silentRequestTimeoutInSeconds = timings.silentLogoutTimeout / 1000;
    await provider?.manager.signoutSilent({ silentRequestTimeoutInSeconds }).catch(() => {
      // A cross-site frame does not answer: nothing more can be done.
    });
  };

  /** Each answer is used once, however often its page is shown. */
  const answers = new Map<string, Promise<SignInResult>>();

  return {
    async sync(isSignIn) {
      if (current() === provider) custom.stop();
      await current().sync(isSignIn);
    },
    refresh,
    signInUrl: async (signIn) => ofProvider().signInUrl(signIn),
    signUpUrl: async (signIn) => ofProvider().signUpUrl(signIn),
    async completeSignIn(url) {
      const known = answers.get(url) ?? completeSignIn(url, ofProvider());
      answers.set(url, known);
      return known;
    },
    // Refused, or ended meanwhile by another tab: the provider's session is then ended without an ID token.
    prepareSignOut: async (tokens) => provider?.manager.fetchIdToken(tokens).catch(() => tokens) ?? tokens,
    async endSession(tokens, postLogoutUrl) {
      if (provider === null) return postLogoutUrl;
      const { manager } = provider;
      await provider.sync();
      if (!(await manager.revoke(tokens))) return postLogoutUrl;
      if (manager.idToken !== null) return manager.createSignOutUrl(manager.idToken, postLogoutUrl);
      // The provider's page would ask whether to sign out.
      await endSessionSilently();
      return postLogoutUrl;
    },
    completeSignOut: async (state) => provider?.manager.completeSignOut(state),
    confirmTokens: (offered) => confirmTokens(offered, options.refreshCustom),
    async endReplaced(tokens) {
      const isOfProvider = tokens.flow === 'provider';
      // The back end takes no expired token.
      const renewed =
        isFresh(tokens) || isOfProvider || tokens.refreshToken === null
          ? tokens
          : await options.refreshCustom?.(tokens.refreshToken);
      const accessToken = typeof renewed === 'object' ? renewed.accessToken : null;
      await Promise.all([
        accessToken === null ? null : options.logout?.(accessToken),
        // Not its session at the provider: that would end this browser's present one, too.
        isOfProvider ? provider?.manager.revoke(tokens) : null,
      ]);
    },
    endSessionSilently,
  };
}
