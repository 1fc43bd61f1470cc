/** The sportsbook: part of `migrations`, added at once; later entries follow there. Odds are hundredths. */
export const sportsbookMigrations: readonly string[] = [
  `
  CREATE TABLE sportsEvents (
    id TEXT PRIMARY KEY,
    league TEXT NOT NULL,
    home TEXT NOT NULL,
    away TEXT NOT NULL,
    startsAt INTEGER NOT NULL,
    endsAt INTEGER NOT NULL,
    state TEXT NOT NULL,
    homeScore INTEGER CHECK (homeScore >= 0),
    awayScore INTEGER CHECK (awayScore >= 0),
    suspended INTEGER NOT NULL,
    odds TEXT NOT NULL,
    CHECK ((homeScore IS NULL) = (awayScore IS NULL))
  ) STRICT;
  CREATE INDEX sportsEventsByState ON sportsEvents (state, startsAt);
  CREATE TABLE sportsBets (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    stake INTEGER NOT NULL CHECK (stake > 0),
    currency TEXT NOT NULL,
    status TEXT NOT NULL,
    possible INTEGER NOT NULL CHECK (possible >= stake),
    payout INTEGER NOT NULL CHECK (payout >= 0 AND payout <= possible),
    placedAt INTEGER NOT NULL,
    settledAt INTEGER,
    request TEXT NOT NULL,
    CHECK ((status = 'open') = (settledAt IS NULL))
  ) STRICT;
  CREATE INDEX sportsBetsByPlayer ON sportsBets (playerId, placedAt);
  CREATE TABLE sportsLegs (
    betId TEXT NOT NULL REFERENCES sportsBets (id),
    position INTEGER NOT NULL,
    selection TEXT NOT NULL,
    eventId TEXT NOT NULL REFERENCES sportsEvents (id),
    odds INTEGER NOT NULL CHECK (odds > 100),
    line TEXT,
    status TEXT NOT NULL,
    PRIMARY KEY (betId, position)
  ) STRICT;
  CREATE INDEX sportsLegsByEvent ON sportsLegs (eventId, status);
  `,
];
