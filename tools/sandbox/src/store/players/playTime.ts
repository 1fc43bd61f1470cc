import type { Database } from '../base/database.ts';
import type { TimeRange } from './windows.ts';

/** Play ends this long after its last sign: a launch or a stake. In ms. */
const playEndsAfter = 2 * 60_000;

interface Span {
  id: number;
  startedAt: number;
  lastAt: number;
}

export type PlayTime = ReturnType<typeof createPlayTime>;

/** How long a player has been at play for real money, over all games and devices. */
export function createPlayTime(db: Database) {
  return {
    /** Records a sign of play. */
    note(playerId: string): void {
      const now = db.now();
      const last = db.get<Span>('SELECT * FROM playSpans WHERE playerId = ? ORDER BY lastAt DESC LIMIT 1', playerId);
      if (last && now >= last.lastAt && now - last.lastAt <= playEndsAfter)
        db.run('UPDATE playSpans SET lastAt = ? WHERE id = ?', now, last.id);
      else db.insert('playSpans', { playerId, startedAt: now, lastAt: now });
    },

    /** The time at play within a window until now, in ms. */
    within(playerId: string, { from, to }: TimeRange): number {
      const end = Math.min(to, db.now());
      return db
        .all<Span>(
          'SELECT * FROM playSpans WHERE playerId = ? AND lastAt > ? AND startedAt < ?',
          playerId,
          from - playEndsAfter,
          end,
        )
        .reduce((sum, { startedAt, lastAt }) => {
          const length = Math.min(lastAt + playEndsAfter, end) - Math.max(startedAt, from);
          return sum + Math.max(0, length);
        }, 0);
    },
  };
}
