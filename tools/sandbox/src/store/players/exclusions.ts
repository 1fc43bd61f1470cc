import type { ExclusionChoice } from '../../../../../libs/platform/licensing/src/protection.ts';
import type { Database } from '../base/database.ts';
import type { Player, Players } from './players.ts';
import { Rejected } from '../base/rejected.ts';

/** The end of an exclusion that has none: the last day that ISO 8601 writes with four digits. */
export const endOfTime = '9999-12-31T00:00:00.000Z';

/** When an exclusion ends that begins now. Months and years are those of the calendar, in UTC. */
export function endOfExclusion({ length, unit }: ExclusionChoice, now: number): string {
  if (length === null || unit === null) return endOfTime;
  const end = new Date(now);
  if (unit === 'Hour') end.setTime(now + length * 3_600_000);
  if (unit === 'Day') end.setUTCDate(end.getUTCDate() + length);
  if (unit === 'Month') end.setUTCMonth(end.getUTCMonth() + length);
  if (unit === 'Year') end.setUTCFullYear(end.getUTCFullYear() + length);
  return end.toISOString();
}

export type Exclusions = ReturnType<typeof createExclusions>;

export function createExclusions(db: Database, players: Players) {
  return {
    /**
     * Begins a time-out or a self-exclusion; `players.update` ends what the player plays. The same choice again, as
     * after a lost answer, is accepted. @throws Rejected if a longer one is in force
     */
    start: (playerId: string, choice: ExclusionChoice): Player =>
      db.transaction(() => {
        const profile = players.find(playerId)?.profile;
        const isTimeout = choice.kind === 'Timeout';
        const endsAt = endOfExclusion(choice, db.now());
        const inForce = [profile?.exclusionEndsAt, isTimeout ? profile?.timeoutEndsAt : null];
        if (inForce.some((end) => end && Date.parse(end) > Date.parse(endsAt)))
          throw new Rejected('ExclusionInForce', 'A longer exclusion is in force.');
        return players.update(playerId, isTimeout ? { timeoutEndsAt: endsAt } : { exclusionEndsAt: endsAt });
      }),
  };
}
