import {
  ErrorResponse,
  type RefreshState,
  type SigninRequest,
  type SigninResponse,
  type SessionStatus,
  type SigninPopupArgs,
  type SigninSilentArgs,
  User,
  UserManager,
  type UserManagerSettings,
  type OidcClient,
  type UseRefreshTokenArgs,
} from 'oidc-client-ts';
import { withTimeout } from '@lobby/runtime';
import { keyOf } from '../boundTokens.ts';
import { createKey, forgetKeys, readKey } from '../dpop/sessionKeys.ts';
import { sessionKey } from '../sessionInfo.ts';
import { readTokens, type Tokens } from '../tokens.ts';
import {
  isOtherSignIn,
  isUnreachable,
  otherSignIn,
  renewalFailure,
  UnverifiableIdToken,
  userInfoMismatch,
} from './errors.ts';
import { keyStore } from './keyStore.ts';
import { withTabLock } from './tabLock.ts';
import { fetchSubject } from './userInfo.ts';
import { unsignedIdToken } from './userStore.ts';
import { timings } from '../timings.ts';

/** What the library says when `window.open` has returned null. */
const noWindow = 'Attempted to navigate on a disposed window';

const importVerification = () => import('./verifyIdToken.ts');
const importProofs = () => import('../dpop/proof.ts');

/**
 * The library's manager with what it lacks: ID tokens are verified before they are stored,
 * and a refresh token is used once, over all callers and tabs.
 */
export class LobbyUserManager extends UserManager {
  #renewal: Promise<User | null> | null = null;
  #idToken: string | null = null;
  /** Signed in at the provider, and not here: its ID token could not be verified. */
  #unstored: User | null = null;
  #refusedToken: string | undefined;
  /** True while a change reported by the provider's frame is being checked. */
  #isFrameDoubted = false;
  readonly #onError: (error: Error) => void;

  constructor(settings: UserManagerSettings, onError: (error: Error) => void = () => {}) {
    super(settings);
    this.#onError = onError;
    Object.assign(this._client, { getDpopProof: this.#getProof.bind(this) } satisfies Partial<OidcClient>);
  }

  /** The library dates its proofs by the device's clock: the provider would refuse those of a wrong one. */
  async #getProof(...[store, nonce]: Parameters<OidcClient['getDpopProof']>): Promise<string> {
    const { client_id: client } = this.settings;
    const { keys, nonce: known } = await store.get(client);
    if (nonce !== undefined) await store.set(client, { keys, nonce });
    const { proveTokenRequest } = await importProofs();
    return proveTokenRequest(keys, await this.metadataService.getTokenEndpoint(false), nonce ?? known);
  }

  /** The key that the library proves to hold with what it sends next to the token endpoint; null: it proves nothing. */
  #useKey(jkt: string | null): void {
    Object.assign(this._client.settings, { dpop: jkt === null ? undefined : { store: keyStore(jkt) } });
  }

