import { closeOverlay } from '@lobby/host';
import { useLocation } from '@lobby/routing';
import { useEffect, useState } from 'react';
import { onCloseMessage } from './closeMessage.ts';

/**
 * Closes the overlay when the page changes below it, or when a message of this page or the cashier
 * asks for it (R-2-060, R-2-061). A change of the query alone is none.
 */
export function useCloseWithPage(cashierOrigin: string): void {
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);
  useEffect(
    function closeOnRouteChange() {
      if (pathname !== openedOn) void closeOverlay();
    },
    [pathname, openedOn],
  );
  useEffect(
    function closeOnMessage() {
      return onCloseMessage([window.location.origin, cashierOrigin], () => void closeOverlay());
    },
    [cashierOrigin],
  );
}
