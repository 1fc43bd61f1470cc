import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** What a player has earned: rewards, bonuses, cashback and the rewards shop. */
export function rewardsFeature() {
  return {
    id: 'rewards',
    routes: {
      rewards: { load: () => import(/* group: rewards */ './page/RewardsPage.tsx') },
      'profile-rewards-history': { load: () => import(/* group: rewards */ './history/RewardsHistoryPage.tsx') },
      'rewards-shop': { load: () => import(/* group: rewards */ './shop/RewardsShopPage.tsx') },
      cashback: { load: () => import(/* group: rewards */ './cashback/CashbackPage.tsx') },
    },
    parts: [
      { place: 'menu.items', order: 7, load: () => import(/* group: menu */ './notices/RewardsMenu.tsx') },
      { place: 'rewards.count', when: 'idle', load: () => import(/* group: idle */ './notices/RewardsCount.tsx') },
      { place: 'lobby.top', when: 'idle', load: () => import(/* group: idle */ './notices/LobbyNotice.tsx') },
      build.bonusWallet && {
        place: 'game.bar',
        load: () => import(/* group: bars */ './notices/FreeSpinsBar.tsx'),
      },
      { place: 'profile.sections', order: 40, load: () => import(/* group: profile */ './history/RewardsSection.tsx') },
      { place: 'background.player', when: 'idle', load: () => import(/* group: idle */ './list/RewardsWatch.tsx') },
    ],
    subscriptions: [() => import(/* group: checks */ './list/rewardUpdated.ts')],
    cache: { keys: { PlayerReward: 'assignationId', Reward: 'rewardId' } },
  } satisfies FeatureModule;
}
