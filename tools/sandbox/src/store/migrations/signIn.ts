/** For the custom flow's sign-ins. */
export const signInMigrations: readonly string[] = [
  // Refresh tokens that were exchanged: one that comes again ends its session. The next token is made of the used one and the
  // salt, so that neither is stored.
  `
  CREATE TABLE usedRefreshTokens (
    hash TEXT PRIMARY KEY,
    sessionId TEXT NOT NULL REFERENCES sessions (id),
    salt TEXT NOT NULL,
    usedAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX usedRefreshTokensByTime ON usedRefreshTokens (usedAt);
  `,
  // What is counted by phone number or client address; sign-ins by phone, and numbers that their owner has proven.
  `
  CREATE TABLE signInAttempts (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX signInAttemptsByKey ON signInAttempts (kind, key, at);
  CREATE TABLE phoneLogins (
    id TEXT PRIMARY KEY,
    phoneNumber TEXT NOT NULL,
    code TEXT NOT NULL,
    sentAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    attemptsLeft INTEGER NOT NULL CHECK (attemptsLeft >= 0)
  ) STRICT;
  CREATE TABLE provenPhones (
    phoneNumber TEXT PRIMARY KEY,
    provenAt INTEGER NOT NULL
  ) STRICT;
  `,
  // Sign-ins on a partner's pages. Secrets are hashed; what the partner says of a person is deleted once it is taken.
  `
  CREATE TABLE partnerLogins (
    idHash TEXT PRIMARY KEY,
    state TEXT NOT NULL UNIQUE,
    visit TEXT NOT NULL UNIQUE,
    partner TEXT NOT NULL,
    locale TEXT NOT NULL,
    personalNumber TEXT,
    amount INTEGER CHECK (amount > 0),
    currency TEXT,
    outcome TEXT,
    codeHash TEXT,
    person TEXT,
    createdAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    takenAt INTEGER
  ) STRICT;
  `,
  // A code whose answer was lost may be entered again for a moment; the session of the lost answer ends then.
  `
  ALTER TABLE phoneLogins ADD COLUMN usedAt INTEGER;
  ALTER TABLE phoneLogins ADD COLUMN sessionId TEXT;
  `,
  // A sign-in at a partner whose answer was lost is answered again; deposits there that no account could take.
  `
  ALTER TABLE partnerLogins ADD COLUMN result TEXT;
  ALTER TABLE partnerLogins ADD COLUMN sessionId TEXT;
  CREATE TABLE returnedDeposits (
    id TEXT PRIMARY KEY,
    partner TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    currency TEXT NOT NULL,
    returnedAt INTEGER NOT NULL
  ) STRICT;
  `,
  // What sign-ins that found no account have proven, by the hash of their id, in place of numbers that anybody could name.
  `
  DROP TABLE provenPhones;
  CREATE TABLE signInProofs (
    loginKey TEXT PRIMARY KEY,
    proof TEXT NOT NULL,
    provenAt INTEGER NOT NULL
  ) STRICT;
  `,
];
