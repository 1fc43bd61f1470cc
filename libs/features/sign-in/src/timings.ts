/** Time limits of sign-in and registration, in ms. */
export const timings = {
  /** For the flows of the visitor's country; a repeated request would take half a minute. */
  flowsTimeout: 3000,
  /** A registration in a frame that shows nothing by then is replaced by the way to its page. */
  framedRegistrationTimeout: 15_000,
  /** A page that has not been left for a partner's by then stays. */
  leaveTimeout: 10_000,
  /** Before the page after a sign-in leads on (R-9-051). */
  redirectDelay: 1,
};
