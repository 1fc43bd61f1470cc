/** Time limits of controls, in ms. */
export const timings = {
  /** The scroll position is read at most this often (R-9-045). */
  scrollThrottle: 100,
  /** A pointer rests this long on a tip before it opens. */
  tipDelay: 200,
  /** A live region is in the page this long before its text is in it. */
  statusDelay: 100,
  /** A figure rolls from one value to the next in this time. */
  rollingDuration: 600,
};
