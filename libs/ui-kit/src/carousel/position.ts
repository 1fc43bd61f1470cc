/** One press of a paddle moves by this many visible widths (R-9-046). */
export const paddleScrollFactor = 1.5;
/** Within this many pixels of the end, more items are requested (R-9-044). */
export const nearEndDistance = 200;
/** The scroll position is read at most this often (R-9-045). */
export const scrollThrottleMs = 100;

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
