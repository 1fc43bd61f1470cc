import type { FeatureModule } from '@lobby/contracts';

/** What a player has earned: rewards, bonuses, cashback and the rewards shop. */
export function rewardsFeature() {
  return {
    id: 'rewards',
    routes: {
      'profile-rewards-history': () => import('./history/RewardsHistoryPage.tsx'),
    },
    slots: [{ slot: 'profile.sections', order: 40, load: () => import('./history/RewardsSection.tsx') }],
    cache: { keys: { PlayerReward: 'assignationId', Reward: 'rewardId' } },
  } satisfies FeatureModule;
}
