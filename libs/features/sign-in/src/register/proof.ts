import type { LoginFlow, RegistrationFlow } from '@lobby/contracts';
import type { RegistrationProps } from './RegistrationProps.ts';
import type { ProvenSignIn } from '../flows/signInUnderWay.ts';

/**
 * What a registration by form has to prove first, by a sign-in of the country's flow: its account is known by that. Null where players
 * sign in with a password, and for the form that begins with the personal number.
 */
export function proofFor(login: LoginFlow | null, flow: RegistrationFlow): ProvenSignIn['who']['by'] | null {
  if (login === null || login === 'Keycloak' || flow === 'SSN') return null;
  return login === 'Sms' ? 'phone' : 'partner';
}

export const isForm = (flow: RegistrationFlow): boolean => flow === 'DINO' || flow === 'REGILY' || flow === 'SSN';

/** Whether it leads through pages of this site alone, from the first step to the account. */
export const isOnThisSite = ({ flow, login }: RegistrationProps): boolean =>
  isForm(flow) && (login !== null || flow === 'SSN') && proofFor(login, flow) !== 'partner';