  /** A key for a sign-in, where the provider offers to bind tokens to it, and the browser can store it. */
  async #createKey(): Promise<string | null> {
    const metadata: Record<string, unknown> = { ...(await this.metadataService.getMetadata()) };
    const algorithms = metadata['dpop_signing_alg_values_supported'];
    if (!Array.isArray(algorithms) || !algorithms.includes('ES256')) return null;
    await forgetKeys(null, keyOf(readTokens()?.accessToken));
    return createKey();
  }

  /** The ID token, kept in memory alone: it lets the provider end its session without asking. */
  get idToken(): string | null {
    return this.#idToken;
  }

  override async storeUser(user: User | null): Promise<void> {
    if (user !== null)
      await this.#verify(user).catch((error: unknown) => {
        this.#unstored = user;
        throw error;
      });
    await super.storeUser(user);
  }

  async #verify(user: User): Promise<void> {
    if (!user.id_token || user.id_token === unsignedIdToken()) return;
    const { verifyIdToken } = await importVerification();
    await verifyIdToken(user.id_token, {
      clientId: this.settings.client_id,
      accessToken: user.access_token,
      metadata: this.metadataService,
    });
    this.#idToken = user.id_token;
  }

  /**
   * An ID token that cannot be verified, for example because the clock is off by hours, does not end the
   * session: the old refresh token is used up, and the new one is in this answer. The old claims are kept.
   */
  async #verifyRenewed(user: User, { id_token, profile }: RefreshState): Promise<void> {
    try {
      await this.#verify(user);
    } catch (error) {
      if (!(error instanceof UnverifiableIdToken)) throw error;
      this.#onError(error);
      user.id_token = id_token;
      user.profile = profile;
    }
  }

  /**
   * The answer to a refresh, if it is the session's own player who is answered for (R-5-016). The library compares ID tokens
   * alone; a tab that has none knows its player by the access token.
   */
  async #refresh(args: UseRefreshTokenArgs): Promise<SigninResponse> {
    const answer = await this._client.useRefreshToken(args).catch((error: unknown) => {
      throw isOtherSignIn(error) ? otherSignIn(error.message) : error;
    });
    const [{ sub: known }, { sub }] = [args.state.profile, answer.profile];
    if (known && sub && known !== sub) throw otherSignIn();
    return answer;
  }

  /** Stores the answer only if its session still goes on: a sign-out may have come first, here or in another tab (R-4-023). */
  protected override async _useRefreshToken(args: UseRefreshTokenArgs): Promise<User> {
    this.#useKey(keyOf(readTokens()?.accessToken));
    const answer = await this.#refresh(args);
    const user = new User({ ...args.state, ...answer });
    await this.#verifyRenewed(user, args.state);
    // Nothing has changed: the frame has no access to its cookies. Stop monitoring until the next renewal.
    if (this.#isFrameDoubted && user.session_state === args.state.session_state) user.session_state = null;
    // No await between this check and the write.
    if (readTokens()?.refreshToken !== args.state.refresh_token) throw new ErrorResponse({ error: 'login_required' });
    await super.storeUser(user);
    return this.#adopt(user);
  }

  /**
   * What the library's timer calls. A tab that slept may be late: tokens that another tab has
   * renewed meanwhile, and that are not about to expire, are taken over.
   */
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return this.#once(args);
  }

  /** The same, but never takes over the `refused` access token, even if it has not expired. */
  renew(refused?: string): Promise<User | null> {
    this.#refusedToken = refused ?? this.#refusedToken;
    return this.#once();
  }

  /**
   * Called by the session monitor when the provider's frame reports a change (R-4-027). The library would
   * ask in a hidden frame, which gets no cookies in many browsers; this asks by the refresh token.
   */
  override async querySessionStatus(): Promise<SessionStatus | null> {
    this.#isFrameDoubted = true;
    try {
      const user = await this.renew(readTokens()?.accessToken ?? undefined);
      return user?.session_state ? { session_state: user.session_state, sub: user.profile.sub } : null;
    } catch (error) {
      await this.events._raiseSilentRenewError(error as Error);
      throw error;
    } finally {
      this.#isFrameDoubted = false;
    }
  }

  #once(args?: SigninSilentArgs): Promise<User | null> {
    this.#renewal ??= this.#renew(args).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  /** Where there is something to renew: an answer could not be verified without them. */
  async #loadKeys(): Promise<void> {
    const tokens = readTokens();
    if (!tokens?.refreshToken) return;
    const jkt = keyOf(tokens.accessToken);
    const loaded = Promise.all([
      this.metadataService.getSigningKeys(),
      importVerification(),
      // The database may fail for seconds: it does so before other tabs wait.
      jkt === null ? null : readKey(jkt),
      jkt === null ? null : importProofs(),
    ]);
    // The library limits each request until its body begins.
    await withTimeout(2 * timings.providerRequestTimeout, loaded);
  }

  async #renew(args?: SigninSilentArgs): Promise<User | null> {
    // Other tabs wait for one request alone: what its answer is verified with is loaded before.
    const failure = await this.#loadKeys().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    return withTabLock(async (checkTime) => {
      const user = await this._loadUser();
      if (user === null) {
        await this.events.unload();
        return null;
      }
      // It cannot be renewed, and is valid until it expires.
      if (!user.refresh_token) return user;
      const isLasting = (user.expires_in ?? 0) > timings.renewalMargin / 1000;
      if (isLasting && user.access_token !== this.#refusedToken) return this.#adopt(user);
      if (failure !== null) throw failure.error;
      checkTime();
      try {
        return await super.signinSilent({
          silentRequestTimeoutInSeconds: timings.providerRequestTimeout / 1000,
          ...args,
        });
      } catch (error) {
        // Signed out meanwhile, or in a browser without locks: another tab was faster.
        const current = await this._loadUser();
        if (renewalFailure(error) === 'unreachable' || current?.refresh_token === user.refresh_token) throw error;
        if (current !== null) return this.#adopt(current);
        await this.events.unload();
        return null;
      }
    });
  }

  /** Takes over what has been stored, here or by another tab. */
  async #adopt(user: User): Promise<User> {
    await this.events.load(user);
    return user;
  }

  /** Fails when the browser has blocked the window, or the player has closed it: the library tells of neither by itself. */
  override async signinPopup(args: SigninPopupArgs = {}): Promise<User> {
    try {
      return await super.signinPopup({ popupAbortOnClose: true, ...args });
    } catch (error) {
      const isBlocked = error instanceof Error && error.message === noWindow;
      throw isBlocked ? new Error('Popup blocked by user', { cause: error }) : error;
    }
  }

  /** The address to send the player to; `state` comes back with the answer. */
  async createSignInRequest(args: {
    state: Readonly<Record<string, unknown>>;
    redirectUri: string;
    uiLocales: string;
    /** Whether the tokens are to be bound to a key. */
    isBound?: boolean;
    prompt?: string;
    acrValues?: string;
    /** In seconds. */
    maxAge?: number;
  }): Promise<SigninRequest> {
    const jkt = args.isBound ? await this.#createKey() : null;
    return this._client.createSigninRequest({
      request_type: 'si:r',
      state: { ...args.state, jkt },
      dpopJkt: jkt ?? undefined,
      redirect_uri: args.redirectUri,
      ui_locales: args.uiLocales,
      prompt: args.prompt,
      acr_values: args.acrValues,
      max_age: args.maxAge,
      nonce: crypto.randomUUID(),
    });
  }

  /** Exchanges an answer's code. `jkt`: of the key that was made for its request. */
  async exchangeCode(url: string, jkt: string | null): Promise<void> {
    this.#useKey(jkt);
    const user = await this.signinRedirectCallback(url);
    void this.#checkSubject(user).catch(this.#onError);
    await this.#forgetRequests().catch(this.#onError);
  }

  /** User info that names another player than the ID token ends the session (R-5-014); nobody waits for it. */
  async #checkSubject({ access_token, refresh_token, profile }: User): Promise<void> {
    const session = sessionKey();
    const subject = await fetchSubject(access_token, this.metadataService);
    if (subject === null || subject === profile.sub) return;
    this.#onError(new Error(userInfoMismatch));
    if (sessionKey() === session) await this.events._raiseSilentRenewError(otherSignIn(userInfoMismatch));
    // Nobody else has them.
    await this.revoke({ accessToken: access_token, refreshToken: refresh_token ?? null });
  }

  /** Those of this tab, as of a button that was pressed twice: nobody waits for their answers any longer. */
  async #forgetRequests(): Promise<void> {
    const { stateStore } = this.settings;
    for (const key of await stateStore.getAllKeys()) await stateStore.remove(key);
  }

  /** For a sign-out, with the cookies cleared: refreshes to get the ID token that ends the provider's session. */
  async fetchIdToken(tokens: Tokens): Promise<Tokens> {
    if (this.#idToken !== null || tokens.refreshToken === null) return tokens;
    this.#useKey(keyOf(tokens.accessToken));
    const answer = await this._client.useRefreshToken({
      state: {
        refresh_token: tokens.refreshToken,
        session_state: null,
        scope: this.settings.scope,
        profile: { sub: '', iss: '', aud: '', exp: 0, iat: 0 },
      },
      timeoutInSeconds: timings.providerRequestTimeout / 1000,
    });
    this.#idToken = answer.id_token ?? null;
    return { ...tokens, accessToken: answer.access_token, refreshToken: answer.refresh_token ?? tokens.refreshToken };
  }

  /** Revokes the tokens of a sign-in that made no session here. Returns the address at which the provider ends its own. */
  async endUnstored(postLogoutUrl: string): Promise<string> {
    const user = this.#unstored;
    const tokens = { accessToken: user?.access_token ?? null, refreshToken: user?.refresh_token ?? null };
    // The provider ends them with its session, where it does not answer in time.
    await withTimeout(timings.providerLogoutTimeout, this.revoke(tokens)).catch(this.#onError);
    return withTimeout(timings.providerLogoutTimeout, this.createSignOutUrl(user?.id_token ?? '', postLogoutUrl));
  }

  /** The provider's end-session address, whose state is kept until the page comes back; throws where it has none. */
  async createSignOutUrl(idToken: string, postLogoutUrl: string): Promise<string> {
    const request = await this._client.createSignoutRequest({
      request_type: 'so:r',
      // The library sends a state where there is something to keep with it.
      state: 'signed out',
      id_token_hint: idToken,
      post_logout_redirect_uri: postLogoutUrl,
    });
    return request.url;
  }

  /** @throws Error for a state that no sign-out of this tab has sent (R-5-015) */
  async completeSignOut(state: string): Promise<void> {
    await this._client.processSignoutResponse(`${location.origin}/?${new URLSearchParams({ state })}`);
  }

  /** Revokes tokens that are no longer in the cookies. False when the provider is unreachable. */
  async revoke(tokens: { accessToken: string | null; refreshToken: string | null }): Promise<boolean> {
    const { accessToken, refreshToken } = tokens;
    const results = await Promise.allSettled([
      accessToken === null ? null : this._client.revokeToken(accessToken, 'access_token'),
      refreshToken === null ? null : this._client.revokeToken(refreshToken, 'refresh_token'),
    ]);
    return !results.some((result) => result.status === 'rejected' && isUnreachable(result.reason));
  }

  /** The stored sign-in request that an answer belongs to. */
  async readAnswer(url: string) {
    return this._client.readSigninResponseState(url);
  }
}
