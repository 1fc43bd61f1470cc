import type { FeatureModule } from '@lobby/contracts';

const parts = () => import('./parts.ts');
const pages = () => import('./pages.ts');

/** The loyalty programme, missions and tournaments of the operator's gamification service. */
export function gamificationFeature() {
  return {
    id: 'gamification',
    routes: {
      'loyalty-program': async () => ({ default: (await pages()).LoyaltyPage }),
      missions: async () => ({ default: (await pages()).MissionsPage }),
      tournaments: async () => ({ default: (await pages()).TournamentsPage }),
    },
    slots: [
      { slot: 'menu.items', order: 8, load: async () => ({ default: (await parts()).LoyaltyMenu }) },
      { slot: 'profile.overview', order: 10, load: async () => ({ default: (await parts()).LoyaltyOverview }) },
    ],
    background: [
      { scope: 'player', whenIdle: true, load: async () => ({ default: (await parts()).GamificationWatch }) },
    ],
  } satisfies FeatureModule;
}
