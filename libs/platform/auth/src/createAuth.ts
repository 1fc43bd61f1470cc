import type { LogoutReason } from '@lobby/contracts';
import { createStore, importOnce, isReachable, untilReachable, whenIdle, withTimeout } from '@lobby/runtime';
import { onCookiesChanged } from '@lobby/storage';
import { AuthError, SessionNotKept, WrongClock } from './AuthError.ts';
import { forgetKeyOf } from './boundTokens.ts';
import type { Engine } from './engine/createEngine.ts';
import { storeNewSession, storeTokens } from './linkTokens.ts';
import { announceSessionEnd, onSessionEnd } from './sessionEnd.ts';
import { realmUrl } from './realm.ts';
import {
  clearOtherSessionsEntries,
  readSessionInfo,
  sessionKey,
  setOwnIssuer,
  writeSessionInfo,
} from './sessionInfo.ts';
import {
  clearSession,
  concernsSession,
  isFresh,
  isRefreshable,
  readClaims,
  readTokens,
  type Tokens,
} from './tokens.ts';
import type {
  Auth,
  AuthOptions,
  AuthState,
  AuthStatus,
  RefreshOutcome,
  SessionCallsOptions,
  SignInOptions,
} from './types.ts';
import { timings } from './timings.ts';

interface EndOptions {
  reason?: LogoutReason;
  target?: string;
  /** The session was refused: the back end is not notified, the provider in a hidden frame only. */
  silent?: boolean;
}

/**
 * The session of this browser. What stands here reads cookies and nothing else; the sign-in
 * library, its timers and the session machine come with the engine, when they are first needed.
 */
