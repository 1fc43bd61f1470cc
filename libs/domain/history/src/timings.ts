/** Time limits of the histories, in ms. */
export const timings = {
  /** An exported file is kept for this long: the browser reads it when the download begins. */
  exportLifetime: 60_000,
};
