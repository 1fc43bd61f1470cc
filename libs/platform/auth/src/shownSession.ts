import { createStore } from '@lobby/runtime';
import { clearOtherSessionsEntries, readSessionInfo, sessionKey, writeSessionInfo } from './sessionInfo.ts';
import { isFresh, isRefreshable, readClaims, readTokens } from './sessionTokens.ts';
import type { AuthState, AuthStatus } from './types.ts';

export type ShownSession = ReturnType<typeof createShownSession>;

/**
 * What the page shows of the session, and whether it is being left. A page that has shown one session never shows another: it is loaded anew.
 */
export function createShownSession(navigate: (url: string) => void) {
  const state = createStore(stateFromCookies());
  /** Settles once the page is left for another, or loaded anew; null while it stays. */
  let leaving: Promise<void> | null = null;
  /** A sign-in on this page replaces the session: no reload is needed. */
  let isSigningIn = false;
  let last = state.get().session;

  /** No data of one player may be shown to another. `before` comes first, as the browser drops what is under way. */
  function reload(before: Promise<unknown> | null = null): void {
    document.body.hidden = true;
    // Without the hash, which would only scroll.
    const leave = () => navigate(location.origin + location.pathname + location.search);
    leaving = Promise.resolve(before ? before.then(leave) : leave());
  }

  function show(next: AuthState): void {
    // What comes while the page is being left is for the next page; a status without cookies is followed by their change.
    if (leaving !== null || (next.status !== 'anonymous' && next.session === null)) return;
    const current = state.get();
    const isReplaced = current.session !== null && next.session !== null && next.session !== current.session;
    if (isReplaced && !isSigningIn) return reload();
    last = next.session ?? last;
    if (isReplaced || next.status !== current.status || next.session !== current.session) state.set(next);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** The session that this page shows, or has shown last. */
    get last(): string | null {
      return last;
    },
    get isLeaving(): boolean {
      return leaving !== null;
    },
    show,
    reload,
    /** Shows the session of the cookies, which this page itself has begun. */
    adopt(): void {
      const wasSigningIn = isSigningIn;
      isSigningIn = true;
      show(stateFromCookies());
      isSigningIn = wasSigningIn;
    },
    /** A session that begins meanwhile is this page's own. */
    async duringSignIn<Result>(signIn: () => Promise<Result>): Promise<Result> {
      isSigningIn = true;
      try {
        return await signIn();
      } finally {
        isSigningIn = false;
      }
    },
    /** Leaves the page, unless it is being left already. It goes on showing its session until `hide`. */
    leave: (leave: () => Promise<void> | void): Promise<void> => (leaving ??= Promise.resolve(leave())),
    /** The page stays, as one that the browser has restored. */
    stay(): void {
      leaving = null;
    },
    markEnding: () => state.set({ ...state.get(), isEnding: true }),
    hide: () => state.set(stateOf('anonymous')),
  };
}

/** Also removes what an ended session may have left behind. */
export function stateFromCookies(): AuthState {
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
export function stateOf(status: AuthStatus): AuthState {
  if (status === 'anonymous') return { status, session: null, startedAt: null };
  // Tokens stored by a sister site: the key is set here, so that renewals keep it.
  const tokens = readTokens();
  if (readSessionInfo() === null && isRefreshable(tokens))
    writeSessionInfo({ sid: readClaims()?.sid, tokens: [tokens?.accessToken, tokens?.refreshToken] });
  return { status, session: sessionKey(), startedAt: readSessionInfo()?.startedAt ?? null };
}
