import { session } from '@lobby/storage';
import type { SigninState } from 'oidc-client-ts';
import { readSessionInfo, sessionKey } from '../sessionInfo.ts';
import { timings } from '../timings.ts';
import { readTokens } from '../sessionTokens.ts';
import type { AuthOptions, SignInOptions } from '../types.ts';
import { pageUrl } from './clientSettings.ts';
import { otherSignIn, userInfoMismatch } from './errors.ts';
import { createProviderClient, type ProviderClient } from './providerClient.ts';
import { storeProviderTokens } from './providerTokens.ts';
import type { Flow, Renewal } from './renewal.ts';
import { createSessionMonitor, type ProviderSessionEvent } from './sessionMonitor.ts';
import { fetchSubject } from './userInfo.ts';

interface ProviderFlowHost {
  options: AuthOptions;
  renewal: () => Renewal;
  /** Ends the session, as one that the provider does not know. */
  onOtherSignIn: (error: Error) => void;
}

export interface ProviderFlow extends Flow {
  client: ProviderClient;
  /** What becomes of the session at the provider, or begins elsewhere (R-4-027). */
  raise: (event: ProviderSessionEvent) => void;
  /** Of the lobby's own page. */
  loginUrl: () => string;
  /** Address of the provider's sign-in page (R-2-051). */
  signInUrl: (signIn: SignInOptions) => Promise<string>;
  /** Address of its registration page (R-2-052). */
  signUpUrl: (signIn: Pick<SignInOptions, 'returnTo'>) => Promise<string>;
  /** Makes a session of the response in an address. `jkt`: of the key that was made for its request. */
  beginSession: (url: string, state: SigninState, jkt: string | null) => Promise<void>;
  stop: () => void;
}

/**
 * When the session of this page began, in ms since 1970; null without one, and on the page of an answer. Sign-ins that were begun before
 * are over, but a step back into the lobby may find their requests again.
 */
function sessionStart(): number | null {
  const isAnswer = new URLSearchParams(location.search).has('state');
  return isAnswer ? null : (readSessionInfo()?.startedAt ?? null);
}

/** Sessions of the identity provider: renewed by their refresh token 60 s before they expire. */
export function createProviderFlow({ options, renewal, onOtherSignIn }: ProviderFlowHost): ProviderFlow {
  const { onError = () => {} } = options;
  const provider = createProviderClient(options, onError);
  const { client } = provider;

  const raise = (event: ProviderSessionEvent) => {
    // The renewal that has found out the others has sent them to the machine.
    if (event === 'signedIn') renewal().adopt();
  };
  const monitor = createSessionMonitor({
    client,
    async check() {
      const tokens = readTokens();
      // Without a refresh token there is no way to find out, and the report is often wrong: the tokens are valid until they expire.
      if (tokens?.flow !== 'provider' || tokens.refreshToken === null) return null;
      return renewal().refresh(tokens.accessToken ?? undefined);
    },
    raise,
  });

  const requestUrl = async ({ returnTo = null, acrValues, maxAge, action }: SignInOptions, prompt?: string) => {
    session.remove('wrongClock');
    if (returnTo === null) session.remove('signInReturn');
    else session.write('signInReturn', returnTo);
    const request = await provider.createSignInRequest({
      state: { returnTo, action },
      redirectUri: pageUrl(options, 'keycloak-login-handler'),
      uiLocales: options.getLocale().replace('_', '-'),
      isBound: options.settings.senderConstrainedTokens,
      prompt,
      acrValues,
      maxAge,
      action,
    });
    return request.url;
  };

  /** User info that names another player than the ID token ends the session (R-5-014); nobody waits for it. */
  async function checkSubject(accessToken: string, refreshToken: string | null, expected: string): Promise<void> {
    const begun = sessionKey();
    const subject = await fetchSubject(accessToken, client.metadataService);
    if (subject === null || subject === expected) return;
    onError(new Error(userInfoMismatch));
    if (sessionKey() === begun) onOtherSignIn(otherSignIn(userInfoMismatch));
    // Nobody else has them.
    await provider.revoke({ accessToken, refreshToken });
  }

  client.clearStaleState().catch(onError);
  const startedAt = sessionStart();
  // A time ahead is that of a clock that was set since.
  if (startedAt !== null && startedAt <= Date.now()) provider.removeSignInRequests(startedAt).catch(onError);
  if (readTokens()?.flow === 'provider') void monitor.watch();

  return {
    client: provider,
    margin: timings.renewalMargin,
    prepare: provider.prepareRefresh,
    async exchange(refreshToken, { accessToken }) {
      const response = await provider.refresh(refreshToken, accessToken);
      // A provider that does not rotate refresh tokens names none: the one that was sent stays valid (RFC 6749, section 6).
      return () => storeProviderTokens({ ...response, refresh_token: response.refresh_token || refreshToken });
    },
    onLoaded: () => void monitor.watch(),
    raise,
    loginUrl: () => pageUrl(options, 'login'),
    signInUrl: (signIn) => requestUrl(signIn),
    async signUpUrl(signIn) {
      const metadata: Record<string, unknown> = { ...(await client.metadataService.getMetadata()) };
      const prompts = metadata['prompt_values_supported'];
      if (Array.isArray(prompts) && prompts.includes('create')) return requestUrl(signIn, 'create');
      // Providers that do not know the prompt have a page of their own, with the same parameters.
      const { search } = new URL(await requestUrl(signIn));
      return `${client.settings.authority}/protocol/openid-connect/registrations${search}`;
    },
    async beginSession(url, state, jkt) {
      const response = await provider.exchangeCode(url, state, jkt);
      storeProviderTokens(response);
      renewal().adopt();
      const { access_token, refresh_token = null, profile } = response;
      void checkSubject(access_token, refresh_token, profile.sub).catch(onError);
      // Others than its own, as of a button that was pressed twice.
      await provider.removeSignInRequests().catch(onError);
    },
    stop: () => void monitor.stop(),
  };
}
