import { getOverlay } from '@lobby/host';
import { useLocation, useNavigate, useRevalidator } from '@lobby/routing';
import { retryImport } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { PageNotLoaded } from './PageNotLoaded.ts';

/**
 * Opens a failed page again by itself, in its place of the history: when its code has arrived after
 * all, or when the browser is online again. What it returns does so by hand.
 */
export function useRecovery(error: unknown): () => void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  function openAgain() {
    // Or the router takes an address with a hash for a move within the page and loads nothing.
    void revalidate();
    void navigate({ pathname, search, hash }, { replace: true, state });
  }
  const onReachable = useEffectEvent(openAgain);
  useEffect(
    function recover() {
      if (!(error instanceof PageNotLoaded)) {
        const open = () => onReachable();
        window.addEventListener('online', open);
        return () => window.removeEventListener('online', open);
      }
      const gone = new AbortController();
      void whenLoaded(error, gone.signal, () => onReachable());
      return () => gone.abort();
    },
    [error],
  );
  return openAgain;
}

/**
 * Browsers may keep for good that a module did not arrive, and a server what it has no longer: where code does
 * not come by a network that is there, the page is loaded anew. Not twice in a row, as it may not help, and not
 * below an overlay of the player's, such as a payment.
 */
function reloadOnce(): void {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  const { isOpen, overlay } = getOverlay();
  const isBusy = isOpen && overlay?.variant !== 'error';
  if (navigator.onLine && !wasReloaded && !isBusy) window.location.reload();
}

async function whenLoaded({ load }: PageNotLoaded, signal: AbortSignal, open: () => void): Promise<void> {
  const loadOrReload = () =>
    load().catch((error: unknown) => {
      // Whoever has gone to another page is left in peace.
      if (!signal.aborted) reloadOnce();
      throw error;
    });
  try {
    await retryImport(loadOrReload, { signal, hasFailed: true });
  } catch {
    // Nobody waits for the page any more.
  }
  if (!signal.aborted) open();
}
