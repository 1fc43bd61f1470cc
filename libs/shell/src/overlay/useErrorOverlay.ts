import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useCallback, useRef } from 'react';

interface ErrorOverlayOptions {
  /** Takes the overlay away again. */
  signal?: AbortSignal;
  /** Waits until what the player is busy with has ended, rather than replacing it. */
  queued?: boolean;
}

/** Opens the overlay of a failed view (R-8-022). Without the overlay's own code nothing opens: that is reported. */
export function useErrorOverlay(): (options?: ErrorOverlayOptions) => Promise<unknown> {
  const { t } = useLingui();
  const title = t({ id: 'ERROR_TITLE', message: 'Error' });
  const content = t({ id: 'SOMETHING_WENT_WRONG', message: 'Something went wrong.' });
  return useCallback(
    ({ signal, queued } = {}) =>
      openOverlay({ variant: 'error', title, content, queued }, signal).catch((error: unknown) => reportError(error)),
    [title, content],
  );
}

/** Tells the player of parts that failed beside the page: one overlay at a time, and never over a payment. */
export function useTellOfFailedParts(): () => void {
  const openErrorOverlay = useErrorOverlay();
  const isOpen = useRef(false);
  return useCallback(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    void openErrorOverlay({ queued: true }).then(() => {
      isOpen.current = false;
    });
  }, [openErrorOverlay]);
}
