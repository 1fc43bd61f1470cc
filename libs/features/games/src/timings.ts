/** Time limits of games and their search, in ms. */
export const timings = {
  /** A game may take this long until it says that it is ready. */
  readyTimeout: 30_000,
  /** The page says within ten seconds that a game takes long to start. */
  slowGameDelay: 8000,
  /** An overlay closes a moment before its check is clear, and the game's frame keeps the focus that it gets back. */
  coverDelay: 300,
  /** Before a favourite that did not arrive is sent again; each wait is twice as long as the one before. */
  favouriteRetryDelay: 2000,
  maxFavouriteRetryDelay: 60_000,
  /** A visitor's favourite is kept this long for the sign-in that it begins. */
  visitorsFavouriteLifetime: 600_000,
  /** A finger that rests on a tile for so long opens the page about its game. */
  longPress: 500,
  /** After the last keystroke in the search, before the platform is asked as well. */
  searchDebounce: 200,
  /** Changes of the catalogue are requested again once it is older. */
  catalogueMaxAge: 600_000,
  /** The browser's database may take this long to have the catalogue. */
  catalogueStoreTimeout: 2000,
};
