import type { Brand } from '../../../../../libs/contracts/src/brand.ts';
import type { License } from '../../../../../libs/contracts/src/operators.ts';
import { playerProtection } from '../../../../../libs/platform/licensing/src/protection.ts';
import type { Profile } from './profile.ts';

/** The platform's rules for what a player may do; the lobby only displays them. `now` is in ms. */

const isFuture = (date: string | null, now: number): boolean => date !== null && Date.parse(date) > now;

const isExcluded = ({ exclusionEndsAt, timeoutEndsAt }: Profile, now: number): boolean =>
  isFuture(exclusionEndsAt, now) || isFuture(timeoutEndsAt, now);

const isClosed = ({ accountStatus }: Profile): boolean => accountStatus.status === 'Closed';

export const mayPlay = (profile: Profile, now: number): boolean => !isClosed(profile) && !isExcluded(profile, now);

export const mayDeposit = (profile: Profile, now: number): boolean =>
  mayPlay(profile, now) && !profile.isDepositsBlocked;

/** Players who may not play get no rewards. */
export const mayGetRewards = (profile: Profile, now: number): boolean =>
  mayPlay(profile, now) && !profile.isRewardsBlocked;

/** Whether the player has a phone number that was not verified. Rewards do not wait for one that was never given. */
function needsVerifiedPhone(
  { phoneNumber, isPhoneNumberVerified }: Profile,
  toggles: Partial<Brand['toggles']>,
): boolean {
  const isRequired = toggles.EnablePhoneVerification === true && toggles.DisablePhoneVerificationForRewards !== true;
  return isRequired && phoneNumber !== null && !isPhoneNumberVerified;
}

/** What keeps a player from getting anything now, claimed or by itself; null when nothing does. */
export function rewardsBlock(
  profile: Profile,
  toggles: Partial<Brand['toggles']>,
  now: number,
): 'RewardsBlocked' | 'PhoneNotVerified' | 'SourceOfWealthIncomplete' | null {
  if (!mayGetRewards(profile, now)) return 'RewardsBlocked';
  if (needsVerifiedPhone(profile, toggles)) return 'PhoneNotVerified';
  return profile.sourceOfWealth.status === 'Required' ? 'SourceOfWealthIncomplete' : null;
}

/** The player was to declare the source of wealth by a day that has passed. */
export const isSourceOfWealthOverdue = ({ sourceOfWealth: { dueDate } }: Profile, now: number): boolean =>
  dueDate !== null && !isFuture(dueDate, now);

/** A declaration, or a proof of it, is overdue: deposits wait for it. */
export const owesDeclaration = (profile: Profile, now: number): boolean =>
  ['Required', 'Pending'].includes(profile.sourceOfWealth.status) && isSourceOfWealthOverdue(profile, now);

/** Whether the gamification service is for a player at all, who may still have to opt in. The lobby has the same conditions (R-4-051). */
export const mayUseGamification = (profile: Profile, now: number): boolean =>
  !isClosed(profile) &&
  !isFuture(profile.exclusionEndsAt, now) &&
  !profile.isPlayerBlockedInGamanza &&
  profile.kyc.status !== 'Required' &&
  !isSourceOfWealthOverdue(profile, now);

/** Whether rounds count there, and prizes are given. */
export const earnsInGamification = (profile: Profile, now: number): boolean =>
  profile.gamificationOptIn && mayUseGamification(profile, now) && mayPlay(profile, now);

/** The block of instant banking applies from its date on, or at once if it has none. */
export const mayPayByBank = (profile: Profile, now: number): boolean =>
  !profile.isInstantBankingBlocked || isFuture(profile.instantBankingBlockActiveFrom, now);

/** Of withdrawals that have not been processed. It brings money back into play: not for players who may not play. */
export const mayCancelWithdrawal = (profile: Profile, license: License, now: number): boolean =>
  playerProtection[license].withdrawalCancellation && mayPlay(profile, now) && !profile.isCancelWithdrawalBlocked;

export const mayWithdraw = ({ areWithdrawalsBlocked }: Profile): boolean => !areWithdrawalsBlocked;

// In whole currency units, as listed in the specification (R-9-061); withdrawals have the same minimum.
const minAmounts: Readonly<Record<string, number>> = {
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

/** Minimum payments in minor units of the currency. */
export function minimums(currency: string): { minDeposit: number; minWithdrawal: number } {
  const minimum = (minAmounts[currency] ?? 20) * (currency === 'JPY' ? 1 : 100);
  return { minDeposit: minimum, minWithdrawal: minimum };
}