export function createAuth(options: AuthOptions): Auth {
  const { onError = () => {}, navigate = (url) => location.assign(url) } = options;
  setOwnIssuer(realmUrl(options.settings));
  const state = createStore(stateFromCookies());
  let engine: Promise<Engine> | null = null;
  let ending: Promise<void> | null = null;
  /** A sign-in on this page replaces the session: no reload is needed. */
  let isSigningIn = false;
  /** The session that this page shows, or has shown last. */
  let lastSession = state.get().session;

  /** No data of one player may be shown to another. `before` comes first, as the browser drops what is under way. */
  const reload = (before: Promise<unknown> | null = null) => {
    document.body.hidden = true;
    // Without the hash, which would only scroll.
    const leave = () => navigate(location.origin + location.pathname + location.search);
    ending = Promise.resolve(before ? before.then(leave) : leave());
  };

  const setState = (next: AuthState) => {
    // Ignore status changes while navigating away, and a status without cookies: their change follows.
    if (ending !== null || (next.status !== 'anonymous' && next.session === null)) return;
    const current = state.get();
    const isReplaced = current.session !== null && next.session !== null && next.session !== current.session;
    if (isReplaced && !isSigningIn) return reload();
    lastSession = next.session ?? lastSession;
    if (isReplaced || next.status !== current.status || next.session !== current.session) state.set(next);
  };

  const loadEngine = () => {
    engine ??= import('./engine/createEngine.ts').then(async ({ createEngine }) => {
      const created = createEngine({
        options,
        status: state.get().status,
        onStatus: (status) => setState(stateOf(status)),
        onRefused: (reason) => void endSession({ reason, silent: true }),
        onAnonymous() {
          const ended = readTokens();
          clearSession();
          forgetKey(ended);
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

  /** Another tab, or the server, has changed the cookies. */
  const reread = () => {
    if (ending !== null) return;
    const next = stateFromCookies();
    const shown = state.get();
    const isSignIn = shown.session === null && next.session !== null;
    // An expired session is shown once the engine has renewed it; a replaced one is handled at once.
    if (next.status !== 'loading') setState(next);
    else if (shown.session !== null) setState(stateOf(shown.status));
    if (ending !== null || (next.status === 'anonymous' && engine === null)) return;
    loadEngine()
      .then((loaded) => loaded.sync(isSignIn))
      .catch(onError);
  };

  /** Reads the token before the session key, and writers remove the key before they write tokens: the two always match. */
  const accessTokenOf = (session: string | null, mayLag: boolean): string | null => {
    const token = readTokens(mayLag)?.accessToken ?? null;
    return session !== null && session === sessionKey(mayLag) ? token : null;
  };

  const leaveFor = async (page: 'signInUrl' | 'signUpUrl', signIn: SignInOptions = {}) => {
    try {
      navigate(await (await loadEngine())[page](signIn));
    } catch (error) {
      throw AuthError.from(error);
    }
  };

  const signedOutUrl = (reason?: LogoutReason) => new URL(options.getSignedOutPath(reason), location.origin).href;

  const bounded = <Result>(ms: number, work: Promise<Result>) =>
    withTimeout(ms, work).catch((error: Error) => {
      onError(error);
      return null;
    });

  /** Once nothing is sent with these tokens any more. */
  const forgetKey = (ended: Tokens | null) =>
    bounded(timings.logoutTimeout, forgetKeyOf(ended?.accessToken, readTokens()?.accessToken ?? null));

  /** Ends a session at the back end whose tokens this browser no longer has. */
  const endReplaced = (tokens: Tokens) =>
    bounded(
      timings.logoutTimeout,
      loadEngine().then((loaded) => loaded.endReplaced(tokens)),
    ).then(() => forgetKey(tokens));

  /** The back end takes no expired token: one of its own is renewed first, or its session would go on there. */
  const logoutAtBackEnd = (tokens: Tokens): Promise<unknown> | undefined => {
    if (tokens.flow === 'custom' && !isFresh(tokens)) return loadEngine().then((loaded) => loaded.endReplaced(tokens));
    return tokens.accessToken === null ? undefined : options.logout?.(tokens.accessToken);
  };

  const untilOnline = async () => {
    if (!navigator.onLine && !(await isReachable())) await untilReachable();
  };

  const end = async ({ reason, target, silent = false }: EndOptions) => {
    const url = target === undefined ? signedOutUrl(reason) : new URL(target, location.origin).href;
    /** Returns the address to leave for. */
    const notifyOthers = async (tokens: Tokens): Promise<string> => {
      const isProvider = tokens.flow === 'provider';
      if (silent && !isProvider) return url;
      // It brings the code of both notices, which is no part of the time that they have.
      const loaded = await bounded(timings.providerLogoutTimeout, loadEngine());
      const provider = isProvider ? loaded : null;
      if (silent) {
        await provider?.endSessionSilently();
        return url;
      }
      const [last] = await Promise.all([
        provider && bounded(timings.providerLogoutTimeout, provider.prepareSignOut(tokens)),
        bounded(timings.logoutTimeout, Promise.resolve(logoutAtBackEnd(tokens))),
      ]);
      // While the provider's own session goes on, the next person on this device could sign in as this player.
      return (
        (provider && (await bounded(timings.providerLogoutTimeout, provider.endSession(last ?? tokens, url)))) ?? url
      );
    };
    const tokens = readTokens();
    const { sid } = readSessionInfo() ?? {};
    state.set({ ...state.get(), isEnding: true });
    // First: notifying back end and provider takes seconds, and needs the tokens in this page's memory only.
    const isCleared = clearSession();
    if (silent && !isCleared) {
      // Of a lobby on the domain above, perhaps: the next page could find another of its sessions, and so on.
      await forgetKey(tokens);
      ending = null;
      return setState(stateOf('anonymous'));
    }
    if (reason !== undefined && lastSession !== null) announceSessionEnd({ session: lastSession, reason });
    // Usually the page is left before; a visitor's page in between would only flicker.
    const hide = setTimeout(() => state.set(stateOf('anonymous')), navigator.onLine ? timings.signedOutPageTimeout : 0);
    // Nobody can be notified without a network, nor can another page be loaded.
    await untilOnline();
    const leaveTo = tokens === null ? url : await notifyOthers(tokens);
    // A renewal in another tab may have stored its answer meanwhile. A session that has begun since is kept.
    if (sid !== undefined && readSessionInfo()?.sid === sid) clearSession();
    await forgetKey(tokens);
    // It may have gone meanwhile.
    await untilOnline();
    clearTimeout(hide);
    navigate(leaveTo);
  };
  const endSession = (endOptions: EndOptions) => (ending ??= end(endOptions));

  const refresh = async (): Promise<RefreshOutcome> => {
    const { session } = state.get();
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
    if (after === null || ending !== null) return 'expired';
    // Tokens made within the same second may be the same; a refresh token is never given twice.
    const isNew = after.accessToken !== before.accessToken || after.refreshToken !== before.refreshToken;
    return isNew ? 'refreshed' : 'unreachable';
  };

  /** Shows a session that this page itself has begun. */
  const adopt = () => {
    isSigningIn = true;
    setState(stateFromCookies());
    isSigningIn = false;
  };

  return {
    get state() {
      return state.get();
    },
    get status() {
      return state.get().status;
    },
    get session() {
      return state.get().session;
    },
    subscribe: state.subscribe,
    start() {
      let settling: ReturnType<typeof setTimeout> | undefined;
      const stopListening = onCookiesChanged((names) => {
        if (!concernsSession(names)) return;
        clearTimeout(settling);
        settling = setTimeout(reread, timings.cookieChangesDebounce);
      });
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        // Restored from the back/forward cache, which has kept no notice of what other tabs did: this decides, before
        // the page is painted, whether it still shows a player. It may also have been left by a sign-out.
        ending = null;
        reread();
      };
      window.addEventListener('pageshow', onPageShow);
      let stopSessionEnd: (() => void) | undefined;
      /** Visitors need no channel; an open one may keep their page out of the back/forward cache. */
      const listenForSessionEnd = () => {
        if (lastSession === null) return;
        stopSessionEnd ??= onSessionEnd(({ session, reason }) => {
          if (session === lastSession) ending ??= Promise.resolve(navigate(signedOutUrl(reason)));
        });
      };
      listenForSessionEnd();
      const stopFollowing = state.subscribe(listenForSessionEnd);
      const load = () => void loadEngine().catch(onError);
      const { status } = state.get();
      const cancel =
        status === 'authenticated' ? whenIdle(load, { afterLoad: true, delay: timings.engineDelay }) : () => {};
      if (status === 'loading') load();
      return () => {
        clearTimeout(settling);
        stopListening();
        stopFollowing();
        stopSessionEnd?.();
        cancel();
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    getAccessToken: (session = state.get().session, { mayLag = false } = {}) => accessTokenOf(session, mayLag),
    claims: readClaims,
    refresh,
    acceptTokens(offered) {
      if (offered.accessToken === null && offered.refreshToken === null) return;
      if (!isRefreshable(readTokens())) {
        storeTokens(offered);
        return adopt();
      }
      const { session } = state.get();
      loadEngine()
        .then((loaded) => loaded.confirmTokens(offered))
        .then((confirmed) => {
          if (confirmed === null || ending !== null || sessionKey() !== session) return;
          storeTokens(confirmed);
          adopt();
          return engine?.then((loaded) => loaded.sync());
        })
        .catch(onError);
    },
    beginSession(tokens, { goOnWith } = {}) {
      const replaced = readTokens();
      const isKept = storeNewSession(tokens, goOnWith);
      const ended = replaced && endReplaced(replaced);
      if (!isKept) {
        // Nobody else has its tokens, to use or to end it.
        void endReplaced({ ...tokens, flow: 'custom', expiresAt: null });
        setState(stateFromCookies());
        throw new SessionNotKept();
      }
      if (state.get().session !== null) return reload(ended);
      setState(stateFromCookies());
      void loadEngine()
        .then((loaded) => loaded.sync())
        .catch(onError);
    },
    signIn: (signIn) => leaveFor('signInUrl', signIn),
    signUp: (signIn) => leaveFor('signUpUrl', signIn),
    async completeSignIn(url) {
      isSigningIn = true;
      const [before, replaced] = [sessionKey(), readTokens()];
      try {
        const result = await (await loadEngine()).completeSignIn(url);
        adopt();
        // A session that goes on, such as after a second factor, may have new tokens with a key of their own.
        if (replaced && result.status === 'authenticated')
          void (sessionKey() === before ? forgetKey(replaced) : endReplaced(replaced));
        return result;
      } catch (error) {
        const failure = AuthError.from(error);
        onError(failure);
        if (failure instanceof WrongClock && failure.leaveFor !== null) navigate(failure.leaveFor);
        throw failure;
      } finally {
        isSigningIn = false;
      }
    },
    async signOut({ reason, target, session } = {}) {
      // Another tab may have begun a session that this page does not show yet.
      const isFollowed = [state.get().session, sessionKey() ?? session].some((other) => other !== session);
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

/** Also removes what an ended session may have left behind. */
function stateFromCookies(): AuthState {
  const tokens = readTokens();
  if (!isRefreshable(tokens)) {
    clearOtherSessionsEntries(null);
    return stateOf('anonymous');
  }
  const state = stateOf(tokens !== null && isFresh(tokens) ? 'authenticated' : 'loading');
  clearOtherSessionsEntries(state.session);
  return state;
}

/** The status together with the cookies' session. */
function stateOf(status: AuthStatus): AuthState {
  if (status === 'anonymous') return { status, session: null, startedAt: null };
  // Tokens stored by a sister site: the key is set here, so that renewals keep it.
  const tokens = readTokens();
  if (readSessionInfo() === null && isRefreshable(tokens))
    writeSessionInfo({ sid: readClaims()?.sid, tokens: [tokens?.accessToken, tokens?.refreshToken] });
  return { status, session: sessionKey(), startedAt: readSessionInfo()?.startedAt ?? null };
}
