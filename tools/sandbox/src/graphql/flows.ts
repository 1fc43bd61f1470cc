import type { LoginFlow, LoginPartner, RegistrationFlow } from '../../../../libs/contracts/src/enums.ts';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { FlowSettingsDocument } from '../store/base/content.ts';
import type { Store } from '../store/index.ts';
import type { SignInProof } from '../store/signIn/signInProofs.ts';

interface FlowSettings {
  loginFlow: LoginFlow;
  /** That of the country, if it has one of its own, and that of the rest of the world; of all countries without a country. */
  registrations: FlowSettingsDocument['registrations'];
}

type Entry<Flow> = { countryCode: string; flow: Flow };

const ofCountry = <Flow>(entries: readonly Entry<Flow>[], country: string | null): Flow | undefined =>
  (
    entries.find(({ countryCode }) => countryCode === country) ??
    entries.find(({ countryCode }) => countryCode === 'ROW')
  )?.flow;

/** Those of the seed, and of the console's `flow`, which come first. */
function allFlows({ documents }: Store): FlowSettingsDocument {
  const [changed, seeded] = ['flowChanges', 'flow'].map((key) => documents.get<FlowSettingsDocument>('setting', key));
  const merge = <Flow>(first: readonly Entry<Flow>[] = [], rest: readonly Entry<Flow>[] = []): Entry<Flow>[] => [
    ...first,
    ...rest.filter(({ countryCode }) => !first.some((entry) => entry.countryCode === countryCode)),
  ];
  return {
    logins: merge(changed?.logins, seeded?.logins),
    registrations: merge(changed?.registrations, seeded?.registrations),
  };
}

export function flowSettings(store: Store, country: string | null): FlowSettings {
  const { logins, registrations } = allFlows(store);
  const concerns = ({ countryCode }: { countryCode: string }) =>
    country === null || countryCode === country || countryCode === 'ROW';
  return { loginFlow: ofCountry(logins, country) ?? 'Keycloak', registrations: registrations.filter(concerns) };
}

/** How a country registers. */
export const registrationFlowOf = (store: Store, country: string): RegistrationFlow =>
  ofCountry(allFlows(store).registrations, country) ?? 'KEYCLOAK';

/**
 * Which sign-in a registration by form begins with: its account is known by what that has proven. Null where the provider signs
 * in, and for the form that begins with the personal number.
 */
export function proofFor(loginFlow: LoginFlow, registration: RegistrationFlow): SignInProof['by'] | null {
  if (loginFlow === 'Keycloak' || (registration !== 'DINO' && registration !== 'REGILY')) return null;
  return loginFlow === 'Sms' ? 'phone' : 'partner';
}

const partnerOfFlow: Readonly<Record<string, LoginPartner>> = { Trustly: 'TRUSTLY', Piq: 'PIQ', Zimpler: 'ZIMPLER' };

/** Partners that some country of the brand signs in or registers with. */
export function partnersOf({ loginFlows, registrationFlows }: Brand): readonly LoginPartner[] {
  const named = Object.entries(partnerOfFlow)
    .filter(([flow, partner]) =>
      [...loginFlows, ...registrationFlows].some((each) => each === flow || each === partner),
    )
    .map(([, partner]) => partner);
  return named.length === 0 ? [] : [...named, 'FINSHARK', 'KROFORT'];
}

/** The login flow of a partner's session. FINSHARK and KROFORT are none of their own: the brand's first partner stands for them. */
export function flowOfPartner(brand: Brand, partner: LoginPartner): LoginFlow {
  const isFlow = ([, named]: [string, LoginPartner]) => named === partner;
  const [first] = partnersOf(brand);
  const known = Object.entries(partnerOfFlow);
  return (known.find(isFlow) ?? known.find(([, named]) => named === first))?.[0] as LoginFlow;
}
