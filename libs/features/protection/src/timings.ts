/** Time limits of the protection of players, in ms. */
export const timings = {
  /** A reality check that could not be shown, or an answer that did not arrive, is tried again after this. */
  realityCheckRetryDelay: 5000,
  /** The same for an answer that the platform has rejected. */
  rejectedAnswerRetryDelay: 60_000,
  /** After this nobody counts an answer any more, and nothing of a player stays on a device for good. */
  unsentAnswerLifetime: 2_592_000_000,
  /** An exclusion whose answer was lost is sent again: it has to get through. */
  exclusionRetryDelay: 5000,
};
