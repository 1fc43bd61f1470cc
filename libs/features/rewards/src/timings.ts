/** Time limits of rewards, in ms. */
export const timings = {
  /** The platform is asked when a reward has begun or ended for certain. */
  changeDelay: 1000,
  /** It is asked this often for what should have changed by its clock and has not yet. */
  changeCheckInterval: 60_000,
  /** Between two requests for the list, however many rewards are pushed. */
  rewardsInterval: 1000,
  /** Between two requests for bonuses, however many rounds are pushed. */
  bonusesInterval: 5000,
};
