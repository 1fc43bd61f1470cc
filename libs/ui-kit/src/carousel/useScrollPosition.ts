import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { timings } from '../timings.ts';

/** One press of a paddle moves by this many visible widths (R-9-046). */
export const paddleScrollFactor = 1.5;
/** Within this many pixels of the end, more items are requested (R-9-044). */
export const nearEndDistance = 200;

/** Pixels of an item that may be hidden while it still counts as visible. */
const tolerance = 8;

interface ScrollBox {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Whether the first and the last item are visible, and whether the end is near. */
export function positionOf({ scrollLeft, clientWidth, scrollWidth }: ScrollBox) {
  // Scrolling counts down from zero where text runs right to left.
  const start = Math.abs(scrollLeft);
  const left = scrollWidth - clientWidth - start;
  return { atStart: start <= tolerance, atEnd: left <= tolerance, nearEnd: left <= nearEndDistance };
}

/** Reads the scroll position at once, then at most every 100 ms, and when sizes or items change. */
export function useScrollPosition(
  onNearEnd: (() => void) | undefined,
  followScroll?: (row: HTMLElement) => () => void,
) {
  const box = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => (box.current ? followScroll?.(box.current) : undefined), [followScroll]);
  // Most rows continue: the paddles have their room from the start, and the heading does not move.
  const [position, setPosition] = useState({ atStart: true, atEnd: false });

  const readPosition = useEffectEvent(() => {
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
        readPosition();
      }, timings.scrollThrottle);
    };
    readPosition();
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
