/** Time limits of raffles, in ms. */
export const timings = {
  /** Before the drops are requested again after zero (R-4-054); the delay doubles with each. */
  dropsDelay: 1500,
  /** The longest of these delays. */
  maxDropsDelay: 60_000,
  /** The longest wait without a look at the clock: a device that sleeps stops its timers. */
  clockCheckInterval: 30_000,
  /** Before drops that could not be fetched are requested again. */
  dropsRetryDelay: 60_000,
  /** A drop that is over is followed for this long: its win may be announced late. */
  formerDropDuration: 600_000,
  /** A figure of the raffle counts up for this long. */
  countUpDuration: 900,
  /** The same for the amount of a win. */
  winCountUpDuration: 1800,
};
