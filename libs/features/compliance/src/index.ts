import type { FeatureModule } from '@lobby/contracts';
import { realityCheck, sessionClock } from 'virtual:lobby-build';
import { REALITY_CHECK_GUARD, SESSION_CLOCK_GUARD } from './guardIds.ts';

/** What a licence asks for while a player is signed in; what it does not ask for is not in the bundle. */
export function complianceFeature() {
  return {
    id: 'compliance',
    slots: [
      { slot: 'page.notice', order: 0, load: () => import('./notice/PlayBlockNotice.tsx') },
      ...(sessionClock
        ? [{ slot: 'header.clock' as const, order: 0, load: () => import('./sessionClock/SessionClock.tsx') }]
        : []),
    ],
    guards: [...(realityCheck ? [REALITY_CHECK_GUARD] : []), ...(sessionClock ? [SESSION_CLOCK_GUARD] : [])],
    background: realityCheck ? [{ scope: 'player', load: () => import('./realityCheck/RealityCheck.tsx') }] : [],
  } satisfies FeatureModule;
}
