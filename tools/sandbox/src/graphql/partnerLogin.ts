import { GraphQLError } from 'graphql';
import type { LoginPartner } from '../../../../libs/contracts/src/enums.ts';
import { parsePersonalNumber } from '../store/players/personalNumbers.ts';
import { minimums } from '../store/players/rules.ts';
import { currencyOf } from '../store/players/countries.ts';
import { maxAmount, toDecimal, toMinor } from '../store/index.ts';
import type { PartnerVisit } from '../store/signIn/partnerLogins.ts';
import { ipCountryOf, type Context } from './context.ts';
import { beginCustomSession } from './customSession.ts';
import { failure } from './errors.ts';
import { flowOfPartner, partnersOf } from './flows.ts';
import { settle } from './partnerAccount.ts';

type Resolver<Args> = (parent: unknown, args: Args, context: Context) => unknown;

interface StartArgs {
  partner: LoginPartner;
  locale: string;
  personalNumber?: string | null;
  deposit?: { amount: string; currency: string } | null;
}

/** Path of a partner's pages. */
export const partnerLoginPath = '/partner-login/';

function parseDeposit({ amount, currency }: NonNullable<StartArgs['deposit']>, context: Context) {
  // A new account has this currency.
  const offered = [currencyOf(ipCountryOf(context), context.brand), context.brand.defaultCurrency];
  const minor = offered.includes(currency) ? toMinor(String(amount), currency) : null;
  if (minor === null || minor > maxAmount) throw failure('DepositInvalid', 'This cannot be deposited.');
  const { minDeposit } = minimums(currency);
  if (minor < minDeposit) {
    const extensions = { type: '$DepositInvalid', minimum: toDecimal(minDeposit, currency) };
    throw new GraphQLError('This is less than can be deposited.', { extensions });
  }
  return { amount: minor, currency };
}

const startPartnerLogin: Resolver<StartArgs> = (_parent, { partner, locale, personalNumber, deposit }, context) => {
  const { store, brand, origins, address } = context;
  if (!partnersOf(brand).includes(partner)) throw failure('LoginNotOffered', 'The brand has no such sign-in.');
  if (!brand.locales.some((each) => each === locale)) throw failure('BadUserInput', 'The brand has no such language.');
  const parsed = personalNumber == null ? null : parsePersonalNumber(personalNumber);
  if (parsed === undefined) throw failure('PersonalNumberInvalid', 'This is no personal number.');
  const visit: PartnerVisit = {
    ...{ partner, locale, personalNumber: parsed },
    deposit: deposit ? parseDeposit(deposit, context) : null,
  };
  const { id, state, visit: key } = store.partnerLogins.start(visit, address);
  return { id, state, url: `${origins.partners}${partnerLoginPath}${partner.toLowerCase()}/?visit=${key}` };
};

/** Ends the session of an answer that was lost. @throws LoginExpired if its tokens are in use, or it was ended */
async function endLost({ store, endSession }: Context, playerId: string, sessionId: string): Promise<void> {
  const session = store.sessions.find(sessionId);
  if (session?.endedAt !== null || session.lastSeenAt !== null) throw failure('LoginExpired', 'This sign-in is over.');
  await endSession(playerId, sessionId);
}

const rejections = {
  AccountNotFound: 'No account has this personal number.',
  TooYoung: 'Who is so young may not have an account.',
} as const;

async function completePartnerLogin(
  _parent: unknown,
  answer: { id: string; state: string; code: string },
  context: Context,
) {
  const { store, brand } = context;
  const { key, partner, deposit, result, sessionId } = store.partnerLogins.complete(answer, (login) =>
    settle(context, login),
  );
  // After the transaction, which has used the code up.
  if ('rejection' in result) throw failure(result.rejection, rejections[result.rejection]);
  const { playerId, isNewPlayer, depositState } = result;
  if (sessionId !== null) await endLost(context, playerId, sessionId);
  return beginCustomSession(context, playerId, flowOfPartner(brand, partner), {
    isNewPlayer,
    deposit:
      deposit && depositState
        ? { amount: toDecimal(deposit.amount, deposit.currency), currency: deposit.currency, state: depositState }
        : null,
    onStarted: (id) => store.partnerLogins.noteSession(key, id),
  });
}

export const partnerLoginMutations = { startPartnerLogin, completePartnerLogin };
