import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Delays before the page goes to its top, in ms (R-9-052). */
const SCROLL_DELAY = 200;
const SCROLL_DELAY_ON_ROUTE_CHANGE = 10;

/** Goes to the top of the page after a delay; the returned function calls it off. */
export function scrollToTop(delay: number = SCROLL_DELAY): () => void {
  const timer = setTimeout(() => window.scrollTo({ top: 0, left: 0, behavior: 'instant' }), delay);
  return () => clearTimeout(timer);
}

/**
 * A new page starts at its top. A change of the query alone is no new page; back and forward keep
 * the position that the browser restores; an address with a hash leads to its own place.
 */
export function useScrollOnRouteChange(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(
    function startAtTop() {
      if (shown.current === pathname) return undefined;
      shown.current = pathname;
      if (navigationType === NavigationType.Pop || hash !== '') return undefined;
      return scrollToTop(SCROLL_DELAY_ON_ROUTE_CHANGE);
    },
    [pathname, hash, navigationType],
  );
}
