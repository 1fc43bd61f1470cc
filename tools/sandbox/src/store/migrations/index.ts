import { calendarMigrations } from './calendar.ts';
import { catalogueMigrations } from './catalogue.ts';
import { deviceMigrations } from './devices.ts';
import { favouriteMigrations } from './favourites.ts';
import { gamificationMigrations } from './gamification.ts';
import { nameMigrations } from './names.ts';
import { registrationMigrations } from './registration.ts';
import { rewardMigrations } from './rewards.ts';
import { signInMigrations } from './signIn.ts';
import { sportsbookMigrations } from './sportsbook.ts';

/** Each entry upgrades the database by one version; entries are added, never changed. Money is in minor units. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    passwordHash TEXT NOT NULL,
    profile TEXT NOT NULL,
    createdAt INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE wallets (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL UNIQUE REFERENCES players (id),
    currency TEXT NOT NULL,
    balance INTEGER NOT NULL CHECK (balance >= 0),
    bonusBalance INTEGER NOT NULL CHECK (bonusBalance >= 0)
  ) STRICT;

  CREATE TABLE ledger (
    id INTEGER PRIMARY KEY,
    walletId TEXT NOT NULL REFERENCES wallets (id),
    moneyType TEXT NOT NULL,
    amount INTEGER NOT NULL,
    bonusAmount INTEGER NOT NULL,
    reference TEXT,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX ledgerByWallet ON ledger (walletId, createdAt);

  CREATE TABLE bonuses (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    status TEXT NOT NULL,
    unlockTrigger TEXT,
    wageringRequired INTEGER NOT NULL,
    wageringDone INTEGER NOT NULL,
    expiresAt INTEGER
  ) STRICT;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    flow TEXT NOT NULL,
    refreshHash TEXT UNIQUE,
    startedAt INTEGER NOT NULL,
    endedAt INTEGER
  ) STRICT;

  CREATE TABLE studios (slug TEXT PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL) STRICT;
  CREATE TABLE games (
    lookupId TEXT PRIMARY KEY,
    idx INTEGER NOT NULL UNIQUE,
    slug TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    studioSlug TEXT NOT NULL REFERENCES studios (slug),
    kind TEXT NOT NULL,
    volatility TEXT NOT NULL,
    rtp REAL NOT NULL,
    minBet INTEGER NOT NULL,
    isLiveCasinoGame INTEGER NOT NULL,
    hasJackpot INTEGER NOT NULL,
    bonusAllowed INTEGER NOT NULL,
    demoAllowed INTEGER NOT NULL,
    isNew INTEGER NOT NULL,
    blockedCountries TEXT NOT NULL,
    description TEXT NOT NULL
  ) STRICT;
  CREATE TABLE gameGroups (
    kind TEXT NOT NULL,
    slug TEXT NOT NULL,
    names TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (kind, slug)
  ) STRICT;
  CREATE TABLE gameGroupEntries (
    kind TEXT NOT NULL,
    slug TEXT NOT NULL,
    position INTEGER NOT NULL,
    lookupId TEXT NOT NULL REFERENCES games (lookupId),
    PRIMARY KEY (kind, slug, position)
  ) STRICT;

  CREATE TABLE launches (
    id TEXT PRIMARY KEY,
    playerId TEXT REFERENCES players (id),
    lookupId TEXT NOT NULL REFERENCES games (lookupId),
    currency TEXT NOT NULL,
    locale TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    usedAt INTEGER
  ) STRICT;
  CREATE TABLE rounds (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    lookupId TEXT NOT NULL REFERENCES games (lookupId),
    stake INTEGER NOT NULL,
    bonusStake INTEGER NOT NULL,
    payout INTEGER NOT NULL,
    state TEXT NOT NULL,
    details TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX roundsByPlayer ON rounds (playerId, updatedAt);
  CREATE TABLE recentlyPlayed (
    playerId TEXT NOT NULL REFERENCES players (id),
    lookupId TEXT NOT NULL REFERENCES games (lookupId),
    playedAt INTEGER NOT NULL,
    PRIMARY KEY (playerId, lookupId)
  ) STRICT;

  CREATE TABLE cashierSessions (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    method TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE payments (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    type TEXT NOT NULL,
    state TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    currency TEXT NOT NULL,
    method TEXT NOT NULL,
    provider TEXT NOT NULL,
    payload TEXT NOT NULL,
    payoutMode TEXT,
    cancelReason TEXT,
    createdAt INTEGER NOT NULL,
    processedAt INTEGER
  ) STRICT;
  CREATE INDEX paymentsByPlayer ON payments (playerId, createdAt);

  CREATE TABLE playerRewards (
    assignationId TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    reward TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT,
    assignedAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE documents (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT;
  `,
  // Splits the bonus balance into parts of the active bonuses. Newer ones get at most their granted amount and the oldest
  // the rest, since it was staked first and credited with the wins.
  `
  ALTER TABLE bonuses ADD COLUMN balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0);
  CREATE INDEX bonusesByPlayer ON bonuses (playerId);
  CREATE TABLE bonusLedger (
    id INTEGER PRIMARY KEY,
    bonusId TEXT NOT NULL REFERENCES bonuses (id),
    moneyType TEXT NOT NULL,
    amount INTEGER NOT NULL,
    reference TEXT,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX bonusLedgerByBonus ON bonusLedger (bonusId);
  CREATE INDEX bonusLedgerByReference ON bonusLedger (reference);

  WITH active AS (
    SELECT bonuses.id, amount, bonusBalance,
      row_number() OVER older AS position,
      sum(amount) OVER (PARTITION BY playerId ORDER BY bonuses.rowid DESC) - amount AS newer
    FROM bonuses JOIN wallets USING (playerId) WHERE status = 'Active'
    WINDOW older AS (PARTITION BY playerId ORDER BY bonuses.rowid)
  )
  UPDATE bonuses SET balance = max(0, iif(position = 1, bonusBalance - newer, min(active.amount, bonusBalance - newer)))
  FROM active WHERE active.id = bonuses.id;
  INSERT INTO bonusLedger (bonusId, moneyType, amount, createdAt)
  SELECT id, 'Correction', balance, unixepoch() * 1000 FROM bonuses WHERE balance > 0;
  `,
  // Launches and cashier sessions end with the player session in which they were started.
  `
  ALTER TABLE launches ADD COLUMN sessionId TEXT;
  ALTER TABLE cashierSessions ADD COLUMN sessionId TEXT;
  `,
  // For the histories: the device of a session, when a withdrawal began to be paid out, and lists by their start.
  `
  ALTER TABLE sessions ADD COLUMN device TEXT;
  ALTER TABLE payments ADD COLUMN processingAt INTEGER;
  CREATE INDEX sessionsByPlayer ON sessions (playerId, startedAt);
  CREATE INDEX roundsByStart ON rounds (playerId, createdAt);
  `,
  // Limits that players set: minor units, or minutes for `Session`. A change without a value removes the limit.
  `
  CREATE TABLE limits (
    playerId TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    period TEXT NOT NULL,
    value INTEGER NOT NULL CHECK (value > 0),
    setAt INTEGER NOT NULL,
    PRIMARY KEY (playerId, kind, period)
  ) STRICT;
  CREATE TABLE limitChanges (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    period TEXT NOT NULL,
    value INTEGER CHECK (value > 0),
    requestedAt INTEGER NOT NULL,
    effectiveAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    UNIQUE (playerId, kind, period)
  ) STRICT;
  CREATE TABLE playSpans (
    id INTEGER PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    startedAt INTEGER NOT NULL,
    lastAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX playSpansByPlayer ON playSpans (playerId, lastAt);
  `,
  // A running game ends when its player may no longer play.
  `
  ALTER TABLE launches ADD COLUMN endedAt INTEGER;
  `,
  // Codes that prove an e-mail address or a phone number: one of each kind and player.
  `
  CREATE TABLE verificationCodes (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    contact TEXT NOT NULL,
    target TEXT NOT NULL,
    code TEXT NOT NULL,
    sentAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    attemptsLeft INTEGER NOT NULL CHECK (attemptsLeft >= 0),
    UNIQUE (playerId, contact)
  ) STRICT;
  `,
  // Documents that the operator requests, which were part of the profile, and the files of players.
  `
  CREATE TABLE documentRequests (
    id TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    comment TEXT,
    requestedFundingType TEXT,
    requestedAt INTEGER NOT NULL,
    dueDate INTEGER,
    status TEXT NOT NULL,
    rejectionReason TEXT
  ) STRICT;
  CREATE INDEX documentRequestsByPlayer ON documentRequests (playerId, requestedAt);
  CREATE TABLE uploads (
    documentId TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    requestId TEXT REFERENCES documentRequests (id),
    sourceOfWealthKind TEXT,
    name TEXT NOT NULL,
    contentType TEXT NOT NULL,
    size INTEGER NOT NULL,
    hash TEXT NOT NULL,
    content BLOB NOT NULL,
    uploadedAt INTEGER NOT NULL,
    CHECK ((requestId IS NULL) <> (sourceOfWealthKind IS NULL))
  ) STRICT;
  CREATE INDEX uploadsByPlayer ON uploads (playerId);

  INSERT INTO documentRequests (id, playerId, kind, comment, requestedFundingType, requestedAt, status)
  SELECT lower(hex(randomblob(16))), players.id, 'SourceOfWealth', value ->> 'comment', value ->> 'requestedFundingType',
    unixepoch() * 1000, 'Requested'
  FROM players, json_each(profile, '$.sourceOfWealth.documents');
  UPDATE players SET profile = json_remove(profile, '$.sourceOfWealth.documents');
  `,
  // When a session was last used, to the hour: one that nobody uses lapses with its refresh token.
  `
  ALTER TABLE sessions ADD COLUMN lastSeenAt INTEGER;
  `,
  // Jackpots and raffles. Pots and their movements are micro-euros: `value` = seeded + contributed + simulated - paid.
  `
  CREATE TABLE jackpotInstances (
    id TEXT PRIMARY KEY,
    sequence INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE jackpotPots (
    instanceId TEXT NOT NULL REFERENCES jackpotInstances (id),
    potId TEXT NOT NULL,
    position INTEGER NOT NULL,
    value INTEGER NOT NULL CHECK (value >= 0),
    seedValue INTEGER NOT NULL CHECK (seedValue >= 0),
    winOdds INTEGER NOT NULL CHECK (winOdds > 0),
    seeded INTEGER NOT NULL,
    contributed INTEGER NOT NULL,
    simulated INTEGER NOT NULL,
    paid INTEGER NOT NULL,
    PRIMARY KEY (instanceId, potId),
    CHECK (value = seeded + contributed + simulated - paid)
  ) STRICT;
  CREATE TABLE jackpotOptIns (
    playerId TEXT NOT NULL REFERENCES players (id),
    instanceId TEXT NOT NULL REFERENCES jackpotInstances (id),
    optedIn INTEGER NOT NULL,
    contribution REAL NOT NULL,
    preferences TEXT NOT NULL,
    carry INTEGER NOT NULL CHECK (carry >= 0),
    updatedAt INTEGER NOT NULL,
    PRIMARY KEY (playerId, instanceId)
  ) STRICT;
  CREATE TABLE jackpotContributions (
    roundId TEXT PRIMARY KEY,
    playerId TEXT NOT NULL REFERENCES players (id),
    instanceId TEXT NOT NULL REFERENCES jackpotInstances (id),
    amount INTEGER NOT NULL CHECK (amount >= 0),
    value INTEGER NOT NULL CHECK (value >= 0),
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX jackpotContributionsByInstance ON jackpotContributions (instanceId, playerId, createdAt);
  CREATE TABLE jackpotOthers (
    instanceId TEXT NOT NULL REFERENCES jackpotInstances (id),
    id TEXT NOT NULL,
    initials TEXT NOT NULL,
    contributed INTEGER NOT NULL,
    PRIMARY KEY (instanceId, id)
  ) STRICT;
  CREATE TABLE jackpotWins (
    id TEXT PRIMARY KEY,
    instanceId TEXT NOT NULL,
    potId TEXT NOT NULL,
    playerId TEXT NOT NULL,
    value INTEGER NOT NULL,
    communityWinners TEXT NOT NULL,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX jackpotWinsByPlayer ON jackpotWins (playerId, createdAt);

  CREATE TABLE raffleDrops (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    startsAt INTEGER NOT NULL,
    endsAt INTEGER NOT NULL,
    value INTEGER NOT NULL CHECK (value >= 0),
    othersTickets INTEGER NOT NULL CHECK (othersTickets >= 0),
    drawnAt INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX raffleDropsToCome ON raffleDrops (type) WHERE drawnAt IS NULL;
  CREATE TABLE raffleTickets (
    dropId TEXT NOT NULL REFERENCES raffleDrops (id),
    playerId TEXT NOT NULL REFERENCES players (id),
    wagered INTEGER NOT NULL,
    PRIMARY KEY (dropId, playerId)
  ) STRICT;
  CREATE TABLE raffleWins (
    id TEXT PRIMARY KEY,
    dropId TEXT NOT NULL REFERENCES raffleDrops (id),
    type TEXT NOT NULL,
    playerId TEXT NOT NULL,
    initials TEXT NOT NULL,
    value INTEGER NOT NULL,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX raffleWinsByTime ON raffleWins (createdAt);
  `,
  ...rewardMigrations,
  ...gamificationMigrations,
  ...registrationMigrations,
  ...signInMigrations,
  ...calendarMigrations,
  ...sportsbookMigrations,
  ...nameMigrations,
  ...catalogueMigrations,
  ...favouriteMigrations,
  ...deviceMigrations,
];
