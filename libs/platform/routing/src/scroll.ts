import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Delays before the page scrolls to its top, in ms (R-9-052). */
const SCROLL_DELAY = 200;
const SCROLL_DELAY_ON_ROUTE_CHANGE = 10;

/** Scrolls to the top of the page after a delay; the returned function cancels it. */
export function scrollToTop(delay: number = SCROLL_DELAY): () => void {
  const timer = setTimeout(() => window.scrollTo({ top: 0, left: 0, behavior: 'instant' }), delay);
  return () => clearTimeout(timer);
}

/**
 * Scrolls a new page to its top. A change of the query alone is no new page; back and forward keep the
 * position that the browser restores; a hash has a scroll target of its own.
 */
export function useScrollOnRouteChange(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previousPathname = useRef(pathname);
  useEffect(
    function scrollNewPageToTop() {
      if (previousPathname.current === pathname) return undefined;
      previousPathname.current = pathname;
      if (navigationType === NavigationType.Pop || hash !== '') return undefined;
      return scrollToTop(SCROLL_DELAY_ON_ROUTE_CHANGE);
    },
    [pathname, hash, navigationType],
  );
}
