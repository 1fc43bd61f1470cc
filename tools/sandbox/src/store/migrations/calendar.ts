/** Part of `migrations`, added at once; later entries follow there. */
export const calendarMigrations: readonly string[] = [
  // Doors that players have opened, with what was behind them then.
  `
  CREATE TABLE calendarDoors (
    playerId TEXT NOT NULL REFERENCES players (id),
    doorId TEXT NOT NULL,
    prize TEXT NOT NULL,
    assignationId TEXT UNIQUE REFERENCES playerRewards (assignationId),
    openedAt INTEGER NOT NULL,
    PRIMARY KEY (playerId, doorId)
  ) STRICT;
  `,
];
