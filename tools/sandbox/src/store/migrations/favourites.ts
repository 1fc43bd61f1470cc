/** Games that players have marked: part of `migrations`, added at once; later entries follow there. */
export const favouriteMigrations: readonly string[] = [
  // A game may leave the catalogue and come back: the mark stays.
  `
  CREATE TABLE favouriteGames (
    playerId TEXT NOT NULL REFERENCES players (id),
    lookupId TEXT NOT NULL,
    markedAt INTEGER NOT NULL,
    PRIMARY KEY (playerId, lookupId)
  ) STRICT;
  CREATE TABLE favouriteChanges (
    playerId TEXT NOT NULL REFERENCES players (id),
    id TEXT NOT NULL,
    PRIMARY KEY (playerId, id)
  ) STRICT;
  `,
];
