/** Time limits of navigation, in ms. */
export const timings = {
  /** A pointer or the focus rests this long on a link before its page is fetched ahead. */
  prefetchDelay: 80,
  /** Before the page scrolls to its top (R-9-052). */
  scrollDelay: 200,
  /** The same on a change of the route (R-9-052). */
  scrollDelayOnRouteChange: 10,
};
