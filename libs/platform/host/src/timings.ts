/** Time limits of overlays, messages and guards, in ms. */
export const timings = {
  /** A message closes itself after this; hover and focus pause it (R-4-009, R-9-001). */
  messageDuration: 5000,
  /** Between closing and removal of a message (R-4-008, R-9-001). */
  messageClosingDuration: 300,
  /** A view that waits for guards shows so after this. */
  slowGuardsDelay: 5000,
  /** The longest time for which browsers count a visitor as active after a press or a key. */
  userActivationDuration: 5000,
  /** A frame that has asked within this time asks by itself. */
  frameRequestInterval: 1000,
  /** Between two requests of a frame that may be due to what the visitor did outside of it. */
  doubtfulRequestInterval: 30_000,
};
