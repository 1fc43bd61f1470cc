/** Time limits of the histories, in ms. */
export const timings = {
  /** How long an exported file remains available: the browser reads it when the download begins. */
  exportLifetime: 60_000,
};
