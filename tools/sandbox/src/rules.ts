import type { Profile } from './store/index.ts';

/** The platform's rules of what a player may do; the lobby only shows them. `now` is in ms. */

const isAhead = (date: string | null, now: number): boolean => date !== null && Date.parse(date) > now;

const isExcluded = ({ exclusionEndsAt, timeoutEndsAt }: Profile, now: number): boolean =>
  isAhead(exclusionEndsAt, now) || isAhead(timeoutEndsAt, now);

const isClosed = ({ accountStatus }: Profile): boolean => accountStatus.status === 'Closed';

export const mayPlay = (profile: Profile, now: number): boolean => !isClosed(profile) && !isExcluded(profile, now);

export const mayDeposit = (profile: Profile, now: number): boolean =>
  mayPlay(profile, now) && !profile.isDepositsBlocked;

/** Players who may not play get no rewards either. */
export const mayGetRewards = (profile: Profile, now: number): boolean =>
  mayPlay(profile, now) && !profile.isRewardsBlocked;

/** The block of instant banking counts from its date on, at once without one. */
export const mayPayByBank = (profile: Profile, now: number): boolean =>
  !profile.isInstantBankingBlocked || isAhead(profile.instantBankingBlockActiveFrom, now);

export const mayWithdraw = ({ areWithdrawalsBlocked }: Profile): boolean => !areWithdrawalsBlocked;

// Whole units, as the specification lists them per currency (R-9-061); withdrawals ask for the same.
const leastDeposit: Readonly<Record<string, number>> = {
  EUR: 20,
  CAD: 15,
  CHF: 10,
  USD: 10,
  NOK: 100,
  INR: 880,
  JPY: 1200,
  ZAR: 175,
  NZD: 10,
  GBP: 20,
};

/** Smallest payments in minor units of the currency. */
export function minimums(currency: string): { minDeposit: number; minWithdrawal: number } {
  const least = (leastDeposit[currency] ?? 20) * (currency === 'JPY' ? 1 : 100);
  return { minDeposit: least, minWithdrawal: least };
}
