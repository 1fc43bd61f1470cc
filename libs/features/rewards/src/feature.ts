import type { FeatureModule } from '@lobby/contracts';

/** What a player has earned: rewards, bonuses, cashback and the rewards shop. */
export function rewardsFeature() {
  return {
    id: 'rewards',
    routes: {
      rewards: () => import('./page/RewardsPage.tsx'),
      'profile-rewards-history': () => import('./history/RewardsHistoryPage.tsx'),
      'rewards-shop': () => import('./shop/RewardsShopPage.tsx'),
      cashback: () => import('./cashback/CashbackPage.tsx'),
    },
    slots: [{ slot: 'profile.sections', order: 40, load: () => import('./history/RewardsSection.tsx') }],
    background: [{ scope: 'player', whenIdle: true, load: () => import('./list/RewardsWatch.tsx') }],
    cache: { keys: { PlayerReward: 'assignationId', Reward: 'rewardId' } },
  } satisfies FeatureModule;
}
