/** Time limits of the GraphQL socket, in ms. */
export const timings = {
  /** A silent socket is closed after this; also the longest time for opening one (R-9-018). */
  socketTimeout: 30_000,
  /** For the first opening in a row; each has 1.2 times the time of the one before (R-9-019, A-003). */
  minConnectTimeout: 1000,
  /** A ping may stay unanswered for this long; the silence before it counts towards the same limit. */
  pongTimeout: 10_000,
  /** Before the first reconnect; the delay doubles with each (R-7-036, A-003). */
  reconnectDelay: 100,
  /** The longest delay before a reconnect (R-7-036, A-003). */
  maxReconnectDelay: 10_000,
  /** Refetches after a reconnect are spread over this, since all players reconnect at once. The balance is not delayed. */
  refetchSpread: 2000,
  /** At least this long between two requests for the same, however many events require it. */
  refetchInterval: 1000,
  /** Pushed events that follow each other faster are applied together, once in this time: nobody can read more figures than these. */
  batchInterval: 180,
  /** A token that is rejected so soon after it was renewed is no old one. */
  renewedTokenDuration: 30_000,
};
