/** Time limits of the sportsbook, in ms. */
export const timings = {
  /** The sportsbook may take this long until it says that it is ready. */
  readyTimeout: 10_000,
  /** The sportsbook waits this long for the player's session before it is shown as to a visitor. */
  sessionTimeout: 4000,
  /** Before the next session; the delay doubles with each. */
  sessionRetryDelay: 1000,
  /** The longest of these delays. */
  maxSessionRetryDelay: 60_000,
  /** A session that has lasted this long was a good one: the next one may follow at once. */
  provenSessionDuration: 60_000,
  /** An overlay closes a moment before its check is clear, and the frame keeps the focus that it gets back. */
  coverDelay: 300,
  /** A frame that reports bets without end does not have the wallet requested without end. */
  walletRefetchInterval: 1000,
  /** Browsers reject addresses that change too often, and only the last of them is where the player is. */
  addressDebounce: 150,
  /** The same where the frame goes on by itself: Safari takes a hundred in thirty seconds. */
  frameAddressDebounce: 500,
  /** Steps of the history are counted over this time: more than a player takes would bury the page before. */
  historyStepsDuration: 5000,
  /** Odds and scores move, and an event ends. */
  eventsRefreshInterval: 15_000,
};
