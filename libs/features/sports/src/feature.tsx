import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import { TopSportsSkeleton } from './block/TopSportsSkeleton.tsx';

/** The sportsbook of the operator's partner, in a frame, and its next events among the operator's blocks. */
export function sportsFeature() {
  return {
    id: 'sports',
    // Without the toggle the address is not found and there is nothing to link to.
    routes: { sports: build.Sportsbook && { load: () => import('./page/SportsPage.tsx') } },
    parts: [
      build.Sportsbook && {
        place: 'block.TOP_SPORTS',
        when: 'idle',
        load: () => import('./block/TopSportsBlock.tsx'),
        skeleton: TopSportsSkeleton,
      },
    ],
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
