const LOCK = 'reality-check';

/**
 * Elects the tab that shows the reality check: one that is visible and holds the Web Lock that all tabs share. The
 * lock is released when the tab is hidden, and when the returned function is called. Browsers without locks show the
 * check in every visible tab.
 */
export function takeTurn(take: () => void, lose: () => void): () => void {
  let release: (() => void) | null = null;

  function request() {
    if (document.hidden || release) return;
    const abort = new AbortController();
    let isGranted = false;
    release = () => abort.abort();
    if (!navigator.locks) return take();
    navigator.locks
      .request(LOCK, { signal: abort.signal }, () => {
        const given = Promise.withResolvers<void>();
        isGranted = true;
        release = given.resolve;
        take();
        return given.promise;
      })
      .catch(() => {
        // The browser refuses locks, so that no other tab holds this one.
        if (!abort.signal.aborted && !isGranted) take();
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
