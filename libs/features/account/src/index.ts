import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** The player's own pages: the frame around all of them, the overview, the personal details and the histories. */
export function accountFeature() {
  return {
    id: 'account',
    nestedLayouts: { profile: () => import(/* group: profile */ './frame/ProfileLayout.tsx') },
    routes: {
      profile: () => import('./personal/PersonalPage.tsx'),
      'profile-dashboard': () => import('./dashboard/DashboardPage.tsx'),
      'profile-game-history': () => import('./play/GameHistoryPage.tsx'),
      'profile-rest': () => import('./frame/UnknownPage.tsx'),
      'profile-session-history': () => import('./sessions/SessionHistoryPage.tsx'),
      'additional-information': () => import('./information/AdditionalInformationPage.tsx'),
      ...(build.EnableFinancialHistory && {
        'profile-deposit-history': () => import('./payments/DepositHistoryPage.tsx'),
        'profile-withdrawal-history': () => import('./payments/WithdrawalHistoryPage.tsx'),
      }),
      ...(build.EnablePhoneVerification && {
        'phone-verification': () => import('./phone/PhoneVerificationPage.tsx'),
      }),
    },
    slots: [
      { slot: 'menu.items', order: 0, load: () => import(/* group: menu */ './frame/AccountMenuEntry.tsx') },
      { slot: 'profile.sections', order: 0, load: () => import(/* group: profile */ './frame/AccountSections.tsx') },
      { slot: 'profile.sections', order: 30, load: () => import(/* group: profile */ './frame/HistorySections.tsx') },
    ],
    background: [
      { scope: 'player', whenIdle: true, load: () => import(/* group: idle */ './welcome/WelcomeMessage.tsx') },
      ...(build.EnablePhoneVerification
        ? [
            {
              scope: 'player' as const,
              check: 'phone-verification' as const,
              load: () => import(/* group: checks */ './phone/PhoneVerificationCheck.tsx'),
            },
          ]
        : []),
    ],
  } satisfies FeatureModule;
}
