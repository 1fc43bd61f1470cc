const LOCK = 'reality-check';

/**
 * Tells when this tab is to ask: while it is in view, and holds the lock that all tabs share. It is
 * given back when the tab goes out of view, and when the returned function is called. Browsers
 * without locks ask in every tab that is in view.
 */
export function takeTurn(take: () => void, lose: () => void): () => void {
  let release: (() => void) | null = null;

  function request() {
    if (document.hidden || release) return;
    const abort = new AbortController();
    release = () => abort.abort();
    if (!navigator.locks) return take();
    navigator.locks
      .request(LOCK, { signal: abort.signal }, () => {
        const held = Promise.withResolvers<void>();
        release = held.resolve;
        take();
        return held.promise;
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) throw error;
      });
  }
  function giveBack() {
    release?.();
    release = null;
  }
  function follow() {
    if (!document.hidden) return request();
    if (release) lose();
    giveBack();
  }

  document.addEventListener('visibilitychange', follow);
  request();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    giveBack();
  };
}
