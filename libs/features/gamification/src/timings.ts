/** Time limits of the gamification service and its widget, in ms. */
export const timings = {
  /** For the whole answer of an attempt. */
  requestTimeout: 30_000,
  /** Between attempts of a call of the gamification service (R-9-034). */
  gamificationRetryDelay: 2000,
  /** Between an action in a dialog of the gamification widget and the request for what it has changed (R-9-050). */
  statusRefreshDelay: 2000,
  /** The service does not announce that a round changed the status: it is requested again after this. */
  statusLifetime: 10_000,
  /** Before the script is loaded again; the delay doubles with each retry, to 16 s (R-9-037). */
  scriptRetryDelay: 1000,
  /** The longest of these delays. */
  maxScriptRetryDelay: 16_000,
  /** A script that has not come by then is given up, and requested again. */
  scriptTimeout: 10_000,
  /** A widget that has not shown anything by then is given up. */
  widgetTimeout: 20_000,
};
