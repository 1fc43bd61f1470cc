import type { FeatureModule } from '@lobby/contracts';
import { bonusWallet } from 'virtual:lobby-build';

const parts = () => import('./parts.ts');
const pages = () => import('./pages.ts');

/** What a player has earned: rewards, bonuses, cashback and the rewards shop. */
export function rewardsFeature() {
  return {
    id: 'rewards',
    routes: {
      rewards: async () => ({ default: (await pages()).RewardsPage }),
      'profile-rewards-history': async () => ({ default: (await pages()).RewardsHistoryPage }),
      'rewards-shop': async () => ({ default: (await pages()).RewardsShopPage }),
      cashback: async () => ({ default: (await pages()).CashbackPage }),
    },
    slots: [
      { slot: 'menu.items', order: 7, load: async () => ({ default: (await parts()).RewardsMenu }) },
      {
        slot: 'rewards.count',
        order: 0,
        whenIdle: true,
        load: async () => ({ default: (await parts()).RewardsCount }),
      },
      { slot: 'lobby.top', order: 0, whenIdle: true, load: async () => ({ default: (await parts()).LobbyNotice }) },
      ...(bonusWallet
        ? [{ slot: 'game.bar' as const, order: 0, load: async () => ({ default: (await parts()).FreeSpinsBar }) }]
        : []),
      { slot: 'profile.sections', order: 40, load: async () => ({ default: (await parts()).RewardsSection }) },
    ],
    background: [{ scope: 'player', whenIdle: true, load: async () => ({ default: (await parts()).RewardsWatch }) }],
    cache: { keys: { PlayerReward: 'assignationId', Reward: 'rewardId' } },
  } satisfies FeatureModule;
}
