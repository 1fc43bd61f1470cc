/** Which account a registration has opened, so that it may be sent again. */
export const registrationMigrations: readonly string[] = [
  `
  CREATE TABLE registrations (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL UNIQUE REFERENCES players (id),
    openedAt INTEGER NOT NULL
  ) STRICT;
  `,
];
