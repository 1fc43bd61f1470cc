/** Time limits of what all libraries share, in ms. */
export const timings = {
  /** Before the first retry of an import; the delay doubles with each. */
  importRetryDelay: 1000,
  /** The longest delay before a retry of an import. */
  maxImportRetryDelay: 60_000,
  /** After its delay, a task waits this long at most for an idle moment. */
  idleTimeout: 2000,
  /** What waits for the whole page to be hydrated waits this long at most: the code of one part may never come. */
  hydrationLimit: 5000,
  /** Code of a page's later parts waits this long at most for the pictures of its first view. */
  pictureLimit: 5000,
  /** The service worker is registered this long after the load event: the page's own requests go first. */
  serviceWorkerDelay: 3000,
  /** At least this long between two reloads for the same build. */
  reloadInterval: 60_000,
  /** The server counts as unreachable where a HEAD response takes longer. */
  reachabilityTimeout: 5000,
  /** A request that is sent within this time after a press was requested by it. Less than any pause before a repeat. */
  pressDuration: 1000,
  /** Between two requests to an unreachable server, where the browser does not report earlier that it is online. */
  reachabilityInterval: 5000,
  /** A difference of clocks that is longer is no delay of an answer: the device has slept. */
  clockCorrection: 5000,
};
