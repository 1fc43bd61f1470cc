const LOCK = 'reality-check';

/**
 * Elects the tab that asks: one that is visible and holds the Web Lock that all tabs share. The lock is
 * released when the tab is hidden, and when the returned function is called. Browsers without locks ask
 * in every visible tab.
 */
export function takeTurn(take: () => void, lose: () => void): () => void {
  let release: (() => void) | null = null;

  function request() {
    if (document.hidden || release) return;
    const abort = new AbortController();
    let held = false;
    release = () => abort.abort();
    if (!navigator.locks) return take();
    navigator.locks
      .request(LOCK, { signal: abort.signal }, () => {
        const given = Promise.withResolvers<void>();
        held = true;
        release = given.resolve;
        take();
        return given.promise;
      })
      .catch(() => {
        // A lock that cannot be had because the browser refuses it is no other tab's.
        if (!abort.signal.aborted && !held) take();
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
