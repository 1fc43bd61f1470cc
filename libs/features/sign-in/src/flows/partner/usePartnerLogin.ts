import type { LoginPartner } from '@lobby/contracts';
import { command, graphql, Rejection, type RejectionOf, useDataClient } from '@lobby/data';
import { useLocale } from '@lobby/routing';
import * as v from 'valibot';
import { problemOf } from '../problemOf.ts';
import { storeSignIn, type PartnerSignIn } from '../signInUnderWay.ts';
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

const startLogin = command(StartPartnerLogin, {
  rejections: ['PersonalNumberInvalid', 'LoginNotOffered', 'TooManyAttempts', 'DepositInvalid'],
  complete: true,
});
type LoginRejection = RejectionOf<typeof startLogin>;

/** Why a sign-in has not begun. `NotStored`: the browser would not know, on the way back, that it had begun it. */
export interface PartnerProblem {
  type: LoginRejection | 'Unanswered' | 'NotStored';
  /** The least deposit, in decimals, where one is too small. */
  minimum: string | null;
}

const minimumSchema = v.object({ minimum: v.pipe(v.string(), v.decimal()) });
function minimumIn(error: unknown): string | null {
  const parsed = v.safeParse(minimumSchema, error instanceof Rejection ? error.extensions[0] : null);
  return parsed.success ? parsed.output.minimum : null;
}

interface Beginning extends Pick<PartnerSignIn, 'from' | 'deposit' | 'returnTo'> {
  partner: LoginPartner;
  personalNumber: string | null;
}

/** Begins a sign-in at a partner and leaves for its page; resolves to why not, or to null. */
export function usePartnerLogin(): (beginning: Beginning) => Promise<PartnerProblem | null> {
  const client = useDataClient();
  const locale = useLocale();
  return async ({ partner, personalNumber, deposit, from, returnTo }) => {
    const variables = { partner, locale, personalNumber, deposit };
    const started = await startLogin(client, variables).catch((error: unknown): PartnerProblem => {
      return { type: problemOf<LoginRejection>(error), minimum: minimumIn(error) };
    });
    if ('type' in started) return started;
    const { id, state, url } = started.startPartnerLogin;
    if (!isPartnerPage(url)) return { type: 'LoginNotOffered', minimum: null };
    if (!storeSignIn({ kind: 'partner', partner, id, state, code: null, from, deposit, returnTo })) {
      storeSignIn(null);
      return { type: 'NotStored', minimum: null };
    }
    leaveFor(url);
    return null;
  };
}
