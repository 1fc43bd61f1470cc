import { parseDecimal } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import type { Win } from './types.ts';
import type { ReceivedWin } from './wire.ts';
import { timings } from './timings.ts';

/** Ids of wins that are remembered: far more than are told within the hour for which they are repeated. */
const REMEMBERED = 1000;
/** Wins that are kept for listeners to come. */
const KEPT = 20;

interface Kept {
  win: Win;
  at: number;
  /** Whether anybody listened. */
  isHeard: boolean;
}

/** Tells each win once to each that listens, however often the service does. */
export function createWins() {
  /** When each was first told, by its id or what it is. */
  const told = new Map<string, number>();
  const listeners = new Set<(win: Win) => void>();
  let kept: readonly Kept[] = [];

  function tell(listener: (win: Win) => void, win: Win): void {
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
      const at = told.get(key);
      if (at !== undefined && (id !== null || isRepeated || now - at < timings.sameWinDuration)) return;
      told.delete(key);
      told.set(key, now);
      const [oldest] = told.keys();
      if (told.size > REMEMBERED && oldest !== undefined) told.delete(oldest);
      // The same in all tabs, and for a repetition after a reload: players are told once by it.
      const ofMinute = at === undefined ? key : `${key} ${Math.floor(now / timings.sameWinDuration)}`;
      const win: Win = { ...received, id: id ?? ofMinute };
      kept = [...kept, { win, at: now, isHeard: listeners.size > 0 }].slice(-KEPT);
      for (const listener of [...listeners]) tell(listener, win);
    },
    listen(listener: (win: Win) => void): () => void {
      listeners.add(listener);
      const missed = kept.filter(({ at, isHeard }) => !isHeard || at > Date.now() - timings.winReplayDuration);
      kept = missed.map((entry) => ({ ...entry, isHeard: true }));
      for (const { win } of missed) tell(listener, win);
      return () => {
        listeners.delete(listener);
      };
    },
    clear(): void {
      listeners.clear();
      kept = [];
    },
  };
}
