/** Time limits of the gamification widget, in ms. */
export const timings = {
  /** Before the script is loaded again; the delay doubles with each retry, to 16 s (R-9-037). */
  scriptRetryDelay: 1000,
  /** The longest of these delays. */
  maxScriptRetryDelay: 16_000,
  /** A script that has not come by then is given up, and requested again. */
  scriptTimeout: 10_000,
  /** A widget that has not shown anything by then is given up. */
  widgetTimeout: 20_000,
};
