import type { Lazy, RegistrationFlow } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import type { RegistrationProps } from './RegistrationProps.ts';

const form = () => import('./FormRegistration.tsx');
const partner = () => import('./PartnerRegistration.tsx');

/** How each flow is shown; null where the build has not got it. The provider's is part of the page itself. */
export const registrationFlowsOfBuild = (): Readonly<
  Record<RegistrationFlow, 'provider' | Lazy<RegistrationProps> | null>
> => ({
  KEYCLOAK: build.Keycloak ? 'provider' : null,
  DINO: build.registrationForm ? form : null,
  REGILY: build.registrationForm ? form : null,
  SSN: build.registrationForm ? form : null,
  TRUSTLY: build.partnerLogin ? partner : null,
  ZIMPLER: build.partnerLogin ? partner : null,
});
