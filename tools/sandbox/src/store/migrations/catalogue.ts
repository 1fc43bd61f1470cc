/** What lobbies search and filter games by: part of `migrations`, added at once; later entries follow there. */
export const catalogueMigrations: readonly string[] = [
  // Stakes are minor units of euro. Data of older versions gets its values at the next start.
  `
  ALTER TABLE games ADD COLUMN alternativeTitles TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE games ADD COLUMN features TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE games ADD COLUMN maxBet INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN releasedAt INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN liveTable TEXT NOT NULL DEFAULT 'null';
  ALTER TABLE games ADD COLUMN othersRounds INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN othersRoundsOfWeek INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN popularity INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN isOffered INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  `,
];
