import type { Database } from '../base/database.ts';
import type { Money } from '../base/money.ts';
import type { Round } from './play.ts';
import type { TimeRange } from '../players/windows.ts';

export type History = ReturnType<typeof createHistory>;

/** What a round has cost its player beside the stake. */
export interface PlayedRound extends Round {
  contribution: Money;
}

/** Rounds that began in this time, those of one game where `lookupId` names it. */
interface PlayedIn extends TimeRange {
  lookupId?: string | null;
}

/** What a player has played, newest first; long lists are read page by page. */
export function createHistory(db: Database) {
  return {
    /** The rounds after the one with this id, or the first ones. @returns undefined if the player has no such round */
    rounds(
      playerId: string,
      { from, to, lookupId = null }: PlayedIn,
      count: number,
      after?: string | null,
    ): PlayedRound[] | undefined {
      const last = after
        ? db.get<{ createdAt: number; position: number }>(
            'SELECT createdAt, rowid AS position FROM rounds WHERE id = ? AND playerId = ?',
            after,
            playerId,
          )
        : { createdAt: to, position: 0 };
      if (!last) return undefined;
      return db.all<PlayedRound>(
        `SELECT rounds.*, coalesce(amount, 0) AS contribution
         FROM rounds LEFT JOIN jackpotContributions ON roundId = rounds.id
         WHERE rounds.playerId = ? AND rounds.createdAt >= ? AND rounds.createdAt < ?
           AND rounds.lookupId = coalesce(?, rounds.lookupId)
           AND (rounds.createdAt, rounds.rowid) < (?, ?)
         ORDER BY rounds.createdAt DESC, rounds.rowid DESC LIMIT ?`,
        playerId,
        from,
        to,
        lookupId,
        last.createdAt,
        last.position,
        count,
      );
    },

    /** Those that wait for the player's next move. */
    openRounds: (playerId: string): PlayedRound[] =>
      db.all<PlayedRound>(
        `SELECT rounds.*, coalesce(amount, 0) AS contribution
         FROM rounds LEFT JOIN jackpotContributions ON roundId = rounds.id
         WHERE rounds.playerId = ? AND state = 'open'
         ORDER BY rounds.createdAt DESC, rounds.rowid DESC`,
        playerId,
      ),

    /** Number, stakes with contributions to the jackpot, and payouts of these rounds. */
    roundTotals(
      playerId: string,
      { from, to, lookupId = null }: PlayedIn,
    ): { count: number; staked: Money; won: Money } {
      const row = db.get<{ count: number; staked: number | null; won: number | null }>(
        `SELECT count(*) AS count, sum(stake + coalesce(amount, 0)) AS staked, sum(payout) AS won
         FROM rounds LEFT JOIN jackpotContributions ON roundId = rounds.id
         WHERE rounds.playerId = ? AND rounds.createdAt >= ? AND rounds.createdAt < ?
           AND rounds.lookupId = coalesce(?, rounds.lookupId)`,
        playerId,
        from,
        to,
        lookupId,
      );
      return { count: row?.count ?? 0, staked: row?.staked ?? 0, won: row?.won ?? 0 };
    },
  };
}
