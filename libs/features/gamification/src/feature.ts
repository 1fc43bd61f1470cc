import type { FeatureModule } from '@lobby/contracts';

/** The loyalty programme, missions and tournaments of the operator's gamification service. */
export function gamificationFeature() {
  return {
    id: 'gamification',
    routes: {
      'loyalty-program': () => import(/* group: loyalty */ './loyalty/LoyaltyPage.tsx'),
      missions: () => import(/* group: loyalty */ './page/MissionsPage.tsx'),
      tournaments: () => import(/* group: loyalty */ './page/TournamentsPage.tsx'),
    },
    slots: [
      { slot: 'menu.items', order: 8, load: () => import(/* group: menu */ './level/LoyaltyMenu.tsx') },
      { slot: 'profile.overview', order: 10, load: () => import(/* group: profile */ './level/LoyaltyOverview.tsx') },
    ],
    background: [
      { scope: 'player', whenIdle: true, load: () => import(/* group: idle */ './level/GamificationWatch.tsx') },
    ],
  } satisfies FeatureModule;
}
