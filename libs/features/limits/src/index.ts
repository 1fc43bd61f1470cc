import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** The limits that a player sets on deposits, losses and time, as the licence has them. */
export function limitsFeature() {
  return {
    id: 'limits',
    // Under a licence without limits the address is not found.
    routes: {
      'profile-limits': (build.depositLimits || build.lossLimits || build.sessionLimits) && {
        load: () => import('./LimitsPage.tsx'),
      },
      'profile-global-limits': build.globalLossLimits && { load: () => import('./GlobalLimitsPage.tsx') },
    },
    parts: [
      (build.depositLimits || build.lossLimits || build.sessionLimits) && {
        place: 'profile.overview',
        load: () => import('./LimitsOverview.tsx'),
      },
      build.depositLimits && {
        place: 'deposit.notice',
        load: () => import(/* group: deposit */ './DepositLimitNotice.tsx'),
      },
      (build.lossLimits || build.sessionLimits) && {
        place: 'game.limit',
        load: () => import(/* group: bars */ './PlayLimitReached.tsx'),
      },
      (build.lossLimits || build.sessionLimits) && {
        place: 'game.limits',
        load: () => import('./GameLimits.tsx'),
      },
      build.sessionLimits && {
        place: 'background.player',
        load: () => import(/* group: checks */ './SessionLimitWatch.tsx'),
      },
    ],
    liveTypes: ['Limit'],
  } satisfies FeatureModule;
}
