/** Time limits of the jackpot service and its socket, in ms. */
export const timings = {
  /** For the whole answer of an attempt. */
  requestTimeout: 30_000,
  /** Between attempts of a call of the jackpot service (R-7-052, R-9-035). */
  jackpotRetryDelay: 2000,
  /** Before the first reconnect of the jackpot socket; the delay doubles with each (R-4-044, R-9-029). */
  jackpotReconnectDelay: 2000,
  /** A longer delay before a reconnect is not waited for (R-9-029). */
  maxJackpotReconnectDelay: 60_000,
  /** A jackpot socket that has not opened by then has failed. */
  jackpotOpenTimeout: 10_000,
  /** The jackpot socket stays open for whoever follows next, such as the next page. */
  jackpotCloseDelay: 2000,
  /** A service that was silent this long is pinged. */
  jackpotSilenceTimeout: 20_000,
  /** The response to a ping has to arrive within this. */
  jackpotPongTimeout: 10_000,
  /** Between two checks whether the jackpot socket is open before something is sent (R-9-030, A-102). */
  jackpotOpenCheckInterval: 1000,
  /** How soon a renewed token is noticed. */
  tokenCheckInterval: 15_000,
  /** Before an instance of a jackpot is requested again; the delay doubles with each. */
  instanceRetryDelay: 1000,
  /** The longest of these delays. */
  maxInstanceRetryDelay: 30_000,
  /** Shortest interval between updates of shown figures: during it, a rolling figure still moves to the previous value. */
  figuresInterval: 250,
  /** A listener that subscribes later, since its code took longer to load, also gets the wins of this time. */
  winReplayDuration: 10_000,
  /** A win without an id that comes again within this is the same one. */
  sameWinDuration: 60_000,
};
