/** Time limits of checks, in ms. */
export const timings = {
  /** A view that waits for guards shows so after this. */
  slowGuardsDelay: 5000,
};
