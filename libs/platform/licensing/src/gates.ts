import type { Gate, License, RouteId } from '@lobby/contracts';

/**
 * What only a build with the constant on may contain: a source file, the id of a message, or a route. A constant
 * that only chooses a value has no code that could be dropped.
 */
export type Proof = { source: string } | { message: string } | { route: RouteId } | { chooses: string };

interface GateRule {
  /** Which licences require the rule. */
  licenses: readonly License[];
  /** By which each finished build is checked (`tools/release/verify.ts`). */
  proof: Proof;
}

/** The specification's gating table, literally and in its order (section 6). */
export const gates: Readonly<Record<Gate, GateRule>> = {
  globalLossLimits: { licenses: ['est'], proof: { route: 'profile-global-limits' } },
  lossLimits: { licenses: ['est'], proof: { message: 'LIMIT_LOSS_DAY' } },
  sessionClock: { licenses: ['est'], proof: { source: 'libs/features/protection/src/sessionClock/SessionClock.tsx' } },
  sessionLimits: { licenses: ['mga'], proof: { source: 'libs/features/limits/src/SessionLimitWatch.tsx' } },
  depositLimits: { licenses: ['mga', 'crc', 'anj'], proof: { message: 'LIMIT_DEPOSIT_DAY' } },
  weeklyAndMonthlyDepositLimits: { licenses: ['mga', 'anj'], proof: { message: 'LIMIT_DEPOSIT_WEEK' } },
  depositLimitsAtRegistration: {
    licenses: ['mga'],
    proof: { chooses: 'whether the registration asks for deposit limits' },
  },
  selfExclusion: { licenses: ['mga', 'crc'], proof: { route: 'profile-self-exclusion' } },
  multipleSelfExclusionOptions: {
    licenses: ['mga'],
    proof: { source: 'libs/features/protection/src/exclusion/LengthChoice.tsx' },
  },
  closedLoopPayments: { licenses: ['est'], proof: { source: 'libs/features/cashier/src/withdrawal/ClosedLoop.tsx' } },
  realityCheck: { licenses: ['mga'], proof: { source: 'libs/features/protection/src/realityCheck/RealityCheck.tsx' } },
  fullTermsLinkInChallenges: { licenses: ['mga', 'est'], proof: { message: 'REWARD_FULL_TERMS' } },
  jackpotNotification: { licenses: ['mga', 'est'], proof: { message: 'JACKPOT_WON_BY_OTHER' } },
  defaultUSDCurrency: { licenses: ['cos'], proof: { chooses: 'the currency of visitors whose country says none' } },
  ssnAtRegistration: { licenses: ['est'], proof: { chooses: 'whether the registration asks for the personal number' } },
  kycRequired: {
    licenses: ['mga', 'anj', 'est'],
    proof: { source: 'libs/features/verification/src/identityCheck/KycCheck.tsx' },
  },
};

/** Every gate of the table, open or shut under one licence. */
export function gatesOf(license: License): Record<Gate, boolean> {
  const entries = Object.entries(gates).map(([gate, { licenses }]) => [gate, licenses.includes(license)]);
  return Object.fromEntries(entries) as Record<Gate, boolean>;
}
