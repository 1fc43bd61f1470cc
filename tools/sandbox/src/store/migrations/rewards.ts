/** Bonuses, rewards, the shop and cashback: part of `migrations`, added at once; later entries follow there. */
export const rewardMigrations: readonly string[] = [
  // What a bonus pays at most and has paid, its dates, and the reward it came from. One with a trigger is locked until then.
  `
  ALTER TABLE bonuses ADD COLUMN maxPayout INTEGER CHECK (maxPayout > 0);
  ALTER TABLE bonuses ADD COLUMN paidOut INTEGER NOT NULL DEFAULT 0 CHECK (paidOut <= coalesce(maxPayout, paidOut));
  ALTER TABLE bonuses ADD COLUMN assignationId TEXT;
  ALTER TABLE bonuses ADD COLUMN grantedAt INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE bonuses ADD COLUMN unlockedAt INTEGER;
  ALTER TABLE bonuses ADD COLUMN endedAt INTEGER;
  UPDATE bonuses SET grantedAt = coalesce(
    (SELECT min(createdAt) FROM bonusLedger WHERE bonusId = bonuses.id), unixepoch() * 1000);
  UPDATE bonuses SET unlockedAt = grantedAt;
  UPDATE bonuses SET endedAt = coalesce(
    (SELECT max(createdAt) FROM bonusLedger WHERE bonusId = bonuses.id), grantedAt) WHERE status <> 'Active';
  `,
  // Free spins are played, and a claim is known by its id, so that it can be sent again. Before, a reward was paid when
  // it was Credited.
  `
  ALTER TABLE playerRewards ADD COLUMN claimId TEXT;
  ALTER TABLE playerRewards ADD COLUMN paidAt INTEGER;
  UPDATE playerRewards SET paidAt = updatedAt WHERE status = 'Credited';
  CREATE INDEX playerRewardsByPlayer ON playerRewards (playerId, assignedAt);
  CREATE TABLE freeSpins (
    id TEXT PRIMARY KEY REFERENCES playerRewards (assignationId),
    playerId TEXT NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    lookupId TEXT NOT NULL REFERENCES games (lookupId),
    value INTEGER NOT NULL CHECK (value > 0),
    betLevel INTEGER NOT NULL,
    spins INTEGER NOT NULL,
    spinsLeft INTEGER NOT NULL CHECK (spinsLeft BETWEEN 0 AND spins),
    won INTEGER NOT NULL,
    wageringRequirementFactor REAL NOT NULL,
    bonusId TEXT REFERENCES bonuses (id),
    expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX freeSpinsByPlayer ON freeSpins (playerId);
  ALTER TABLE rounds ADD COLUMN freeSpinsId TEXT;
  `,
  // The rewards shop with its points, and cashback. Weeks from this one on are paid.
  `
  CREATE TABLE pointAccounts (
    playerId TEXT PRIMARY KEY REFERENCES players (id),
    points INTEGER NOT NULL CHECK (points >= 0),
    wagered INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE pointLedger (
    id INTEGER PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    reference TEXT,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE shopItems (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price > 0),
    stock INTEGER CHECK (stock >= 0),
    position INTEGER NOT NULL,
    isOffered INTEGER NOT NULL,
    reward TEXT NOT NULL
  ) STRICT;
  CREATE TABLE shopPurchases (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    itemId TEXT NOT NULL REFERENCES shopItems (id),
    price INTEGER NOT NULL,
    assignationId TEXT NOT NULL UNIQUE REFERENCES playerRewards (assignationId),
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE cashbackPeriods (
    playerId TEXT NOT NULL REFERENCES players (id),
    startsAt INTEGER NOT NULL,
    endsAt INTEGER NOT NULL,
    netLoss INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    assignationId TEXT NOT NULL UNIQUE REFERENCES playerRewards (assignationId),
    PRIMARY KEY (playerId, startsAt),
    CHECK (startsAt < endsAt)
  ) STRICT;
  INSERT INTO meta VALUES ('cashbackPaidUntil', unixepoch('now', '-6 days', 'weekday 1', 'start of day') * 1000);
  `,
];
