import { type LoginFlow, type LoginPartner, loginPartners, type RouteId } from '@lobby/contracts';
import type { EntryPage } from '../LoginFlowProps.ts';
import type { PartnerSignIn } from '../signInUnderWay.ts';

type Lower<Partner extends LoginPartner> = Lowercase<Partner>;

const lower = (partner: LoginPartner) => partner.toLowerCase() as Lower<LoginPartner>;
export const loginRouteOf = (partner: LoginPartner) => `${lower(partner)}-login` as const satisfies RouteId;
export const handlerRouteOf = (partner: LoginPartner) => `${lower(partner)}-login-handler` as const satisfies RouteId;

/** The partner of a country's flow; null for flows that are no partner's. */
export const partnerOfFlow = (flow: LoginFlow): LoginPartner | null =>
  loginPartners.find((partner) => partner === flow.toUpperCase()) ?? null;

/** Those that are no country's flow know a player by the bank account alone. */
export const identifiesByNumber = (partner: LoginPartner): boolean => partner !== 'FINSHARK' && partner !== 'KROFORT';

export const partnerNames: Readonly<Record<LoginPartner, string>> = {
  FINSHARK: 'Finshark',
  KROFORT: 'Krofort',
  PIQ: 'PIQ',
  TRUSTLY: 'Trustly',
  ZIMPLER: 'Zimpler',
};

/** The pages that a sign-in begins on. */
export type StartRoute = EntryPage | 'quick-deposit-sign-in' | `${Lower<LoginPartner>}-login`;

/** The page to begin again on. */
export const startRouteOf = (partner: LoginPartner, from: PartnerSignIn['from'] | undefined): StartRoute => {
  if (from === 'deposit') return 'quick-deposit-sign-in';
  if (from === 'register') return 'register';
  return from === 'partner' || !identifiesByNumber(partner) ? loginRouteOf(partner) : 'login';
};

/** What that page is opened with: where the sign-in leads, and the deposit. */
export const startQueryOf = (
  signIn: Pick<PartnerSignIn, 'deposit'> | null,
  returnTo: string | null,
): Readonly<Record<string, string>> => ({
  ...(returnTo !== null && { redir: returnTo }),
  ...signIn?.deposit,
});
