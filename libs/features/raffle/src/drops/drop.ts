import { raffleDropTypes, safeParseDecimal } from '@lobby/contracts';
import type { Instance, Pot } from '@lobby/thrillpots';

export type DropType = (typeof raffleDropTypes)[number];

/** Where the jackpot service has the drop of each type (R-7-054, A-108). */
export const dropSources: Readonly<Record<DropType, string>> = {
  hourly: 'hourly_provider_of_the_week',
  daily: 'daily_provider_of_the_week',
  weekly: 'weekly_provider_of_the_week',
};

/** One draw of a raffle (R-3-063). */
export interface Drop {
  type: DropType;
  raffle: Instance;
}

/** What is drawn; null where there is nothing to win, and so no card (R-5-004). */
export const potOf = ({ raffle: { pots } }: Drop): Pot | null =>
  pots.find(({ value }) => (safeParseDecimal(value) ?? 0n) > 0n) ?? null;

/** Tells a draw from the one before it, whose instance may have the same id. */
export const dropKey = ({ raffle: { id, endsAt } }: Drop): string => `${id} ${endsAt}`;

export const hasStarted = ({ raffle: { startsAt } }: Drop, now: number): boolean =>
  startsAt === null || startsAt <= now;
export const hasEnded = ({ raffle: { endsAt } }: Drop, now: number): boolean => endsAt !== null && endsAt <= now;

/**
 * The active drop with the earliest end; of equal ones the first of the list, which is in the order hourly, daily, weekly
 * (R-4-053, A-111).
 */
export function nextDrop(drops: readonly Drop[], now: number): Drop | null {
  const active = drops.filter((drop) => drop.raffle.endsAt !== null && hasStarted(drop, now) && !hasEnded(drop, now));
  const [first, ...others] = active;
  if (!first) return null;
  const endOf = ({ raffle }: Drop) => raffle.endsAt ?? Number.POSITIVE_INFINITY;
  return others.reduce((next, drop) => (endOf(drop) < endOf(next) ? drop : next), first);
}

/** Milliseconds until the next of the drops begins or ends; infinite where none will. */
export function untilChange(drops: readonly Drop[], now: number): number {
  const moments = drops.flatMap(({ raffle: { startsAt, endsAt } }) => [startsAt, endsAt]);
  const ahead = moments.filter((moment): moment is number => moment !== null && moment > now);
  return Math.min(...ahead) - now;
}
