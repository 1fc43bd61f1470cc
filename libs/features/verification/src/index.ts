import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** What a player has to accept or to show: terms and texts of the operator, identity, documents, source of wealth. */
export function verificationFeature() {
  return {
    id: 'verification',
    cache: { keys: { UploadedFile: 'documentId', SourceOfWealthRecord: 'kind' } },
    routes: {
      'profile-documents': () => import('./documents/DocumentsPage.tsx'),
      'source-of-wealth': build.OverlaySourceOfWealth
        ? () => import('./sourceOfWealth/SourceOfWealthEntry.tsx')
        : () => import('./sourceOfWealth/SourceOfWealthPage.tsx'),
      ...(build.kycRequired && build.SumSubFlow
        ? { 'profile-identity': () => import('./identityCheck/IdentityPage.tsx') }
        : {}),
    },
    slots: [
      { slot: 'profile.sections', order: 10, load: () => import(/* group: profile */ './VerificationSections.tsx') },
    ],
    background: [
      { scope: 'player', guard: 'terms', load: () => import(/* group: guards */ './acceptance/TermsGuard.tsx') },
      { scope: 'player', guard: 'pop-ups', load: () => import(/* group: guards */ './acceptance/PopUpGuard.tsx') },
      ...(build.kycRequired
        ? [
            {
              scope: 'player' as const,
              guard: 'kyc' as const,
              load: () => import(/* group: guards */ './identityCheck/KycGuard.tsx'),
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
    ],
  } satisfies FeatureModule;
}
