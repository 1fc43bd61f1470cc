/** Time limits of games and their search, in ms. */
export const timings = {
  /** A game may take this long until it says that it is ready. */
  readyTimeout: 30_000,
  /** The page says within ten seconds that a game takes long to start. */
  slowGameDelay: 8000,
  /** An overlay closes a moment before its check is clear, and the game's frame keeps the focus that it gets back. */
  coverDelay: 300,
  /** After the last keystroke in the search. */
  searchDebounce: 200,
};
