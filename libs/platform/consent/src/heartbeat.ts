import { consent, CONSENT_UPDATED } from './consent.ts';
import { timings } from './timings.ts';

declare global {
  interface Window {
    /** Queue that a tag manager of the operator reads events from. */
    dataLayer?: object[];
  }
}

const beat = (): void => void (window.dataLayer ??= []).push({ event: 'heartbeat' });

/**
 * Reports to analytics every ten minutes that the page is in use: while it is visible and the visitor
 * allows analytics (R-9-033, A-147, A-165). Returns the end of it.
 */
export function startHeartbeat(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }
  function follow(): void {
    if (document.visibilityState === 'hidden' || !consent.allows('visits')) stop();
    else timer ??= setInterval(beat, timings.heartbeatInterval);
  }
  window.addEventListener(CONSENT_UPDATED, follow);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    window.removeEventListener(CONSENT_UPDATED, follow);
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}
