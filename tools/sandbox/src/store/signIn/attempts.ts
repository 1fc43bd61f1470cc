import type { Database } from '../base/database.ts';

/** What is counted for the limits of sign-ins. */
type AttemptKind =
  | 'phoneLoginOfNumber'
  | 'phoneCodeToNumber'
  | 'phoneCodeFromAnybody'
  | 'wrongCodeForNumber'
  | 'wrongCodeFromAddress'
  | 'phoneLoginFromAddress'
  | 'partnerLoginFromAddress'
  | 'registrationFromAddress';

export interface AttemptLimit {
  kind: AttemptKind;
  /** So many within the time, in ms. */
  count: number;
  within: number;
}

const retention = 24 * 3_600_000;

export type Attempts = ReturnType<typeof createAttempts>;

/** Counts attempts by phone number, client address or both within a time that slides. */
export function createAttempts(db: Database) {
  return {
    add(kind: AttemptKind, key: string): void {
      db.run('DELETE FROM signInAttempts WHERE at < ?', db.now() - retention);
      db.insert('signInAttempts', { kind, key, at: db.now() });
    },
    isReached({ kind, count, within }: AttemptLimit, key: string): boolean {
      const sql = 'SELECT count(*) AS counted FROM signInAttempts WHERE kind = ? AND key = ? AND at > ?';
      return (db.get<{ counted: number }>(sql, kind, key, db.now() - within)?.counted ?? 0) >= count;
    },
    lastAt: (kind: AttemptKind, key: string): number | null =>
      db.get<{ at: number | null }>('SELECT max(at) AS at FROM signInAttempts WHERE kind = ? AND key = ?', kind, key)
        ?.at ?? null,
    /** For the console: everybody may try again. */
    clear: () => void db.run('DELETE FROM signInAttempts'),
  };
}
