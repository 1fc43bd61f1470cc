import { withTimeout } from '@lobby/runtime';
import { OidcClient, type SigninRequest, type SigninResponse, type SigninState, State } from 'oidc-client-ts';
import { keyOf } from '../boundTokens.ts';
import { createKey, removeKeys, readKey } from '../dpop/sessionKeys.ts';
import { timings } from '../timings.ts';
import { readTokens, type Tokens } from '../sessionTokens.ts';
import type { ProviderAction } from '../types.ts';
import { clientSettings, type ProviderOptions } from './clientSettings.ts';
import { isOtherSignIn, isUnreachable, otherSignIn, UnverifiableIdToken } from './errors.ts';
import { loadInFrame } from './loadInFrame.ts';
import { refreshStateOf, unsignedIdToken } from './providerTokens.ts';
import { importProofs, sendWithProof } from './tokenProof.ts';

const importVerification = () => import('./verifyIdToken.ts');

interface SignInRequestOptions {
  state: Readonly<Record<string, unknown>>;
  redirectUri: string;
  uiLocales: string;
  /** Whether the tokens are to be bound to a key. */
  isBound?: boolean;
  prompt?: string;
  acrValues?: string;
  /** In seconds. */
  maxAge?: number;
  action?: ProviderAction;
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

/**
 * Requests to the identity provider. The sign-in library does discovery, code exchange and validation; here is what it lacks: ID tokens are
 * verified, and tokens are bound to a key of their own sign-in. Stores nothing of a session.
 */
export function createProviderClient(options: ProviderOptions, onError: (error: Error) => void = () => {}) {
  const client = new OidcClient(clientSettings(options));
  const { metadataService, settings } = client;
  /** The ID token, in memory alone: it lets the provider end its session without asking. */
  let idToken: string | null = null;
  /** Signed in at the provider, and not here: its ID token could not be verified. */
  let unverified: SigninResponse | null = null;

  const sendAs = <Result>(jkt: string | null, send: (extraHeaders: Record<string, string>) => Promise<Result>) =>
    sendWithProof({ jkt, send, tokenEndpoint: () => metadataService.getTokenEndpoint(false) as Promise<string> });

  async function verify({ id_token, access_token }: SigninResponse): Promise<void> {
    if (!id_token || id_token === unsignedIdToken()) return;
    const { verifyIdToken } = await importVerification();
    await verifyIdToken(id_token, {
      clientId: settings.client_id,
      accessToken: access_token,
      metadata: metadataService,
    });
    idToken = id_token;
  }

  /** A key for a sign-in, where the provider offers to bind tokens to it, and the browser can store it. */
  async function createKeyOfSignIn(): Promise<string | null> {
    const metadata: Record<string, unknown> = { ...(await metadataService.getMetadata()) };
    const algorithms = metadata['dpop_signing_alg_values_supported'];
    if (!Array.isArray(algorithms) || !algorithms.includes('ES256')) return null;
    await removeKeys(null, keyOf(readTokens()?.accessToken));
    return createKey();
  }

  /** Revokes tokens that are no longer in the cookies. False when the provider is unreachable. */
  async function revoke({ accessToken, refreshToken }: Pick<Tokens, 'accessToken' | 'refreshToken'>): Promise<boolean> {
    const results = await Promise.allSettled([
      accessToken === null ? null : client.revokeToken(accessToken, 'access_token'),
      refreshToken === null ? null : client.revokeToken(refreshToken, 'refresh_token'),
    ]);
    return !results.some((result) => result.status === 'rejected' && isUnreachable(result.reason));
  }

  /** The provider's end-session address, whose state is stored until the page comes back; throws where it has none. */
  async function createSignOutUrl(idTokenHint: string, postLogoutUrl: string): Promise<string> {
    const request = await client.createSignoutRequest({
      request_type: 'so:r',
      // The library sends a state where there is something to store with it.
      state: 'signed out',
      id_token_hint: idTokenHint,
      post_logout_redirect_uri: postLogoutUrl,
    });
    return request.url;
  }

  return {
    client,
    get idToken(): string | null {
      return idToken;
    },
    revoke,
    createSignOutUrl,

    /** The address to send the player to; `state` comes back with the response. */
    async createSignInRequest(request: SignInRequestOptions): Promise<SigninRequest> {
      const jkt = request.isBound ? await createKeyOfSignIn() : null;
      return client.createSigninRequest({
        request_type: 'si:r',
        state: { ...request.state, jkt },
        dpopJkt: jkt ?? undefined,
        redirect_uri: request.redirectUri,
        ui_locales: request.uiLocales,
        prompt: request.prompt,
        acr_values: request.acrValues,
        max_age: request.maxAge,
        extraQueryParams: request.action && { kc_action: request.action },
        nonce: crypto.randomUUID(),
      });
    },

    /**
     * The response to a sign-in's code, verified. `state`: as stored for its request, which is used up; `jkt`: of the key that was made for it.
     */
    async exchangeCode(url: string, state: SigninState, jkt: string | null): Promise<SigninResponse> {
      let isUsed = false;
      const response = await sendAs(jkt, async (headers) => {
        // The library removes it before it sends the code.
        if (isUsed) await settings.stateStore.set(state.id, state.toStorageString());
        isUsed = true;
        return client.processSigninResponse(url, headers);
      });
      await verify(response).catch((error: unknown) => {
        unverified = response;
        throw error;
      });
      return response;
    },

    /** Removes the sign-in requests of this tab from before a time, in ms since 1970; all by default. Nobody waits for their responses. */
    async removeSignInRequests(before = Infinity): Promise<void> {
      const { stateStore } = settings;
      for (const key of await stateStore.getAllKeys()) {
        const stored = await stateStore.get(key);
        const { created } = stored === null ? { created: 0 } : await State.fromStorageString(stored);
        if (created * 1000 < before) await stateStore.remove(key);
      }
    },

    /** Loads what the response to a refresh is verified with, and its proof is made with: other tabs wait for one request alone. */
    async prepareRefresh({ accessToken, refreshToken }: Tokens): Promise<void> {
      if (!refreshToken) return;
      const jkt = keyOf(accessToken);
      const loaded = Promise.all([
        metadataService.getSigningKeys(),
        importVerification(),
        // The database may fail for seconds: it does so before other tabs wait.
        jkt === null ? null : readKey(jkt),
        jkt === null ? null : importProofs(),
      ]);
      // The library limits each request until its body begins.
      await withTimeout(2 * timings.providerRequestTimeout, loaded);
    },

    /** The response to a refresh token, verified. It has to name the session's own player (R-5-016). */
    async refresh(refreshToken: string, accessToken: string | null): Promise<SigninResponse> {
      const state = refreshStateOf(refreshToken, settings.scope);
      const timeoutInSeconds = timings.providerRequestTimeout / 1000;
      const response = await sendAs(keyOf(accessToken), (extraHeaders) =>
        client.useRefreshToken({ state, timeoutInSeconds, extraHeaders }),
      ).catch((error: unknown) => {
        throw isOtherSignIn(error) ? otherSignIn(error.message) : error;
      });
      // The library compares ID tokens alone; a tab that has none knows its player by the access token.
      const [{ sub: known }, { sub }] = [state.profile, response.profile];
      if (known && sub && known !== sub) throw otherSignIn();
      await verify(response).catch((error: unknown) => {
        // For example because the clock is off by hours. The old refresh token is used up, and the new one is in this response: the session
        // goes on, with the claims that it had.
        if (!(error instanceof UnverifiableIdToken)) throw error;
        onError(error);
        Object.assign(response, { id_token: state.id_token, profile: state.profile });
      });
      return response;
    },

    /** For a sign-out, with the cookies cleared: refreshes to get the ID token that ends the provider's session. */
    async fetchIdToken(tokens: Tokens): Promise<Tokens> {
      const { accessToken, refreshToken } = tokens;
      if (idToken !== null || refreshToken === null) return tokens;
      const state = refreshStateOf(refreshToken, settings.scope);
      const timeoutInSeconds = timings.providerRequestTimeout / 1000;
      const response = await sendAs(keyOf(accessToken), (extraHeaders) =>
        client.useRefreshToken({ state, timeoutInSeconds, extraHeaders }),
      );
      idToken = response.id_token ?? null;
      return { ...tokens, accessToken: response.access_token, refreshToken: response.refresh_token ?? refreshToken };
    },

    /** Revokes the tokens of a sign-in that made no session here. Returns the address at which the provider ends its own. */
    async endUnverified(postLogoutUrl: string): Promise<string> {
      const { access_token = null, refresh_token = null, id_token = '' } = unverified ?? {};
      // The provider ends them with its session, where it does not answer in time.
      const revoked = revoke({ accessToken: access_token, refreshToken: refresh_token });
      await withTimeout(timings.providerLogoutTimeout, revoked).catch(onError);
      return withTimeout(timings.providerLogoutTimeout, createSignOutUrl(id_token, postLogoutUrl));
    },

    /** Ends the provider's session without leaving the page; waits two seconds at most. */
    async endSessionSilently(): Promise<void> {
      try {
        const { url } = await client.createSignoutRequest({ request_type: 'so:s' });
        await loadInFrame(url, timings.silentLogoutTimeout);
      } catch {
        // Nothing more can be done where the provider has no page for it, or is out of reach.
      }
    },

    /** @throws Error for a state that no sign-out of this tab has sent (R-5-015) */
    async completeSignOut(state: string): Promise<void> {
      await client.processSignoutResponse(`${location.origin}/?${new URLSearchParams({ state })}`);
    },
  };
}
