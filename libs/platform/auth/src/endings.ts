import type { LogoutReason } from '@lobby/contracts';
import { isReachable, untilReachable, withTimeout } from '@lobby/runtime';
import { removeKeyOf } from './boundTokens.ts';
import type { Engine } from './engine/createEngine.ts';
import { announceSessionEnd } from './sessionEnd.ts';
import { readSessionInfo } from './sessionInfo.ts';
import { type ShownSession, stateOf } from './shownSession.ts';
import { timings } from './timings.ts';
import { clearSession, readTokens, type Tokens } from './sessionTokens.ts';
import type { AuthOptions } from './types.ts';

interface EndingsHost {
  options: Pick<AuthOptions, 'getSignedOutPath' | 'onError'>;
  navigate: (url: string) => void;
  shown: ShownSession;
  loadEngine: () => Promise<Engine>;
}

interface EndOptions {
  reason?: LogoutReason;
  /** Path of the page to leave for, in place of the one for signed out players. */
  target?: string;
  /** By the back end or the provider. */
  isRejected?: boolean;
}

/** How sessions end: the one that the page shows, and one that another has replaced. */
export function createEndings({ options, navigate, shown, loadEngine }: EndingsHost) {
  const { getSignedOutPath, onError = () => {} } = options;
  const signedOutUrl = (reason?: LogoutReason) => new URL(getSignedOutPath(reason), location.origin).href;

  const within = <Result>(limit: number, work: Promise<Result>) =>
    withTimeout(limit, work).catch((error: Error) => {
      onError(error);
      return null;
    });

  /** Once nothing is sent with these tokens any more. */
  const removeKey = (ended: Tokens | null) =>
    within(timings.logoutTimeout, removeKeyOf(ended?.accessToken, readTokens()?.accessToken ?? null));

  const untilOnline = async () => {
    if (!navigator.onLine && !(await isReachable())) await untilReachable();
  };

  async function notifyOthers(tokens: Tokens, url: string, isRejected: boolean): Promise<string> {
    // Its code is no part of the time that the notices have.
    const engine = await within(timings.providerLogoutTimeout, loadEngine());
    return (await engine?.endSession({ tokens, url, isRejected })) ?? url;
  }

  async function end({ reason, target, isRejected = false }: EndOptions): Promise<void> {
    const url = target === undefined ? signedOutUrl(reason) : new URL(target, location.origin).href;
    const tokens = readTokens();
    const { sid } = readSessionInfo() ?? {};
    shown.markEnding();
    // First: notifying back end and provider takes seconds, and needs the tokens in this page's memory only.
    const isCleared = clearSession();
    if (isRejected && !isCleared) {
      // Of a lobby on the domain above, perhaps: the next page could find another of its sessions, and so on.
      await removeKey(tokens);
      shown.stay();
      return shown.show(stateOf('anonymous'));
    }
    if (reason !== undefined && shown.last !== null) announceSessionEnd({ session: shown.last, reason });
    // Usually the page is left before; a visitor's page in between would only flicker.
    const hide = setTimeout(shown.hide, navigator.onLine ? timings.signedOutPageTimeout : 0);
    // Nobody can be notified without a network, nor can another page be loaded.
    await untilOnline();
    const leaveFor = tokens === null ? url : await notifyOthers(tokens, url, isRejected);
    // A renewal in another tab may have stored its answer meanwhile. A session that has begun since remains.
    if (sid !== undefined && readSessionInfo()?.sid === sid) clearSession();
    await removeKey(tokens);
    // It may have gone meanwhile.
    await untilOnline();
    clearTimeout(hide);
    navigate(leaveFor);
  }

  return {
    signedOutUrl,
    removeKey,
    /** Ends the session that the page shows, and leaves the page; once. */
    endSession: (endOptions: EndOptions): Promise<void> => shown.leave(() => end(endOptions)),
    /** Ends a session at the back end whose tokens this browser no longer has; waits two seconds at most. */
    async endReplaced(tokens: Tokens): Promise<void> {
      const ended = loadEngine().then((engine) => engine.endReplaced(tokens));
      await within(timings.logoutTimeout, ended);
      await removeKey(tokens);
    },
  };
}
