import type { FeatureModule } from '@lobby/contracts';

/** The player's own pages: the frame around all of them, the overview and the personal details. */
export function accountFeature() {
  return {
    id: 'account',
    nestedLayouts: { profile: () => import('./frame/ProfileLayout.tsx') },
    routes: {
      profile: () => import('./personal/PersonalPage.tsx'),
      'profile-dashboard': () => import('./dashboard/DashboardPage.tsx'),
    },
    slots: [
      { slot: 'menu.items', order: 0, load: () => import('./frame/AccountMenuEntry.tsx') },
      { slot: 'profile.sections', order: 0, load: () => import('./frame/AccountSections.tsx') },
    ],
  } satisfies FeatureModule;
}
