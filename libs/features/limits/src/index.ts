import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** The limits that a player sets on deposits, losses and time, as the licence has them. */
export function limitsFeature() {
  return {
    id: 'limits',
    routes: {
      // Under a licence without limits the address is not found.
      ...(build.depositLimits || build.lossLimits || build.sessionLimits
        ? { 'profile-limits': () => import('./LimitsPage.tsx') }
        : {}),
      ...(build.globalLossLimits ? { 'profile-global-limits': () => import('./GlobalLimitsPage.tsx') } : {}),
    },
    slots: [
      ...(build.depositLimits || build.lossLimits || build.sessionLimits
        ? [{ slot: 'profile.overview' as const, order: 0, load: () => import('./LimitsOverview.tsx') }]
        : []),
      ...(build.depositLimits
        ? [
            {
              slot: 'deposit.notice' as const,
              order: 0,
              load: () => import(/* group: deposit */ './DepositLimitNotice.tsx'),
            },
          ]
        : []),
      ...(build.lossLimits || build.sessionLimits
        ? [{ slot: 'game.limit' as const, order: 0, load: () => import(/* group: bars */ './PlayLimitReached.tsx') }]
        : []),
    ],
    background: build.sessionLimits
      ? [{ scope: 'player' as const, load: () => import(/* group: checks */ './SessionLimitWatch.tsx') }]
      : [],
  } satisfies FeatureModule;
}
