import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { useCallback, useRef } from 'react';

interface ErrorOverlayOptions {
  /** Closes the overlay when aborted. */
  signal?: AbortSignal;
  /** Opens after the overlay on screen has closed, rather than replacing it. */
  queued?: boolean;
}

/** Opens the error overlay of a failed view (R-8-022). If the overlay's own code cannot be loaded, that is reported. */
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

/** Shows errors of parts other than the page: one overlay at a time, which never replaces another, such as a payment. */
export function useFailedPartsOverlay(): () => void {
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
