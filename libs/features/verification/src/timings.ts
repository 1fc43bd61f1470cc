/** Time limits of what players accept and show, in ms. */
export const timings = {
  /** A declaration of wealth that had no answer is sent again. */
  declarationRetryDelay: 5000,
  /** The platform is asked this often whether something is overdue that is so by the clock. */
  overdueCheckInterval: 60_000,
  /** Each second shows from this time before documents are due. */
  dueCountdownDuration: 172_800_000,
  /** A frame of the identity check that has reported nothing for this long has failed. */
  identityCheckTimeout: 20_000,
};
