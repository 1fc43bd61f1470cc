import type { LogoutReason } from '@lobby/contracts';
import { onCookiesChanged } from '@lobby/storage';
import { onSessionEnd } from './sessionEnd.ts';
import type { ShownSession } from './shownSession.ts';
import { timings } from './timings.ts';
import { concernsSession } from './sessionTokens.ts';

interface Listeners {
  /** Another tab, or the server, has changed the session's cookies. */
  onChanged: () => void;
  /** Another tab has ended the session that this page shows. */
  onEnded: (reason: LogoutReason) => void;
}

/** Keeps a page in step with other tabs, and with the browser's back/forward cache; returns the stop. */
export function followSession(shown: ShownSession, { onChanged, onEnded }: Listeners): () => void {
  let debounce: ReturnType<typeof setTimeout> | undefined;
  const stopCookies = onCookiesChanged((names) => {
    if (!concernsSession(names)) return;
    clearTimeout(debounce);
    debounce = setTimeout(onChanged, timings.cookieChangesDebounce);
  });

  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Restored from the back/forward cache, which has no notice of what other tabs did: this decides, before the page is painted, whether it
    // still shows a player. It may also have been left by a sign-out.
    shown.stay();
    onChanged();
  };
  window.addEventListener('pageshow', onPageShow);

  let stopSessionEnd: (() => void) | undefined;
  /** Visitors need no channel; an open one may keep their page out of the back/forward cache. */
  const listenForSessionEnd = () => {
    if (shown.last === null) return;
    stopSessionEnd ??= onSessionEnd(({ session, reason }) => {
      if (session === shown.last) onEnded(reason);
    });
  };
  listenForSessionEnd();
  const stopFollowing = shown.subscribe(listenForSessionEnd);

  return () => {
    clearTimeout(debounce);
    stopCookies();
    stopFollowing();
    stopSessionEnd?.();
    window.removeEventListener('pageshow', onPageShow);
  };
}
