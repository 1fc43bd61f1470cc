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
      { scope: 'player', check: 'terms', load: () => import(/* group: checks */ './acceptance/TermsCheck.tsx') },
      { scope: 'player', check: 'pop-ups', load: () => import(/* group: checks */ './acceptance/PopUpCheck.tsx') },
      ...(build.kycRequired
        ? [
            {
              scope: 'player' as const,
              check: 'kyc' as const,
              load: () => import(/* group: checks */ './identityCheck/KycCheck.tsx'),
            },
          ]
        : []),
      ...(build.OverlaySourceOfWealth
        ? [
            {
              scope: 'player' as const,
              check: 'source-of-wealth' as const,
              load: () => import(/* group: checks */ './sourceOfWealth/SourceOfWealthCheck.tsx'),
            },
          ]
        : []),
    ],
  } satisfies FeatureModule;
}
