import { useLocation, useNavigate, useRevalidator } from '@lobby/routing';
import { CodeNotLoaded, retryImport } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';

/**
 * Navigates to a failed page again, replacing its history entry, when its code or its texts have been loaded after all
 * or, after any other error, when the browser is online again. Returns the function that does so at once.
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
      if (!(error instanceof CodeNotLoaded)) {
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

async function whenLoaded({ load }: CodeNotLoaded, signal: AbortSignal, open: () => void): Promise<void> {
  try {
    await retryImport(load, { signal, hasFailed: true });
  } catch {
    // Aborted: the page is no longer shown.
  }
  if (!signal.aborted) open();
}
