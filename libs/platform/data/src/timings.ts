/** Time limits of GraphQL operations, in ms. */
export const timings = {
  /** An answer that the page has requested before its scripts is taken over up to this age. */
  earlyAnswerLifetime: 15_000,
  /** For a whole answer, so that a view shows an error in place of its skeleton. */
  requestTimeout: 30_000,
  /** A request that takes longer is reported as slow. */
  slowRequestDelay: 8000,
  /** Before the second attempt: the least, to which a random part is added (R-9-020). */
  retryDelay: 1000,
  /** The longest delay before the second attempt (R-9-020). */
  maxRetryDelay: 15_000,
  /** An answered query stays for this long after its last subscriber: longer than a slow phone takes from the first rendering of a page to its effects. */
  unusedQueryLifetime: 5000,
  /** A change of the language waits this long at most for results in it. */
  localeSwitchTimeout: 4000,
};
