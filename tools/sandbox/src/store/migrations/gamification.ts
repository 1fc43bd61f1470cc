/** Levels, missions and tournaments: part of `migrations`, added at once; later entries follow there. */
export const gamificationMigrations: readonly string[] = [
  `
  CREATE TABLE gamificationAccounts (
    playerId TEXT PRIMARY KEY REFERENCES players (id),
    points INTEGER NOT NULL CHECK (points >= 0),
    wagered INTEGER NOT NULL CHECK (wagered >= 0)
  ) STRICT;
  CREATE TABLE gamificationLevelUps (
    playerId TEXT NOT NULL REFERENCES players (id),
    level INTEGER NOT NULL,
    reachedAt INTEGER NOT NULL,
    seenAt INTEGER,
    assignationId TEXT UNIQUE REFERENCES playerRewards (assignationId),
    PRIMARY KEY (playerId, level)
  ) STRICT;
  CREATE TABLE gamificationMissions (
    playerId TEXT NOT NULL REFERENCES players (id),
    missionId TEXT NOT NULL,
    startsAt INTEGER NOT NULL,
    progress INTEGER NOT NULL CHECK (progress >= 0),
    completedAt INTEGER,
    claimedAt INTEGER,
    assignationId TEXT UNIQUE REFERENCES playerRewards (assignationId),
    PRIMARY KEY (playerId, missionId, startsAt),
    CHECK (claimedAt IS NULL OR completedAt IS NOT NULL)
  ) STRICT;
  CREATE TABLE gamificationMissionGames (
    playerId TEXT NOT NULL REFERENCES players (id),
    missionId TEXT NOT NULL,
    startsAt INTEGER NOT NULL,
    lookupId TEXT NOT NULL,
    PRIMARY KEY (playerId, missionId, startsAt, lookupId)
  ) STRICT;
  CREATE TABLE gamificationTournaments (
    id TEXT PRIMARY KEY,
    series TEXT,
    name TEXT NOT NULL,
    startsAt INTEGER NOT NULL,
    endsAt INTEGER NOT NULL,
    others INTEGER NOT NULL CHECK (others >= 0),
    prizes TEXT NOT NULL,
    finishedAt INTEGER,
    standings TEXT,
    CHECK (startsAt < endsAt),
    CHECK ((finishedAt IS NULL) = (standings IS NULL))
  ) STRICT;
  CREATE UNIQUE INDEX gamificationTournamentsToEnd ON gamificationTournaments (series) WHERE finishedAt IS NULL;
  CREATE TABLE gamificationEntries (
    tournamentId TEXT NOT NULL REFERENCES gamificationTournaments (id),
    playerId TEXT NOT NULL REFERENCES players (id),
    joinedAt INTEGER NOT NULL,
    score INTEGER NOT NULL CHECK (score >= 0),
    scoredAt INTEGER NOT NULL,
    place INTEGER,
    assignationId TEXT UNIQUE REFERENCES playerRewards (assignationId),
    PRIMARY KEY (tournamentId, playerId)
  ) STRICT;
  `,
];
