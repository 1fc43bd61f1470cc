import type { FeatureModule } from '@lobby/contracts';

/** The loyalty programme, missions and tournaments of the operator's gamification service. */
export function gamificationFeature() {
  return {
    id: 'gamification',
    routes: {
      'loyalty-program': { load: () => import(/* group: loyalty */ './loyalty/LoyaltyPage.tsx') },
      missions: { load: () => import(/* group: loyalty */ './page/MissionsPage.tsx') },
      tournaments: { load: () => import(/* group: loyalty */ './page/TournamentsPage.tsx') },
    },
    parts: [
      { place: 'menu.items', order: 8, load: () => import(/* group: menu */ './level/LoyaltyMenu.tsx') },
      { place: 'profile.overview', order: 10, load: () => import(/* group: profile */ './level/LoyaltyOverview.tsx') },
      {
        place: 'background.player',
        when: 'idle',
        load: () => import(/* group: idle */ './level/GamificationWatch.tsx'),
      },
    ],
    needs: ['served.text'],
    liveTypes: ['PlayerGamificationDetails'],
  } satisfies FeatureModule;
}
