/** Time limits of what players accept and show, in ms. */
export const timings = {
  /** Delay before a request of the declaration that had no response is sent again. */
  declarationRetryDelay: 5000,
  /** How often the platform is queried whether documents are overdue, once they are by the clock. */
  overdueCheckInterval: 60_000,
  /** Each second shows from this time before documents are due. */
  dueCountdownDuration: 172_800_000,
  /** A frame of the identity check that has reported nothing for this long has failed. */
  identityCheckTimeout: 20_000,
};
