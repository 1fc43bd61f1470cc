import { parseDecimal } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import type { Win } from './types.ts';
import type { ReceivedWin } from './wire.ts';
import { timings } from './timings.ts';

/** Limit of remembered ids of wins: far more than occur within the hour in which the service repeats them. */
const REMEMBERED = 1000;
/** Limit of wins that are stored for later listeners. */
const MAX_STORED = 20;

interface StoredWin {
  win: Win;
  at: number;
  /** Whether anybody listened. */
  isHeard: boolean;
}

/** Notifies each listener of each win once, however often the service repeats it. */
export function createWins() {
  /** When each win was last new, by its id or, without one, by player, pot and amount. */
  const announcedAt = new Map<string, number>();
  const listeners = new Set<(win: Win) => void>();
  let stored: readonly StoredWin[] = [];

  function notify(listener: (win: Win) => void, win: Win): void {
    try {
      listener(win);
    } catch (error) {
      reportError(error);
    }
  }

  return {
    take({ id, ...received }: Omit<ReceivedWin, 'instanceId'> & Pick<Win, 'instanceId'>): void {
      // A win of 0 is no win.
      if (parseDecimal(received.amount) <= 0n) return;
      const { playerId, potId, amount, isRepeated } = received;
      const now = Date.now();
      // A win without an id is the same for a minute, and where the service repeats it.
      const key = id ?? `${playerId} ${potId} ${amount}`;
      const at = announcedAt.get(key);
      if (at !== undefined && (id !== null || isRepeated || now - at < timings.sameWinDuration)) return;
      announcedAt.delete(key);
      announcedAt.set(key, now);
      const [oldest] = announcedAt.keys();
      if (announcedAt.size > REMEMBERED && oldest !== undefined) announcedAt.delete(oldest);
      // The same id in all tabs, and for a repetition after a reload, so that players are notified once.
      const ofMinute = at === undefined ? key : `${key} ${Math.floor(now / timings.sameWinDuration)}`;
      const win: Win = { ...received, id: id ?? ofMinute };
      stored = [...stored, { win, at: now, isHeard: listeners.size > 0 }].slice(-MAX_STORED);
      for (const listener of [...listeners]) notify(listener, win);
    },
    listen(listener: (win: Win) => void): () => void {
      listeners.add(listener);
      const missed = stored.filter(({ at, isHeard }) => !isHeard || at > Date.now() - timings.winReplayDuration);
      stored = missed.map((entry) => ({ ...entry, isHeard: true }));
      for (const { win } of missed) notify(listener, win);
      return () => {
        listeners.delete(listener);
      };
    },
    clear(): void {
      listeners.clear();
      stored = [];
    },
  };
}
