import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** What protects a player on every page: breaks and exclusions, reality check, session clock, help, notices of the account. */
export function protectionFeature() {
  return {
    id: 'protection',
    routes: {
      'responsible-gaming': () => import('./hub/ResponsibleGamingPage.tsx'),
      ...(build.selfExclusion ? { 'profile-self-exclusion': () => import('./exclusion/SelfExclusionPage.tsx') } : {}),
    },
    slots: [
      { slot: 'menu.items', order: 10, load: () => import(/* group: menu */ './PlaySafelyMenuEntry.tsx') },
      { slot: 'page.strip', order: 0, load: () => import(/* group: notices */ './strip/ProtectionStrip.tsx') },
      { slot: 'page.notice', order: 0, load: () => import(/* group: notices */ './banner/AccountBanners.tsx') },
      { slot: 'profile.sections', order: 20, load: () => import(/* group: profile */ './PlaySafelySections.tsx') },
      ...(build.sessionClock
        ? [
            {
              slot: 'header.clock' as const,
              check: 'session-clock' as const,
              order: 0,
              load: () => import(/* group: session */ './sessionClock/SessionClock.tsx'),
            },
          ]
        : []),
    ],
    background: build.realityCheck
      ? [
          {
            scope: 'player' as const,
            check: 'reality-check' as const,
            load: () => import(/* group: realityCheck */ './realityCheck/RealityCheck.tsx'),
          },
        ]
      : [],
  } satisfies FeatureModule;
}
