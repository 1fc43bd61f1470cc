/** Resolves once this tab is looked at, or the signal ends the wait. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    function check() {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    }
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
  });
}
