/** Time limits of the jackpot, in ms. */
export const timings = {
  /** A panel of the bar takes this long to come and to go (R-4-045). */
  panelTransitionDuration: 400,
  /** The name of a pot stays this long in the collapsed bar (R-9-032). */
  potNameDuration: 3000,
  /** The bar draws attention to itself for this long. */
  spotlightDuration: 4000,
  /** The news of somebody else's win stay this long (R-9-026). */
  winNotificationDuration: 6000,
  /** The picture of a win moves in a loop of this length, once, and is gone then (R-9-028, A-191). */
  winPictureDuration: 4000,
  /** The amount of a win counts up for this long (R-9-028). */
  countUpDuration: 10_000,
  /** Between two figures of it, which roll from one to the next. */
  countUpStep: 400,
  /** The confirmation of an opt-in stays this long (R-9-027). */
  confirmationDuration: 4000,
  /** Between two checks whether the service says what was sent. */
  optInCheckInterval: 1000,
  /** The service is queried this often for what applies while the player looks at it. */
  optInRefreshInterval: 30_000,
  /** Ranks change with each round that somebody plays. */
  leaderboardRefreshInterval: 15_000,
};
