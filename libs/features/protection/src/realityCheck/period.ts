import { onBalanceUpdated } from '@lobby/money';
import { currentGames } from '@lobby/routing';
import { onCookiesChanged, cookies } from '@lobby/storage';
import * as v from 'valibot';
import { build } from 'virtual:lobby-build';

const MINUTE = 60_000;

const timeSchema = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/**
 * Start of the period in ms since 1970, from the game-init cookie; null before the first game. A start
 * that lies in the future, as after a change of the device's clock, is `now`: the check would not come
 * for as long as the difference.
 */
export function periodStart(now: number): number | null {
  const result = v.safeParse(timeSchema, cookies.get('gameInit'));
  return result.success ? Math.min(result.output, now) : null;
}

export function startPeriod(at: number): void {
  cookies.set('gameInit', new Date(at).toISOString());
}

/** Writes a start that lies in the future back as the current time, so that it does not move on with the clock. */
export function clampPeriodStart(): void {
  const now = Date.now();
  const start = periodStart(Infinity);
  if (start !== null && start > now) startPeriod(now);
}

/** Milliseconds until the check is due; 0 or less when it is, Infinity before the first game. */
export function untilDue(periodMinutes: number, now: number): number {
  const start = periodStart(now);
  return start === null ? Infinity : start + periodMinutes * MINUTE - now;
}

/**
 * Calls back whenever the period may have a new start: another tab wrote it, or this tab comes back
 * into view after a sleep in which timers stood still. Starts the first period with the first game
 * for real money, or with the first bet on sports.
 */
export function onPeriodChanged(changed: () => void): () => void {
  function startFirst() {
    if (periodStart(Date.now()) !== null) return;
    startPeriod(Date.now());
    changed();
  }
  function startWithFirstGame() {
    if (currentGames.get().some(({ mode }) => mode === 'real')) startFirst();
  }
  const followBets = () =>
    onBalanceUpdated(({ moneyType }) => {
      if (moneyType === 'SportsBet') startFirst();
    });
  startWithFirstGame();
  document.addEventListener('visibilitychange', changed);
  const unsubscribes = [
    currentGames.subscribe(startWithFirstGame),
    ...(build.Sportsbook ? [followBets()] : []),
    onCookiesChanged((names) => names.includes('gameInit') && changed()),
    () => document.removeEventListener('visibilitychange', changed),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
