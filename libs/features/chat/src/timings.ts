/** Time limits of the support chat, in ms. */
export const timings = {
  /** Before each check after the first (R-8-032). */
  loadRetryDelay: 500,
  /** For all attempts together: a script that hangs is given up then. */
  loadTimeout: 10_000,
  /** A widget that has not opened by then never will. */
  openTimeout: 10_000,
  /** The vendor has logged a player out by then. */
  logoutTime: 3000,
};
