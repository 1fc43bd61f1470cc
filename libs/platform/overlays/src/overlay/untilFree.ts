import { getOverlay } from './overlay.ts';
import { overlayStore } from './overlayStore.ts';

/** Resolves once this tab is looked at and has no overlay, or the signal has ended the wait. */
export function untilFree(signal: AbortSignal): Promise<void> {
  const isFree = () => signal.aborted || !(document.hidden || getOverlay().isOpen);
  if (isFree()) return Promise.resolve();
  return new Promise((resolve) => {
    function check() {
      if (!isFree()) return;
      unsubscribe();
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    }
    const unsubscribe = overlayStore.subscribe(check);
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
  });
}
