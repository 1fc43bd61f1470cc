import type { Lazy } from '@lobby/contracts';
import { getOverlay } from '@lobby/host';
import { useLocation, useNavigate, useRevalidator } from '@lobby/routing';
import { retryImport } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';

/** The chunk of a page could not be loaded. */
export class PageNotLoaded extends Error {
  readonly load: Lazy;

  constructor(load: Lazy, cause: unknown) {
    super('The code of a page could not be loaded.', { cause });
    this.load = load;
  }
}

/**
 * Navigates to a failed page again, replacing its history entry, when its chunk has been loaded after all or the
 * browser is online again. Returns the function that does so at once.
 */
export function useRecovery(error: unknown): () => void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  function openAgain() {
    // Without this the router treats an address with a hash as navigation within the page and loads nothing.
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
 * Reloads the document when a chunk fails although the browser is online: browsers may cache a failed module, and
 * after a release the server may no longer have it. Not twice in a row, as it may not help, and not below an open
 * overlay such as a payment.
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
      // The player has gone to another page.
      if (!signal.aborted) reloadOnce();
      throw error;
    });
  try {
    await retryImport(loadOrReload, { signal, hasFailed: true });
  } catch {
    // Aborted: the page is no longer shown.
  }
  if (!signal.aborted) open();
}
