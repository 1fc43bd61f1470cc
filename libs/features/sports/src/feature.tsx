import type { BlockContribution, FeatureModule, Lazy } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import { TopSportsSkeleton } from './block/TopSportsSkeleton.tsx';

const page: Lazy = () => import('./page/SportsPage.tsx');
const topSports: BlockContribution = {
  whenIdle: true,
  load: () => import('./block/TopSportsBlock.tsx'),
  skeleton: TopSportsSkeleton,
};

/** The sportsbook of the operator's partner, in a frame, and its next events among the operator's blocks. */
export function sportsFeature() {
  return {
    id: 'sports',
    // Without the toggle the address is not found and there is nothing to link to.
    routes: { ...(build.Sportsbook ? { sports: page } : {}) },
    blocks: { ...(build.Sportsbook ? { TOP_SPORTS: topSports } : {}) },
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
