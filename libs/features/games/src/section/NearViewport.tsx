import { useBrowserValue } from '@lobby/runtime';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

interface NearViewportProps {
  /** Reserves the space of the children. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Children are mounted when they are less than about one screen below the viewport. */
const margin = '100% 0px';

/** Where the browser does not watch elements everything is mounted, but never before hydration. */
const isAlwaysNear = () => typeof IntersectionObserver === 'undefined';

/**
 * Mounts its children once they are near the viewport, and keeps them. A prerendered page has the fallback: only the
 * browser knows what is near.
 */
export function NearViewport({ fallback, children }: NearViewportProps) {
  const [isIntersecting, setIntersecting] = useState(false);
  const near = useBrowserValue(isAlwaysNear, false) || isIntersecting;
  const place = useRef<HTMLDivElement>(null);

  useEffect(
    function watch() {
      if (near || isAlwaysNear() || !place.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          // Several may come near at once: as a transition they are rendered in slices.
          startTransition(() => setIntersecting(true));
        },
        { rootMargin: margin },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    },
    [near],
  );
  return near ? children : <div ref={place}>{fallback}</div>;
}
