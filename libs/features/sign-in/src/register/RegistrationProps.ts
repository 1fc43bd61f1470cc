import type { LoginFlow, RegistrationFlow } from '@lobby/contracts';

/** What every flow but the provider's is rendered with. */
export interface RegistrationProps {
  flow: RegistrationFlow;
  /** How players of the country sign in; null without an answer, where the brand has several ways. */
  login: LoginFlow | null;
}
