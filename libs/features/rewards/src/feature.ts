import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** What a player has earned: rewards, bonuses, cashback and the rewards shop. */
export function rewardsFeature() {
  return {
    id: 'rewards',
    routes: {
      rewards: () => import(/* group: rewards */ './page/RewardsPage.tsx'),
      'profile-rewards-history': () => import(/* group: rewards */ './history/RewardsHistoryPage.tsx'),
      'rewards-shop': () => import(/* group: rewards */ './shop/RewardsShopPage.tsx'),
      cashback: () => import(/* group: rewards */ './cashback/CashbackPage.tsx'),
    },
    slots: [
      { slot: 'menu.items', order: 7, load: () => import(/* group: menu */ './notices/RewardsMenu.tsx') },
      {
        slot: 'rewards.count',
        order: 0,
        whenIdle: true,
        load: () => import(/* group: idle */ './notices/RewardsCount.tsx'),
      },
      {
        slot: 'lobby.top',
        order: 0,
        whenIdle: true,
        load: () => import(/* group: idle */ './notices/LobbyNotice.tsx'),
      },
      ...(build.bonusWallet
        ? [{ slot: 'game.bar' as const, order: 0, load: () => import(/* group: bars */ './notices/FreeSpinsBar.tsx') }]
        : []),
      { slot: 'profile.sections', order: 40, load: () => import(/* group: profile */ './history/RewardsSection.tsx') },
    ],
    background: [{ scope: 'player', whenIdle: true, load: () => import(/* group: idle */ './list/RewardsWatch.tsx') }],
    cache: { keys: { PlayerReward: 'assignationId', Reward: 'rewardId' } },
  } satisfies FeatureModule;
}
