import { parseDecimal } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import type { Win } from './types.ts';
import { timings } from '../timings.ts';

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
  const told = new Set<string>();
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
    take(win: Win): void {
      // A win of 0 is no win.
      if (told.has(win.id) || parseDecimal(win.amount) <= 0n) return;
      told.add(win.id);
      const [oldest] = told;
      if (told.size > REMEMBERED && oldest !== undefined) told.delete(oldest);
      kept = [...kept, { win, at: Date.now(), isHeard: listeners.size > 0 }].slice(-KEPT);
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
