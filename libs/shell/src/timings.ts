/** Time limits of pages, in ms. */
export const timings = {
  /** Early requests whose answers are not shown at once wait for the first paint, but no longer than this. */
  latestPaint: 1000,
  /** Requests that a page has sent before its scripts wait this long for one that takes them over, once the page is idle. */
  earlyRequestsLifetime: 2000,
  /** A player is notified within ten seconds that a page takes long. */
  slowPageDelay: 8000,
  /** The page has this long for its own data before the record of the cookie choice is read. */
  consentDelay: 1000,
  /** For rendering one page on the server, its queries included. */
  renderTimeout: 20_000,
};
