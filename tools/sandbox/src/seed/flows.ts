import type { LoginFlow, RegistrationFlow } from '../../../../libs/contracts/src/enums.ts';
import type { FlowSettingsDocument } from '../store/base/content.ts';

/** By country; ROW is the rest of the world. */
interface Flows {
  logins: Partial<Record<string, LoginFlow>> & { ROW: LoginFlow };
  registrations: Partial<Record<string, RegistrationFlow>> & { ROW: RegistrationFlow };
}

const providerFlows: Flows = { logins: { ROW: 'Keycloak' }, registrations: { ROW: 'KEYCLOAK' } };

const flowsByBrand: Readonly<Record<string, Flows>> = {
  infiniza: {
    logins: { FI: 'Keycloak', CA: 'Sms', IN: 'Piq', EE: 'Zimpler', DE: 'Trustly', ROW: 'Keycloak' },
    registrations: {
      FI: 'KEYCLOAK',
      NO: 'REGILY',
      CA: 'DINO',
      IN: 'REGILY',
      DE: 'TRUSTLY',
      EE: 'ZIMPLER',
      ROW: 'KEYCLOAK',
    },
  },
  frenwall: providerFlows,
  herion: { logins: { ROW: 'Sms' }, registrations: { CA: 'REGILY', NZ: 'DINO', ROW: 'REGILY' } },
  fortuneforge: { logins: { JP: 'Sms', ROW: 'Piq' }, registrations: { IN: 'DINO', ROW: 'REGILY' } },
  elmst: { logins: { ROW: 'Zimpler' }, registrations: { ROW: 'SSN' } },
  elvel: {
    logins: { DE: 'Trustly', AT: 'Trustly', FI: 'Keycloak', NO: 'Keycloak', ROW: 'Keycloak' },
    registrations: { DE: 'REGILY', AT: 'TRUSTLY', ROW: 'KEYCLOAK' },
  },
};

const entries = <Flow>(flows: Partial<Record<string, Flow>>): { countryCode: string; flow: Flow }[] =>
  Object.entries(flows).map(([countryCode, flow]) => ({ countryCode, flow: flow as Flow }));

/** What the countries of a brand sign in and register by; the identity provider for a brand without a list. */
export function flowSettingsOf(brandId: string): FlowSettingsDocument {
  const { logins, registrations } = flowsByBrand[brandId] ?? providerFlows;
  return { logins: entries(logins), registrations: entries(registrations) };
}
