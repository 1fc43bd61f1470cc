import type { Lazy, RegistrationFlow } from '@lobby/contracts';
import { Keycloak, partnerLogin, registrationForm } from 'virtual:lobby-build';
import type { RegistrationProps } from './RegistrationProps.ts';

const form = () => import('./FormRegistration.tsx');
const partner = () => import('./PartnerRegistration.tsx');

/** How each flow is shown; null where the build has not got it. The provider's is part of the page itself. */
export const registrationFlowsOfBuild = (): Readonly<
  Record<RegistrationFlow, 'provider' | Lazy<RegistrationProps> | null>
> => ({
  KEYCLOAK: Keycloak ? 'provider' : null,
  DINO: registrationForm ? form : null,
  REGILY: registrationForm ? form : null,
  SSN: registrationForm ? form : null,
  TRUSTLY: partnerLogin ? partner : null,
  ZIMPLER: partnerLogin ? partner : null,
});
