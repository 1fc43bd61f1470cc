import { useCallback, useState } from 'react';

/** Half a screen before it is seen. */
const margin = '50% 0px';

/**
 * Whether an element has come near the viewport; at once where the browser does not watch elements. A callback, since the
 * element comes with the block's answer.
 */
export function useNearViewport(): [place: (element: HTMLElement | null) => void | (() => void), isNear: boolean] {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const place = useCallback(
    function watch(element: HTMLElement | null) {
      if (isNear || !element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setNear(true);
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isNear],
  );
  return [place, isNear];
}
