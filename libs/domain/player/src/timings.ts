/** Time limits of the session of a player, in ms. */
export const timings = {
  /** Before the first retry of the queries for the player and for what the operator has blocked. */
  playerRetryDelay: 5000,
  /** Before each further one, while the platform does not answer them. */
  playerUnreachableRetryDelay: 30_000,
  /** A time-out or an exclusion ends by the clock, which is looked at this often. */
  blockCheckInterval: 30_000,
};
