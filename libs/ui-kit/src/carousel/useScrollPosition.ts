import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { positionOf, scrollThrottleMs } from './position.ts';

/** Reads the scroll position at once, then at most every 100 ms, and when sizes or items change. */
export function useScrollPosition(onNearEnd: (() => void) | undefined) {
  const box = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState({ atStart: true, atEnd: true });

  const look = useEffectEvent(() => {
    if (!box.current) return;
    const { atStart, atEnd, nearEnd } = positionOf(box.current);
    setPosition((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    if (nearEnd && box.current.clientWidth > 0) onNearEnd?.();
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const throttled = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, scrollThrottleMs);
    };
    look();
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(throttled);
    resized?.observe(element);
    const filled = new MutationObserver(throttled);
    filled.observe(element, { childList: true });
    element.addEventListener('scroll', throttled, { passive: true });
    return () => {
      clearTimeout(timer);
      resized?.disconnect();
      filled.disconnect();
      element.removeEventListener('scroll', throttled);
    };
  }, []);

  return { box, ...position };
}
