import type { TimeRange } from '../players/windows.ts';
import type { RaffleType } from '../base/thrillpots.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const firstMonday = 4 * day;

/** The running period, in UTC. */
export function periodOf(type: RaffleType, now: number): TimeRange {
  const [length, origin] = { hourly: [hour, 0], daily: [day, 0], weekly: [7 * day, firstMonday] }[type] as [
    number,
    number,
  ];
  const from = now - ((now - origin) % length);
  return { from, to: from + length };
}

/** In whole euros, and how many tickets simulated players have. */
export const sizes: Readonly<Record<RaffleType, { prizes: readonly number[]; tickets: readonly [number, number] }>> = {
  hourly: { prizes: [200, 250, 300, 400], tickets: [4_000, 9_000] },
  daily: { prizes: [2_000, 2_500, 3_000], tickets: [60_000, 120_000] },
  weekly: { prizes: [15_000, 20_000, 25_000], tickets: [300_000, 600_000] },
};
