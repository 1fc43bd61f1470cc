/** Time limits of messages, in ms. */
export const timings = {
  /** A message closes itself after this; hover and focus pause it (R-4-009, R-9-001). */
  messageDuration: 5000,
  /** Between closing and removal of a message (R-4-008, R-9-001). */
  messageClosingDuration: 300,
};
