import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** What a player has to accept or to show: terms and texts of the operator, identity, documents, source of wealth. */
export function verificationFeature() {
  return {
    id: 'verification',
    // Without it, players would be asked to accept an empty text.
    needs: ['served.text'],
    cache: { keys: { UploadedFile: 'documentId', SourceOfWealthRecord: 'kind' } },
    routes: {
      'profile-documents': { load: () => import('./documents/DocumentsPage.tsx') },
      'source-of-wealth': {
        load: build.OverlaySourceOfWealth
          ? () => import('./sourceOfWealth/SourceOfWealthEntry.tsx')
          : () => import('./sourceOfWealth/SourceOfWealthPage.tsx'),
      },
      'profile-identity': build.kycRequired &&
        build.SumSubFlow && {
          load: () => import('./identityCheck/IdentityPage.tsx'),
        },
    },
    parts: [
      { place: 'profile.sections', order: 10, load: () => import(/* group: profile */ './VerificationSections.tsx') },
      {
        place: 'background.player',
        check: 'terms',
        load: () => import(/* group: checks */ './acceptance/TermsCheck.tsx'),
      },
      {
        place: 'background.player',
        check: 'pop-ups',
        load: () => import(/* group: checks */ './acceptance/PopUpCheck.tsx'),
      },
      build.kycRequired && {
        place: 'background.player',
        check: 'kyc',
        load: () => import(/* group: checks */ './identityCheck/KycCheck.tsx'),
      },
      build.OverlaySourceOfWealth && {
        place: 'background.player',
        check: 'source-of-wealth',
        load: () => import(/* group: checks */ './sourceOfWealth/SourceOfWealthCheck.tsx'),
      },
    ],
    liveTypes: ['DocumentRequest', 'SourceOfWealthRecord'],
  } satisfies FeatureModule;
}
