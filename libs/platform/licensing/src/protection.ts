import type { License, LimitKind, LimitPeriod } from '@lobby/contracts';
import { gatesOf } from './gates.ts';

/** A length of time that a player may choose; `length` is null for one without an end. */
export interface ExclusionChoice {
  id: string;
  kind: 'Timeout' | 'SelfExclusion';
  length: number | null;
  unit: 'Hour' | 'Day' | 'Month' | 'Year' | null;
}

/** How a licence protects its players beyond what its gates say. */
interface PlayerProtection {
  /** Hours from the request for a higher limit, or for none, until the player may confirm it. A lower one acts at once. */
  increaseDelayHours: number;
  /** Days in which the player may confirm it; then it lapses. */
  confirmationDays: number;
  /** May a lobby offer to cancel a withdrawal that has not been processed? */
  withdrawalCancellation: boolean;
  /** May a player play two games side by side? A brand whose licence says no has none of its code. */
  twoGames: boolean;
}

// No licence names a time for the confirmation: a week is our own choice, long enough for one more visit.
const confirmationDays = 7;

export const playerProtection: Readonly<Record<License, PlayerProtection>> = {
  // Décret n° 2010-518 du 19 mai 2010, art. 16: an increase takes effect 48 hours after it was entered, a decrease at once.
  // Withdrawals: no rule was found; cancelling one puts money back into play, so that it is not offered. Two games at once: no rule
  // was found; they double the pace of play, so that they are not offered.
  anj: { increaseDelayHours: 48, confirmationDays, withdrawalCancellation: false, twoGames: false },
  // No limits under this licence (section 6); the general delay stands for completeness.
  cos: { increaseDelayHours: 24, confirmationDays, withdrawalCancellation: true, twoGames: true },
  // No published delay was found: 24 hours, as under mga.
  crc: { increaseDelayHours: 24, confirmationDays, withdrawalCancellation: true, twoGames: true },
  // No published delay was found: 24 hours, as under mga.
  est: { increaseDelayHours: 24, confirmationDays, withdrawalCancellation: true, twoGames: true },
  // Player Protection Directive (Directive 2 of 2018) of the Malta Gaming Authority: 24 hours for an increase or a revocation.
  mga: { increaseDelayHours: 24, confirmationDays, withdrawalCancellation: true, twoGames: true },
};

/**
 * Countries in which nobody is offered two games side by side, whatever the licence. Great Britain: the Remote Technical Standards of the
 * Gambling Commission forbid functions for several games at once. Canada and Germany: out of caution, as their own licences may.
 */
const countriesOfOneGame: ReadonlySet<string> = new Set(['CA', 'DE', 'GB']);
export const mayPlayTwoGamesIn = (country: string): boolean => !countriesOfOneGame.has(country);

const allPeriods = ['Day', 'Week', 'Month'] as const;

/** The limits that a licence offers, from its gates (section 6), in the order in which they are shown. */
export function limitsOf(license: License): { kind: LimitKind; period: LimitPeriod }[] {
  const gates = gatesOf(license);
  const periods: Partial<Record<LimitKind, readonly LimitPeriod[]>> = {
    ...(gates.depositLimits && { Deposit: gates.weeklyAndMonthlyDepositLimits ? allPeriods : ['Day'] }),
    ...(gates.lossLimits && { Loss: allPeriods }),
    ...(gates.globalLossLimits && { GlobalLoss: allPeriods }),
    ...(gates.sessionLimits && { Session: allPeriods }),
  };
  return Object.entries(periods).flatMap(([kind, offered]) =>
    offered.map((period) => ({ kind: kind as LimitKind, period })),
  );
}

/**
 * The pause of the panic button. It stands in no row of section 6, which forbids it nowhere: a player under any licence
 * can stop at once.
 */
const panic: ExclusionChoice = { id: 'timeout-24h', kind: 'Timeout', length: 24, unit: 'Hour' };

// Six months is the least that regulators call a self-exclusion; the longer ones and the time-outs are our own choice.
const halfYear: ExclusionChoice = { id: 'exclusion-6m', kind: 'SelfExclusion', length: 6, unit: 'Month' };
const several: readonly ExclusionChoice[] = [
  { id: 'timeout-7d', kind: 'Timeout', length: 7, unit: 'Day' },
  { id: 'timeout-1m', kind: 'Timeout', length: 1, unit: 'Month' },
  halfYear,
  { id: 'exclusion-1y', kind: 'SelfExclusion', length: 1, unit: 'Year' },
  { id: 'exclusion-5y', kind: 'SelfExclusion', length: 5, unit: 'Year' },
  // Directive 2 of 2018 requires an indefinite exclusion beside those of a set time.
  { id: 'exclusion-indefinite', kind: 'SelfExclusion', length: null, unit: null },
];

/** The time-outs and self-exclusions that a licence offers, shortest first. */
export function exclusionsOf(license: License): ExclusionChoice[] {
  const gates = gatesOf(license);
  if (gates.multipleSelfExclusionOptions) return [panic, ...several];
  return gates.selfExclusion ? [panic, halfYear] : [panic];
}
