import type { LogoutReason } from '@lobby/contracts';
import { createStore, whenIdle, withTimeout } from '@lobby/runtime';
import { onCookiesChanged } from '@lobby/storage';
import { acceptTokens } from './acceptTokens.ts';
import { AuthError } from './AuthError.ts';
import type { Engine } from './engine/createEngine.ts';
import { clearEntriesOfOthers } from './playerEntries.ts';
import { readSessionInfo, sessionKey } from './sessionInfo.ts';
import { clearSession, concernsSession, isFresh, isRefreshable, readClaims, readTokens } from './tokens.ts';
import type { Auth, AuthOptions, AuthStatus, RefreshOutcome } from './types.ts';

/** In ms: what a sign-out waits for the back end and for the provider. */
const logoutWait = 2000;
const providerWait = 5000;
/** In ms: a page that waits for its data is idle, too; the engine is not loaded before. */
export const engineDelay = 8000;
/** In ms: a tab writes its cookies one after the other; this waits for the last. */
const settleTime = 50;

/**
 * The session of this browser. What stands here reads cookies and nothing else; the sign-in
 * library, its timers and the session machine come with the engine, when they are first needed.
 */
export function createAuth(options: AuthOptions): Auth {
  const { onError = () => {}, navigate = (url) => location.assign(url) } = options;
  const status = createStore(lookAtCookies());
  let session = sessionKey();
  let engine: Promise<Engine> | null = null;
  let ending: Promise<void> | null = null;

  const setStatus = (next: AuthStatus) => {
    // A page that is being left keeps its looks.
    if (next === status.get() || ending !== null) return;
    session = sessionKey();
    status.set(next);
  };

  const loadEngine = () => {
    engine ??= import('./engine/createEngine.ts').then(async ({ createEngine }) => {
      const created = createEngine({
        options,
        status: status.get(),
        onStatus: setStatus,
        onSessionOver: (reason) => void endSession(reason, undefined, 'silently'),
      });
      if (readTokens() !== null) await created.sync();
      return created;
    });
    // Tried again by whoever needs it next.
    engine.catch(() => {
      engine = null;
    });
    return engine;
  };

  /** Another tab, or the server, has changed the cookies. */
  const reread = () => {
    if (ending !== null) return;
    const next = lookAtCookies();
    const isAnotherPlayer = next !== 'anonymous' && status.get() !== 'anonymous' && sessionKey() !== session;
    // Nothing of one player may be shown to another. An address with a hash would not load the page anew.
    if (isAnotherPlayer) return navigate(location.origin + location.pathname + location.search);
    if (next !== 'loading') setStatus(next);
    if (next === 'anonymous' && engine === null) return;
    loadEngine()
      .then((loaded) => loaded.sync())
      .catch(onError);
  };

  const leaveFor = async (page: 'signInUrl' | 'signUpUrl', returnTo: string | null = null) => {
    try {
      navigate(await (await loadEngine())[page](returnTo));
    } catch (error) {
      throw AuthError.from(error);
    }
  };

  const end = async (reason?: LogoutReason, target?: string, manner?: 'silently') => {
    const url = new URL(target ?? options.getSignedOutPath(reason), location.origin).href;
    const bounded = <Result>(ms: number, work: Promise<Result>) =>
      withTimeout(ms, work).catch((error: Error) => {
        onError(error);
        return null;
      });
    const provider = readTokens()?.flow === 'provider' ? await bounded(providerWait, loadEngine()) : null;
    if (!manner && provider) await bounded(providerWait, provider.prepareSignOut());
    const tokens = readTokens();
    if (!manner && tokens) await bounded(logoutWait, Promise.resolve(options.logout?.()));
    const { sid } = readSessionInfo() ?? {};
    clearSession();
    let leaveTo: string | null = url;
    if (manner) await provider?.endSessionSilently();
    else if (provider && tokens) leaveTo = await bounded(providerWait, provider.endSession(tokens, url));
    // Another tab's renewal may have written its answer at that very moment; a session begun since is left alone.
    if (readSessionInfo()?.sid === sid) clearSession();
    navigate(leaveTo ?? url);
  };
  const endSession = (...args: Parameters<typeof end>) => (ending ??= end(...args));

  return {
    get status() {
      return status.get();
    },
    subscribe: status.subscribe,
    start() {
      let settling: ReturnType<typeof setTimeout> | undefined;
      const stopListening = onCookiesChanged((names) => {
        if (!concernsSession(names)) return;
        clearTimeout(settling);
        settling = setTimeout(reread, settleTime);
      });
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        // Back from the provider's page, by the browser's memory of this one.
        ending = null;
        reread();
      };
      window.addEventListener('pageshow', onPageShow);
      const load = () => void loadEngine().catch(onError);
      const cancel =
        status.get() === 'authenticated' ? whenIdle(load, { afterLoad: true, delay: engineDelay }) : () => {};
      if (status.get() === 'loading') load();
      return () => {
        clearTimeout(settling);
        stopListening();
        cancel();
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    getAccessToken: () => readTokens()?.accessToken ?? null,
    isRefreshable: () => isRefreshable(readTokens()),
    claims: readClaims,
    async refresh(): Promise<RefreshOutcome> {
      const before = readTokens();
      if (before === null) return 'expired';
      try {
        await (await loadEngine()).refresh();
      } catch (error) {
        onError(AuthError.from(error));
      }
      const after = readTokens();
      if (after === null || ending !== null) return 'expired';
      return after.accessToken !== before.accessToken ? 'refreshed' : 'unreachable';
    },
    acceptTokens(tokens) {
      acceptTokens(tokens);
      session = sessionKey();
      setStatus(statusByCookies());
    },
    signIn: ({ returnTo } = {}) => leaveFor('signInUrl', returnTo),
    signUp: ({ returnTo } = {}) => leaveFor('signUpUrl', returnTo),
    async completeSignIn(url) {
      try {
        const loaded = await loadEngine();
        const result = await loaded.completeSignIn(url, (returnTo) => leaveFor('signInUrl', returnTo));
        session = sessionKey();
        return result;
      } catch (error) {
        const failure = AuthError.from(error);
        onError(failure);
        throw failure;
      }
    },
    signOut: ({ reason, target } = {}) => endSession(reason, target),
  };
}

/** Begins with what a session that is over may have left behind. */
function lookAtCookies(): AuthStatus {
  const status = statusByCookies();
  clearEntriesOfOthers(status === 'anonymous' ? null : sessionKey());
  return status;
}

function statusByCookies(): AuthStatus {
  const tokens = readTokens();
  if (tokens === null || !isRefreshable(tokens)) return 'anonymous';
  return isFresh(tokens) ? 'authenticated' : 'loading';
}
