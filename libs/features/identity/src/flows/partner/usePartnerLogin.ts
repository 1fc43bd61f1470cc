import type { LoginPartner } from '@lobby/contracts';
import { graphql, useDataClient } from '@lobby/data';
import { useLocale } from '@lobby/routing';
import * as v from 'valibot';
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

/** Why a sign-in has not begun. `NotKept`: the browser would not know, on the way back, that it had begun it. */
export interface PartnerProblem {
  type: (typeof refusals)[number] | 'Unanswered' | 'NotKept';
  /** The least deposit, in decimals, where one is too small. */
  minimum: string | null;
}

const minimumSchema = v.object({
  graphQLErrors: v.tupleWithRest(
    [v.object({ extensions: v.object({ minimum: v.pipe(v.string(), v.decimal()) }) })],
    v.unknown(),
  ),
});
function minimumIn(error: unknown): string | null {
  const parsed = v.safeParse(minimumSchema, error);
  return parsed.success ? parsed.output.graphQLErrors[0].extensions.minimum : null;
}

interface Beginning extends Pick<PartnerSignIn, 'from' | 'deposit' | 'returnTo'> {
  partner: LoginPartner;
  personalNumber: string | null;
}

/** Begins a sign-in at a partner and leaves for its page; resolves to why not, or to null. */
export function usePartnerLogin(): (beginning: Beginning) => Promise<PartnerProblem | null> {
  const { urql } = useDataClient();
  const locale = useLocale();
  return async ({ partner, personalNumber, deposit, from, returnTo }) => {
    const variables = { partner, locale, personalNumber, deposit };
    const { data, error } = await urql.mutation(StartPartnerLogin, variables).toPromise();
    if (!data || error) return { type: refusalOf(error, refusals), minimum: minimumIn(error) };
    const { id, state, url } = data.startPartnerLogin;
    if (!isPartnerPage(url)) return { type: 'LoginNotOffered', minimum: null };
    if (!keepSignIn({ kind: 'partner', partner, id, state, code: null, from, deposit, returnTo })) {
      keepSignIn(null);
      return { type: 'NotKept', minimum: null };
    }
    leaveFor(url);
    return null;
  };
}
