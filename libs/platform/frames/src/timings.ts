/** Time limits of partners' frames, in ms. */
export const timings = {
  /** The longest time for which browsers count a visitor as active after a press or a key. */
  userActivationDuration: 5000,
  /** A frame that has sent a request within this time sends them by itself. */
  frameRequestInterval: 1000,
  /** Between two requests of a frame that may be due to what the visitor did outside of it. */
  uncertainRequestInterval: 30_000,
};
