/** Time limits of the protection of players, in ms. */
export const timings = {
  /** A reality check that could not be shown, or an answer that did not arrive, is tried again after this. */
  realityCheckRetryDelay: 5000,
  /** The same for an answer that the platform has refused. */
  refusedAnswerRetryDelay: 60_000,
  /** After this nobody counts an answer any more, and nothing of a player stays on a device for good. */
  unsentAnswerLifetime: 2_592_000_000,
  /** An exclusion whose answer was lost is sent again: it has to get through. */
  exclusionRetryDelay: 5000,
  /** A declaration of wealth that had no answer is sent again. */
  declarationRetryDelay: 5000,
  /** The platform is asked this often whether something is overdue that is so by the clock. */
  overdueCheckInterval: 60_000,
  /** Each second shows from this time before documents are due. */
  dueCountdownDuration: 172_800_000,
  /** A frame of the identity check that has reported nothing for this long has failed. */
  identityCheckTimeout: 20_000,
  /** A change of a limit is asked for when it has happened for certain. */
  limitChangeDelay: 1000,
  /** The player is warned this long before the end of a session. */
  sessionLimitWarning: 300_000,
};
