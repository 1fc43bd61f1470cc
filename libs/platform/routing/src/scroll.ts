import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useEntryValues } from './entryState.ts';
import { timings } from './timings.ts';

/** Scrolls to the top of the page after a delay; the returned function cancels it. */
export function scrollToTop(delay: number = timings.scrollDelay): () => void {
  const timer = setTimeout(() => window.scrollTo({ top: 0, left: 0, behavior: 'instant' }), delay);
  return () => clearTimeout(timer);
}

/**
 * Scrolls a new page to its top, and one that is returned to by back or forward to where it was left. A change of the
 * query alone is no new page; a hash has a scroll target of its own.
 */
export function useScrollOnRouteChange(): void {
  const { pathname, hash } = useLocation();
  const { key, values } = useEntryValues();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const previousPathname = useRef(pathname);

  useLayoutEffect(
    function keepPosition() {
      const left = values.get(key) as number | undefined;
      // The browser has restored it already, but on the page before this one, which may be too short for it.
      if (isReturn && left !== undefined) window.scrollTo({ top: left, left: 0, behavior: 'instant' });
      // The same page under another query, which may be left without another scroll.
      else if (previousPathname.current === pathname && window.scrollY > 0) values.set(key, window.scrollY);
      let isLeaving = false;
      const leave = () => void (isLeaving = true);
      const save = () => void (isLeaving || values.set(key, window.scrollY));
      window.addEventListener('popstate', leave);
      window.addEventListener('scroll', save, { passive: true });
      return () => {
        window.removeEventListener('popstate', leave);
        window.removeEventListener('scroll', save);
      };
    },
    [pathname, key, values, isReturn],
  );

  useEffect(
    function scrollNewPageToTop() {
      if (previousPathname.current === pathname) return undefined;
      previousPathname.current = pathname;
      if (isReturn || hash !== '') return undefined;
      return scrollToTop(timings.scrollDelayOnRouteChange);
    },
    [pathname, hash, isReturn],
  );
}
