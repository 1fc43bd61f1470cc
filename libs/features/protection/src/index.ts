import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** What protects a player on every page: breaks and exclusions, reality check, session clock, help, notices of the account. */
export function protectionFeature() {
  return {
    id: 'protection',
    routes: {
      'responsible-gaming': { load: () => import('./hub/ResponsibleGamingPage.tsx') },
      'profile-self-exclusion': build.selfExclusion && { load: () => import('./exclusion/SelfExclusionPage.tsx') },
    },
    parts: [
      { place: 'menu.items', order: 10, load: () => import(/* group: menu */ './PlaySafelyMenuEntry.tsx') },
      { place: 'page.strip', load: () => import(/* group: notices */ './strip/ProtectionStrip.tsx') },
      { place: 'page.notice', load: () => import(/* group: notices */ './banner/AccountBanners.tsx') },
      { place: 'profile.sections', order: 20, load: () => import(/* group: profile */ './PlaySafelySections.tsx') },
      build.sessionClock && {
        place: 'header.clock',
        check: 'session-clock',
        load: () => import(/* group: session */ './sessionClock/SessionClock.tsx'),
      },
      build.realityCheck && {
        place: 'background.player',
        check: 'reality-check',
        load: () => import(/* group: realityCheck */ './realityCheck/RealityCheck.tsx'),
      },
    ],
  } satisfies FeatureModule;
}
