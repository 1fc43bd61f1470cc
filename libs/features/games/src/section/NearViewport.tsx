import { type ReactNode, useEffect, useRef, useState } from 'react';

interface NearViewportProps {
  /** Reserves the space of the children. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Children are mounted when they are less than about one screen below the viewport. */
const margin = '100% 0px';

/** Mounts its children once they are near the viewport, and keeps them. */
export function NearViewport({ fallback, children }: NearViewportProps) {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLDivElement>(null);

  useEffect(
    function watch() {
      if (near || !place.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setNear(true);
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
