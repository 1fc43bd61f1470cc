import type { Database } from '../base/database.ts';

/** A player's choice, which stays after an opt-out. */
export interface OptIn {
  optedIn: boolean;
  /** Raw contribution option. */
  contribution: number;
  /** Raw contribution option by currency. */
  preferences: Readonly<Record<string, number>>;
  /** Millionths of a minor unit that the rounds so far still owe, below a whole one. */
  carry: number;
}

export type OptIns = ReturnType<typeof createOptIns>;

export function createOptIns(db: Database) {
  const find = (playerId: string, instanceId: string): OptIn | undefined => {
    const row = db.get<{ optedIn: number; contribution: number; preferences: string; carry: number }>(
      'SELECT optedIn, contribution, preferences, carry FROM jackpotOptIns WHERE playerId = ? AND instanceId = ?',
      playerId,
      instanceId,
    );
    return (
      row && { ...row, optedIn: row.optedIn === 1, preferences: JSON.parse(row.preferences) as OptIn['preferences'] }
    );
  };

  return {
    find,

    /** Stores the choice for the player's currency; those for other currencies stay. */
    set(
      playerId: string,
      instanceId: string,
      { optedIn, contribution, currency }: { optedIn: boolean; contribution: number; currency: string },
    ): void {
      db.transaction(() => {
        const before = find(playerId, instanceId);
        const preferences = JSON.stringify({ ...before?.preferences, [currency]: contribution });
        db.run(
          'INSERT OR REPLACE INTO jackpotOptIns VALUES (?, ?, ?, ?, ?, ?, ?)',
          playerId,
          instanceId,
          Number(optedIn),
          contribution,
          preferences,
          before?.carry ?? 0,
          db.now(),
        );
      });
    },

    setCarry(playerId: string, instanceId: string, carry: number): void {
      db.run('UPDATE jackpotOptIns SET carry = ? WHERE playerId = ? AND instanceId = ?', carry, playerId, instanceId);
    },

    remove(playerId: string, instanceId: string): void {
      db.run('DELETE FROM jackpotOptIns WHERE playerId = ? AND instanceId = ?', playerId, instanceId);
    },

    /** Those who have contributed since a time and are still opted in. */
    contributorsSince: (instanceId: string, since: number): string[] =>
      db
        .all<{ playerId: string }>(
          `SELECT DISTINCT playerId FROM jackpotContributions JOIN jackpotOptIns USING (playerId, instanceId)
           WHERE instanceId = ? AND createdAt >= ? AND optedIn = 1 ORDER BY playerId`,
          instanceId,
          since,
        )
        .map((row) => row.playerId),
  };
}
