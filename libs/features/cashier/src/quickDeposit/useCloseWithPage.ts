import { closeOverlay } from '@lobby/host';
import { useLocation } from '@lobby/routing';
import { useEffect, useState } from 'react';
import { onCloseMessage } from './closeMessage.ts';

/** One opening of the overlay; outlives its content, which another locale mounts anew. */
export interface Opening {
  /** The path below it, filled in as soon as the overlay is on screen. */
  pathname?: string;
}

/**
 * Closes the overlay when the page changes below it, or when a message of this page or the cashier
 * asks for it (R-2-060, R-2-061). A change of the query alone is none. True once the page has
 * changed: what is mounted from then on must not start a payment.
 */
export function useCloseWithPage(cashierOrigin: string, opening: Opening): boolean {
  const { pathname } = useLocation();
  const [openedOn] = useState(() => (opening.pathname ??= pathname));
  const hasLeft = pathname !== openedOn;
  useEffect(
    function closeOnRouteChange() {
      if (hasLeft) void closeOverlay();
    },
    [hasLeft],
  );
  useEffect(
    function closeOnMessage() {
      return onCloseMessage([window.location.origin, cashierOrigin], () => void closeOverlay());
    },
    [cashierOrigin],
  );
  return hasLeft;
}
