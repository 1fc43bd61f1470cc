import { type LoginFlow, type RegistrationFlow, registrationFlows } from '@lobby/contracts';
import { useFlag } from '@lobby/flags';
import { useLobby } from '@lobby/host';
import { onlyOne, useEntryFlow } from '../entry/useEntryFlow.ts';
import { isForm } from './proof.ts';
import { registrationFlowsOfBuild } from './registrationFlows.ts';

export interface Registration {
  flow: RegistrationFlow;
  /** Null without an answer, where the brand has several. */
  login: LoginFlow | null;
  /** The platform has just named the flow. */
  isCertain: boolean;
}

/**
 * How the visitor registers: by the country's flow (R-6-007), of which a plain form is the one of the two that the flag
 * names. Without an answer, at the provider, else by the brand's form. `unsupported` where the build has not got
 * the flow; null until it is known.
 */
export function useRegistration(): Registration | 'unsupported' | null {
  const { registration: method, registrationFlow, login, isCertain } = useEntryFlow({ leaves: true });
  const plainForm = useFlag('registration_form') === 'dino' ? 'DINO' : 'REGILY';
  const { brand } = useLobby();
  if (method === null) return null;
  const ofBuild = registrationFlowsOfBuild();
  const named =
    registrationFlow === null
      ? ofBuild.KEYCLOAK === null
        ? brand.registrationFlows.find(isForm)
        : 'KEYCLOAK'
      : registrationFlows.find((each) => each === registrationFlow);
  if (named === undefined) return 'unsupported';
  const flow = named === 'DINO' || named === 'REGILY' ? plainForm : named;
  if (ofBuild[flow] === null) return 'unsupported';
  // Nothing but a form begins with the sign-in.
  const signIn = login === 'unknown' ? (isForm(flow) ? onlyOne(brand.loginFlows) : null) : login;
  return { flow, login: signIn, isCertain };
}
