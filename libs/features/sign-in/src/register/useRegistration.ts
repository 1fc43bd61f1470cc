import { type LoginFlow, type RegistrationFlow, registrationFlows } from '@lobby/contracts';
import { flags, useFlag } from '@lobby/flags';
import { useLobby } from '@lobby/composition';
import { onlyOne, useEntryFlow } from '../entry/useEntryFlow.ts';
import { isForm } from './proof.ts';
import { registrationFlowsOfBuild } from './registrationFlows.ts';

const plainForms = { regily: 'REGILY', dino: 'DINO' } as const;

export interface Registration {
  flow: RegistrationFlow;
  /** Null without an answer, where the brand has several. */
  login: LoginFlow | null;
  /** The platform has just named the flow. */
  isCertain: boolean;
}

/** The build has not got the flow. */
interface Unsupported {
  flow: null;
  /** Null without an answer. */
  served: string | null;
}

/**
 * How the visitor registers: by the country's flow (R-6-007). The flag `registration_form` chooses the plain form only
 * where it is not at its default, or where no country names one. Without an answer, at the provider, else by the
 * brand's form. Null until it is known.
 */
export function useRegistration(): Registration | Unsupported | null {
  const { registration: method, registrationFlow, login, isCertain } = useEntryFlow({ leaves: true });
  const form = useFlag('registration_form');
  const { brand } = useLobby();
  if (method === null) return null;
  const ofBuild = registrationFlowsOfBuild();
  const named =
    registrationFlow === null
      ? ofBuild.KEYCLOAK === null
        ? brand.registrationFlows.find(isForm)
        : 'KEYCLOAK'
      : registrationFlows.find((each) => each === registrationFlow);
  const unsupported = { flow: null, served: registrationFlow };
  if (named === undefined) return unsupported;
  const flagDecides = form !== flags.registration_form[0] || registrationFlow === null;
  const flow = flagDecides && (named === 'DINO' || named === 'REGILY') ? plainForms[form] : named;
  if (ofBuild[flow] === null) return unsupported;
  // Nothing but a form begins with the sign-in.
  const signIn = login === 'unknown' ? (isForm(flow) ? onlyOne(brand.loginFlows) : null) : login;
  return { flow, login: signIn, isCertain };
}
