import type { LoginPartner } from '@lobby/contracts';
import { graphql, useDataClient, withoutBearer } from '@lobby/data';
import { useLocale } from '@lobby/routing';
import { refusalOf } from '../refusalOf.ts';
import { keepSignIn, type PartnerSignIn } from '../signInUnderWay.ts';
import { isPartnerPage, leaveFor } from './leaveFor.ts';

const StartPartnerLogin = graphql(`
  mutation StartPartnerLogin(
    $partner: LoginPartner!
    $locale: String!
    $personalNumber: String
    $deposit: PartnerDepositInput
  ) {
    startPartnerLogin(partner: $partner, locale: $locale, personalNumber: $personalNumber, deposit: $deposit) {
      id
      state
      url
    }
  }
`);

const refusals = ['PersonalNumberInvalid', 'LoginNotOffered', 'TooManyAttempts', 'DepositInvalid'] as const;
export type PartnerRefusal = (typeof refusals)[number] | 'Unanswered';

interface Beginning extends Pick<PartnerSignIn, 'from' | 'deposit' | 'returnTo'> {
  partner: LoginPartner;
  personalNumber: string | null;
}

/** Begins a sign-in at a partner and leaves for its page; resolves to why not, or to null. */
export function usePartnerLogin(): (beginning: Beginning) => Promise<PartnerRefusal | null> {
  const { urql } = useDataClient();
  const locale = useLocale();
  return async ({ partner, personalNumber, deposit, from, returnTo }) => {
    const variables = { partner, locale, personalNumber, deposit };
    const { data, error } = await urql.mutation(StartPartnerLogin, variables, withoutBearer).toPromise();
    if (!data || error) return refusalOf(error, refusals);
    const { id, state, url } = data.startPartnerLogin;
    if (!isPartnerPage(url)) return 'LoginNotOffered';
    keepSignIn({ kind: 'partner', partner, id, state, from, deposit, returnTo });
    leaveFor(url);
    return null;
  };
}
