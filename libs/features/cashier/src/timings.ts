/** Time limits of deposits and withdrawals, in ms. */
export const timings = {
  /** Between the arrival in the lobby and the overlay (R-9-021). */
  quickDepositDelay: 100,
  /** For what only decides how the hosted cashier begins, such as the methods and the last deposit. */
  cashierStartTimeout: 2000,
  /** A withdrawal waits this long for checks to load: they decide only which tab opens first. */
  withdrawalChecksTimeout: 3000,
  /** Delay before a notice explains that a check blocks the deposit; until then only the check's overlay shows. */
  checkNoticeDelay: 1500,
  /** The lobby's own queries and the start of the cashier wait one after the other: 10 s in all. */
  slowCashierDelay: 5000,
  /** A cashier's frame that has reported nothing for this long has failed; the provider's own limit is the same. */
  cashierTimeout: 10_000,
  /** Between two requests for the outcome of a payment; the interval doubles with each. */
  paymentCheckInterval: 2000,
  /** The longest of these intervals. */
  maxPaymentCheckInterval: 60_000,
  /** A payment that the platform does not know after this long has not arrived. */
  unknownPaymentTimeout: 120_000,
  /** After this time the lobby stops requesting the outcome; the list of transactions shows it. */
  paymentCheckDuration: 604_800_000,
  /** The platform's clock is estimated from its responses, and is as exact as they are fast. */
  clockTolerance: 5000,
};
