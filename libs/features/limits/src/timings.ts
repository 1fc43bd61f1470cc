/** Time limits of limits, in ms. */
export const timings = {
  /** Limits are refetched this long after a change falls due, so that the platform has made it. */
  limitChangeDelay: 1000,
  /** The player is warned this long before the end of a session. */
  sessionLimitWarning: 300_000,
};
