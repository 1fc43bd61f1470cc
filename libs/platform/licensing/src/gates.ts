import type { Gate, License } from '@lobby/contracts';

/** The specification's gating table, literally (section 6): which licences ask for which rule. */
export const licensesByGate: Readonly<Record<Gate, readonly License[]>> = {
  globalLossLimits: ['est'],
  lossLimits: ['est'],
  sessionClock: ['est'],
  sessionLimits: ['mga'],
  depositLimits: ['mga', 'crc', 'anj'],
  weeklyAndMonthlyDepositLimits: ['mga', 'anj'],
  depositLimitsAtRegistration: ['mga'],
  selfExclusion: ['mga', 'crc'],
  multipleSelfExclusionOptions: ['mga'],
  closedLoopPayments: ['est'],
  realityCheck: ['mga'],
  fullTermsLinkInChallenges: ['mga', 'est'],
  jackpotNotification: ['mga', 'est'],
  defaultUSDCurrency: ['cos'],
  ssnAtRegistration: ['est'],
  kycRequired: ['mga', 'anj', 'est'],
};

/** Every gate of the table, open or shut under one licence. */
export function gatesOf(license: License): Record<Gate, boolean> {
  const entries = Object.entries(licensesByGate).map(([gate, open]) => [gate, open.includes(license)]);
  return Object.fromEntries(entries) as Record<Gate, boolean>;
}
