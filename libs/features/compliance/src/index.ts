import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** What a licence asks for while a player is signed in; what it does not ask for is not in the bundle. */
export function complianceFeature() {
  return {
    id: 'compliance',
    cache: { keys: { UploadedFile: 'documentId', SourceOfWealthRecord: 'kind' } },
    routes: {
      'responsible-gaming': () => import('./hub/ResponsibleGamingPage.tsx'),
      'profile-documents': () => import('./documents/DocumentsPage.tsx'),
      'source-of-wealth': build.OverlaySourceOfWealth
        ? () => import('./sourceOfWealth/SourceOfWealthEntry.tsx')
        : () => import('./sourceOfWealth/SourceOfWealthPage.tsx'),
      ...(build.kycRequired && build.SumSubFlow
        ? { 'profile-identity': () => import('./identity/IdentityPage.tsx') }
        : {}),
      // Under a licence without limits the address is not found.
      ...(build.depositLimits || build.lossLimits || build.sessionLimits
        ? { 'profile-limits': () => import('./limits/LimitsPage.tsx') }
        : {}),
      ...(build.globalLossLimits ? { 'profile-global-limits': () => import('./limits/GlobalLimitsPage.tsx') } : {}),
      ...(build.selfExclusion ? { 'profile-self-exclusion': () => import('./exclusion/SelfExclusionPage.tsx') } : {}),
    },
    slots: [
      { slot: 'menu.items', order: 10, load: () => import(/* group: menu */ './PlaySafelyMenuEntry.tsx') },
      { slot: 'page.strip', order: 0, load: () => import(/* group: notices */ './strip/ProtectionStrip.tsx') },
      { slot: 'page.notice', order: 0, load: () => import(/* group: notices */ './banner/AccountBanners.tsx') },
      ...(build.sessionClock
        ? [
            {
              slot: 'header.clock' as const,
              guard: 'session-clock' as const,
              order: 0,
              load: () => import(/* group: session */ './sessionClock/SessionClock.tsx'),
            },
          ]
        : []),
      { slot: 'profile.sections', order: 10, load: () => import(/* group: profile */ './VerificationSections.tsx') },
      { slot: 'profile.sections', order: 20, load: () => import(/* group: profile */ './PlaySafelySections.tsx') },
      ...(build.depositLimits || build.lossLimits || build.sessionLimits
        ? [{ slot: 'profile.overview' as const, order: 0, load: () => import('./limits/LimitsOverview.tsx') }]
        : []),
      ...(build.depositLimits
        ? [
            {
              slot: 'deposit.notice' as const,
              order: 0,
              load: () => import(/* group: deposit */ './limits/DepositLimitNotice.tsx'),
            },
          ]
        : []),
      ...(build.lossLimits || build.sessionLimits
        ? [
            {
              slot: 'game.limit' as const,
              order: 0,
              load: () => import(/* group: bars */ './limits/PlayLimitReached.tsx'),
            },
          ]
        : []),
    ],
    background: [
      { scope: 'player', guard: 'terms', load: () => import(/* group: guards */ './acceptance/TermsGuard.tsx') },
      { scope: 'player', guard: 'pop-ups', load: () => import(/* group: guards */ './acceptance/PopUpGuard.tsx') },
      ...(build.kycRequired
        ? [
            {
              scope: 'player' as const,
              guard: 'kyc' as const,
              load: () => import(/* group: guards */ './identity/KycGuard.tsx'),
            },
          ]
        : []),
      ...(build.OverlaySourceOfWealth
        ? [
            {
              scope: 'player' as const,
              guard: 'source-of-wealth' as const,
              load: () => import(/* group: guards */ './sourceOfWealth/SourceOfWealthGuard.tsx'),
            },
          ]
        : []),
      ...(build.realityCheck
        ? [
            {
              scope: 'player' as const,
              guard: 'reality-check' as const,
              load: () => import(/* group: realityCheck */ './realityCheck/RealityCheck.tsx'),
            },
          ]
        : []),
      ...(build.sessionLimits
        ? [{ scope: 'player' as const, load: () => import(/* group: guards */ './limits/SessionLimitWatch.tsx') }]
        : []),
    ],
  } satisfies FeatureModule;
}
