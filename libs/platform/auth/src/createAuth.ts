import { importOnce, whenIdle } from '@lobby/runtime';
import { AuthError, SessionNotStored, WrongClock } from './AuthError.ts';
import { createEndings } from './endings.ts';
import type { Engine } from './engine/createEngine.ts';
import { followSession } from './followSession.ts';
import { storeNewSession, storeTokens } from './linkTokens.ts';
import { realmUrl } from './realm.ts';
import { sessionKey, setOwnIssuer } from './sessionInfo.ts';
import { createShownSession, stateFromCookies, stateOf } from './shownSession.ts';
import { timings } from './timings.ts';
import { clearSession, isRefreshable, readClaims, readTokens } from './sessionTokens.ts';
import type { Auth, AuthOptions, RefreshOutcome, SessionCallsOptions, SignInOptions } from './types.ts';

/**
 * The session of this browser. What stands here reads cookies and nothing else; the sign-in
 * library, its timers and the session machine come with the engine, when they are first needed.
 */
export function createAuth(options: AuthOptions): Auth {
  const { onError = () => {}, navigate = (url) => location.assign(url) } = options;
  setOwnIssuer(realmUrl(options.settings));
  const shown = createShownSession(navigate);
  let engine: Promise<Engine> | null = null;

  const loadEngine = () => {
    engine ??= import('./engine/createEngine.ts').then(({ createEngine }) => {
      const created = createEngine({
        options,
        status: shown.get().status,
        onStatus: (status) => shown.show(stateOf(status)),
        onRejected: (reason) => void endSession({ reason, isRejected: true }),
        onAnonymous() {
          const ended = readTokens();
          clearSession();
          void removeKey(ended);
        },
      });
      if (readTokens() !== null) created.sync();
      return created;
    });
    // A failed import is retried by the next caller.
    engine.catch(() => {
      engine = null;
    });
    return engine;
  };
  const { endSession, endReplaced, removeKey, signedOutUrl } = createEndings({ options, navigate, shown, loadEngine });

  const syncEngine = (isSignIn = false) =>
    loadEngine()
      .then((loaded) => loaded.sync(isSignIn))
      .catch(onError);

  /** The cookies have changed elsewhere. */
  const reread = () => {
    if (shown.isLeaving) return;
    const next = stateFromCookies();
    const { status, session } = shown.get();
    const isSignIn = session === null && next.session !== null;
    // An expired session is shown once the engine has renewed it; a replaced one is handled at once.
    if (next.status !== 'loading') shown.show(next);
    else if (session !== null) shown.show(stateOf(status));
    if (shown.isLeaving || (next.status === 'anonymous' && engine === null)) return;
    void syncEngine(isSignIn);
  };

  const leaveFor = async (page: 'signInUrl' | 'signUpUrl', signIn: SignInOptions = {}) => {
    try {
      navigate(await (await loadEngine())[page](signIn));
    } catch (error) {
      throw AuthError.from(error);
    }
  };

  const refresh = async (): Promise<RefreshOutcome> => {
    const { session } = shown.get();
    const before = readTokens();
    if (before === null || session === null) return 'expired';
    // The cookies hold another session's tokens: this page is about to be reloaded.
    if (sessionKey() !== session) return 'unreachable';
    try {
      await (await loadEngine()).refresh(before.accessToken ?? undefined);
    } catch (error) {
      onError(AuthError.from(error));
    }
    const after = readTokens();
    if (after === null || shown.isLeaving) return 'expired';
    // Tokens made within the same second may be the same; a refresh token is never given twice.
    const isNew = after.accessToken !== before.accessToken || after.refreshToken !== before.refreshToken;
    return isNew ? 'refreshed' : 'unreachable';
  };

  return {
    get state() {
      return shown.get();
    },
    get status() {
      return shown.get().status;
    },
    get session() {
      return shown.get().session;
    },
    subscribe: shown.subscribe,
    start() {
      const stopFollowing = followSession(shown, {
        onChanged: reread,
        onEnded: (reason) => void shown.leave(() => navigate(signedOutUrl(reason))),
      });
      const { status } = shown.get();
      const load = () => void loadEngine().catch(onError);
      if (status === 'loading') load();
      const isQuiet = status === 'authenticated';
      const cancel = isQuiet ? whenIdle(load, { afterLoad: true, delay: timings.engineDelay }) : () => {};
      return () => {
        stopFollowing();
        cancel();
      };
    },
    /** Reads the token before the session key, and writers remove the key before they write tokens: the two always match. */
    getAccessToken(session = shown.get().session, { mayLag = false } = {}) {
      const token = readTokens(mayLag)?.accessToken ?? null;
      return session !== null && session === sessionKey(mayLag) ? token : null;
    },
    claims: readClaims,
    refresh,
    acceptTokens(offered) {
      if (offered.accessToken === null && offered.refreshToken === null) return;
      if (!isRefreshable(readTokens())) {
        storeTokens(offered);
        return shown.adopt();
      }
      const { session } = shown.get();
      loadEngine()
        .then(async (loaded) => {
          const confirmed = await loaded.confirmTokens(offered);
          if (confirmed === null || shown.isLeaving || sessionKey() !== session) return;
          storeTokens(confirmed);
          shown.adopt();
          loaded.sync();
        })
        .catch(onError);
    },
    beginSession(tokens, { continueWith } = {}) {
      const replaced = readTokens();
      const isStored = storeNewSession(tokens, continueWith);
      const ended = replaced && endReplaced(replaced);
      if (!isStored) {
        // Nobody else has its tokens, to use or to end it.
        void endReplaced({ ...tokens, flow: 'custom', expiresAt: null });
        shown.show(stateFromCookies());
        throw new SessionNotStored();
      }
      if (shown.get().session !== null) return shown.reload(ended);
      shown.show(stateFromCookies());
      void syncEngine();
    },
    signIn: (signIn) => leaveFor('signInUrl', signIn),
    signUp: (signIn) => leaveFor('signUpUrl', signIn),
    completeSignIn: (url) =>
      shown.duringSignIn(async () => {
        const [before, replaced] = [sessionKey(), readTokens()];
        try {
          const result = await (await loadEngine()).completeSignIn(url);
          shown.adopt();
          // A session that goes on, such as after a second factor, may have new tokens with a key of their own.
          if (replaced && result.status === 'authenticated')
            void (sessionKey() === before ? removeKey(replaced) : endReplaced(replaced));
          return result;
        } catch (error) {
          const failure = AuthError.from(error);
          onError(failure);
          if (failure instanceof WrongClock && failure.leaveFor !== null) navigate(failure.leaveFor);
          throw failure;
        }
      }),
    async signOut({ reason, target, session } = {}) {
      // Another tab may have begun a session that this page does not show yet.
      const isFollowed = [shown.get().session, sessionKey() ?? session].some((other) => other !== session);
      if (session === undefined || !isFollowed) await endSession({ reason, target });
    },
    completeSignOut(state) {
      const check = () =>
        loadEngine()
          .then((loaded) => loaded.completeSignOut(state))
          .catch(onError);
      // Nobody waits for it: the player is signed out whatever it finds.
      whenIdle(check, { afterLoad: true });
    },
  };
}

/** The back end's part of sign-in, for the options of `createAuth`; loaded with its first call, or with the engine. */
export function createSessionCalls(
  options: SessionCallsOptions,
): Required<Pick<AuthOptions, 'logout' | 'refreshCustom'>> {
  const load = importOnce(async () => (await import('./engine/createEngine.ts')).sessionCalls(options));
  return {
    logout: async (accessToken) => (await load()).logout(accessToken),
    refreshCustom: async (refreshToken) => (await load()).refreshCustom(refreshToken),
  };
}
