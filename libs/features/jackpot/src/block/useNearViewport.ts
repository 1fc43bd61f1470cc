import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a screen before it is seen. */
const margin = '50% 0px';

/** Whether an element has come near the viewport; at once where the browser does not watch elements. */
export function useNearViewport(): [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(
    function watch() {
      if (isNear || !place.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setNear(true);
        },
        { rootMargin: margin },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    },
    [isNear],
  );
  return [place, isNear];
}
