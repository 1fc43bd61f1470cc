/** Time limits of the protection of players, in ms. */
export const timings = {
  /** A reality check that could not be shown, or an answer that did not arrive, is tried again after this. */
  realityCheckRetryDelay: 5000,
  /** The same for an answer that the platform has rejected. */
  rejectedAnswerRetryDelay: 60_000,
  /** Unsent answers are deleted after this: they are of no use any more, and no player's data stays on a device for good. */
  unsentAnswerLifetime: 2_592_000_000,
  /** Delay before an exclusion whose response was lost is sent again. */
  exclusionRetryDelay: 5000,
};
