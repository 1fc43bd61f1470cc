import { useBrowserValue } from '@lobby/runtime';
import { type ReactNode, startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Less than about one screen below the viewport. */
const margin = '100% 0px';

/** Where the browser does not watch elements all are near, but never before hydration. */
const isAlwaysNear = () => typeof IntersectionObserver === 'undefined';

/** Whether the element with this ref has come near the viewport: only the browser knows, so never on a prerendered page. */
export function useNearViewport(): [place: (element: HTMLElement | null) => (() => void) | undefined, isNear: boolean] {
  const [isIntersecting, setIntersecting] = useState(false);
  const isNear = useBrowserValue(isAlwaysNear, false) || isIntersecting;
  const place = useCallback(
    function watch(element: HTMLElement | null) {
      if (isNear || isAlwaysNear() || !element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          // Several may come near at once: as a transition they are rendered in slices.
          startTransition(() => setIntersecting(true));
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

interface NearViewportProps {
  /** Reserves the space of the children. */
  fallback: ReactNode;
  /** Called once they are. */
  onNear?: () => void;
  children: ReactNode;
}

/** Mounts its children once they are near the viewport, and keeps them. */
export function NearViewport({ fallback, onNear, children }: NearViewportProps) {
  const [place, isNear] = useNearViewport();
  const tellNear = useEffectEvent(() => onNear?.());
  useEffect(() => {
    if (isNear) tellNear();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{fallback}</div>;
}
