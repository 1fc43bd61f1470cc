import type { RegistrationFlow } from '@lobby/contracts';

/** What every flow but the provider's is rendered with. */
export interface RegistrationProps {
  flow: RegistrationFlow;
  /** Whether players of the country sign in with a password. */
  hasPassword: boolean;
}
