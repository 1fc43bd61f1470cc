import type { Lazy, LoginFlow } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import type { LoginFlowProps } from './LoginFlowProps.ts';

const loadPhone = () => import('./phone/PhoneLogin.tsx');
const loadPartner = () => import('./partner/PartnerLogin.tsx');

/**
 * What the login page loads for a country's flow; null where this build has not got it, or where nobody knows it. The provider's
 * is part of the page: it is shown until the flow is known.
 */
export function loaderOf(flow: LoginFlow): Lazy<LoginFlowProps> | null {
  const partner = build.partnerLogin ? loadPartner : null;
  const loaders: Partial<Record<string, Lazy<LoginFlowProps> | null>> = {
    Keycloak: null,
    Sms: build.phoneLogin ? loadPhone : null,
    Trustly: partner,
    Piq: partner,
    Zimpler: partner,
  } satisfies Record<LoginFlow, unknown>;
  return loaders[flow] ?? null;
}
