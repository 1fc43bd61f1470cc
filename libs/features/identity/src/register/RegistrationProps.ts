import type { RegistrationChoices, RegistrationFlow } from '@lobby/contracts';

/** What every flow but the provider's is rendered with. */
export interface RegistrationProps {
  flow: RegistrationFlow;
  /** Whether players of the country sign in with a password. */
  hasPassword: boolean;
  /** Told what the player has chosen, before the session begins. */
  onChoices: (choices: RegistrationChoices) => void;
}
