import type { Thrillpots } from '@lobby/thrillpots';
import type { Drop, DropType } from './drops/drop.ts';
import { noDrops } from './drops/raffleDrops.ts';
import type { useDrops } from './drops/useDrops.ts';

const noop = () => {};
const still = <Value>(value: Value) => ({ get: () => value, subscribe: () => noop });

/** A service that reports nothing more. */
const thrillpots: Thrillpots = {
  ended: new AbortController().signal,
  multipliers: still(null),
  loadMultipliers: async () => {},
  fetchInstance: () => new Promise(noop),
  follow: () => noop,
  pots: () => still(null),
  isLive: still(true),
  sendOptIn: async () => {},
  tickets: still({}),
  followTickets: () => noop,
  onWin: () => noop,
  now: Date.now,
};

export function drop(type: DropType, minutesLeft: number, value: string, minutesToStart = -60): Drop {
  const at = Date.now();
  return {
    type,
    raffle: {
      id: `${type}-1`,
      startsAt: at + minutesToStart * 60_000,
      endsAt: at + minutesLeft * 60_000,
      pots: [{ id: 'raffle', value, odds: null }],
      optIn: null,
    },
  };
}

export const threeDrops: readonly [Drop, Drop, Drop] = [
  drop('hourly', 12, '250.00'),
  drop('daily', 300, '2500.50'),
  drop('weekly', 6 * 1440, '25000.00'),
];

/** The drops as their views get them. */
export const dropsState = (changes: Partial<ReturnType<typeof useDrops>> = {}): ReturnType<typeof useDrops> => ({
  ...noDrops,
  status: 'ready',
  drops: threeDrops,
  next: threeDrops[0],
  tickets: { hourly: 37, daily: 412, weekly: 1 },
  at: Date.now(),
  thrillpots,
  hasTickets: true,
  typeOf: () => null,
  retry: noop,
  ...changes,
});
