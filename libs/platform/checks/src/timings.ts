/** Time limits of checks, in ms. */
export const timings = {
  /** A view that waits for checks shows so after this. */
  slowChecksDelay: 5000,
};
