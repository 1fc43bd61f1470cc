import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** The player's own pages: the frame around all of them, the overview, the personal details, the histories and the messages. */
export function accountFeature() {
  return {
    id: 'account',
    routes: {
      profile: { load: () => import('./personal/PersonalPage.tsx') },
      'profile-dashboard': { load: () => import('./dashboard/DashboardPage.tsx') },
      'profile-game-history': { load: () => import('./play/GameHistoryPage.tsx') },
      'profile-rest': { load: () => import('./frame/UnknownPage.tsx') },
      'profile-session-history': { load: () => import('./sessions/SessionHistoryPage.tsx') },
      inbox: { load: () => import('./inbox/InboxPage.tsx') },
      'additional-information': { load: () => import('./information/AdditionalInformationPage.tsx') },
      'profile-deposit-history': build.EnableFinancialHistory && {
        load: () => import('./payments/DepositHistoryPage.tsx'),
      },
      'profile-withdrawal-history': build.EnableFinancialHistory && {
        load: () => import('./payments/WithdrawalHistoryPage.tsx'),
      },
      'phone-verification': build.EnablePhoneVerification && {
        load: () => import('./phone/PhoneVerificationPage.tsx'),
      },
    },
    parts: [
      { place: 'layout.profile', load: () => import(/* group: profile */ './frame/ProfileLayout.tsx') },
      { place: 'menu.items', load: () => import(/* group: menu */ './frame/AccountMenuEntry.tsx') },
      { place: 'menu.items', order: 1, load: () => import(/* group: menu */ './inbox/InboxMenuEntry.tsx') },
      { place: 'profile.sections', load: () => import(/* group: profile */ './frame/AccountSections.tsx') },
      { place: 'profile.sections', order: 30, load: () => import(/* group: profile */ './frame/HistorySections.tsx') },
      {
        place: 'background.player',
        when: 'idle',
        load: () => import(/* group: idle */ './welcome/WelcomeMessage.tsx'),
      },
      {
        place: 'background.player',
        when: 'idle',
        load: () => import(/* group: idle */ './sessions/NewDeviceWatch.tsx'),
      },
      build.EnablePhoneVerification && {
        place: 'background.player',
        check: 'phone-verification',
        load: () => import(/* group: checks */ './phone/PhoneVerificationCheck.tsx'),
      },
    ],
    subscriptions: [() => import(/* group: checks */ './sessions/newDeviceSignIn.ts')],
  } satisfies FeatureModule;
}
