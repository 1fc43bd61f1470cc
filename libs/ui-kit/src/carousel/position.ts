/** One press of a paddle moves by this many visible widths (R-9-046). */
export const paddleScrollFactor = 1.5;
/** Within this many pixels of the end, more is asked for (R-9-044). */
export const nearEndDistance = 200;
/** The scroll position is looked at no more often than this (R-9-045). */
export const scrollThrottleMs = 100;

/** Part of an item that may be out of sight while it still counts as in view; in pixels. */
const tolerance = 8;

interface ScrollBox {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Whether first and last item are in view, and whether the end is near. */
export function positionOf({ scrollLeft, clientWidth, scrollWidth }: ScrollBox) {
  // Scrolling counts down from zero where text runs right to left.
  const start = Math.abs(scrollLeft);
  const left = scrollWidth - clientWidth - start;
  return { atStart: start <= tolerance, atEnd: left <= tolerance, nearEnd: left <= nearEndDistance };
}
