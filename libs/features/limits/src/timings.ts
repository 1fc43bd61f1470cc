/** Time limits of limits, in ms. */
export const timings = {
  /** A change of a limit is asked for when it has happened for certain. */
  limitChangeDelay: 1000,
  /** The player is warned this long before the end of a session. */
  sessionLimitWarning: 300_000,
};
