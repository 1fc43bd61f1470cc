import type { LoginFlow, RegistrationFlow } from '@lobby/contracts';
import type { ProvenSignIn } from '../flows/signInUnderWay.ts';

/**
 * What a registration by form has to prove first, by a sign-in of the country's flow: its account is known by that. Null where players
 * sign in with a password, and for the form that begins with the personal number.
 */
export function proofFor(login: LoginFlow | null, flow: RegistrationFlow): ProvenSignIn['who']['by'] | null {
  if (login === null || login === 'Keycloak' || flow === 'SSN') return null;
  return login === 'Sms' ? 'phone' : 'partner';
}
