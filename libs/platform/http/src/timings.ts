/** Time limits of requests, in ms. */
export const timings = {
  /** For the whole answer of a request. */
  requestTimeout: 30_000,
  /** An upload is given up after this without a sign of the network. */
  uploadStallTimeout: 30_000,
};
