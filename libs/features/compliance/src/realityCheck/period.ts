import { onCookiesChanged, cookies } from '@lobby/storage';
import { currentGame } from '@lobby/routing';
import * as v from 'valibot';

const MINUTE = 60_000;
/** The longest that a browser's timer can run. */
const LONGEST_TIMER = 2 ** 31 - 1;

const timeSchema = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** Start of the period in ms since 1970, from the game-init cookie; null before the first game. */
export function periodStart(): number | null {
  const result = v.safeParse(timeSchema, cookies.get('gameInit'));
  return result.success ? result.output : null;
}

export function startPeriod(at: number): void {
  cookies.set('gameInit', new Date(at).toISOString());
}

/** Milliseconds until the check is due; 0 or less when it is. */
export function untilDue(periodMinutes: number, now: number): number {
  const start = periodStart();
  if (start === null) return LONGEST_TIMER;
  return Math.min(start + periodMinutes * MINUTE - now, LONGEST_TIMER);
}

/**
 * Calls back whenever the period may have a new start: another tab wrote it, or this tab comes back
 * into view after a sleep in which timers stood still. Starts the first period with the first game
 * for real money.
 */
export function onPeriodChanged(changed: () => void): () => void {
  function startWithFirstGame() {
    if (currentGame.get()?.mode !== 'real' || periodStart() !== null) return;
    startPeriod(Date.now());
    changed();
  }
  startWithFirstGame();
  document.addEventListener('visibilitychange', changed);
  const ends = [
    currentGame.subscribe(startWithFirstGame),
    onCookiesChanged((names) => names.includes('gameInit') && changed()),
    () => document.removeEventListener('visibilitychange', changed),
  ];
  return () => {
    for (const end of ends) end();
  };
}
