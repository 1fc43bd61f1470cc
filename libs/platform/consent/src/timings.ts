/** Time limits of analytics, in ms. */
export const timings = {
  /** Between two signs that the page is in use (R-9-033). */
  heartbeatInterval: 600_000,
};
