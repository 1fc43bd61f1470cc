import { type ReactNode, useEffect, useRef, useState } from 'react';

interface NearViewportProps {
  /** Takes the room of the children until they come. */
  fallback: ReactNode;
  children: ReactNode;
}

/** How far below the window the children are already worth their request: about one screen. */
const margin = '100% 0px';

/** Shows its children, and lets them fetch, once they come near the window; then for good. */
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
