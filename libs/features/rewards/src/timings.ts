/** Time limits of rewards, in ms. */
export const timings = {
  /** Between the begin or end of a reward and the request for the list. */
  changeDelay: 1000,
  /** Between requests while the platform still has the status from before that time. */
  changeCheckInterval: 60_000,
  /** Between two requests for the list, however many rewards are pushed. */
  rewardsInterval: 1000,
  /** Between two requests for bonuses, however many rounds are pushed. */
  bonusesInterval: 5000,
};
