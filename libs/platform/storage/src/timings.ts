/** Time limits of what tabs share, in ms. */
export const timings = {
  /** What was announced once is not repeated for this long. */
  claimLifetime: 86_400_000,
  /** Other tabs see writes with a delay, which a lock does not wait for. Limited: a page with a lock is not put into the back/forward cache. */
  claimLockDuration: 5000,
  /** Cookies that another tab has written show after this at the latest: browsers may lag behind, and so may a cached read. */
  cookieSyncTimeout: 500,
};
