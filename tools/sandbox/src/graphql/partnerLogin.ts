import type { LoginPartner } from '../../../../libs/contracts/src/enums.ts';
import { parsePersonalNumber } from '../personalNumbers.ts';
import { minimums } from '../rules.ts';
import { currencyOf } from '../seed/countries.ts';
import { maxAmount, toMinor } from '../store/index.ts';
import type { PartnerVisit } from '../store/partnerLogins.ts';
import { ipCountryOf, type Context } from './context.ts';
import { beginCustomSession } from './customSession.ts';
import { failure } from './errors.ts';
import { flowOfPartner, partnersOf } from './flows.ts';
import { openAccount, recordDeposit } from './partnerAccount.ts';

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
  if (minor === null || minor < minimums(currency).minDeposit || minor > maxAmount)
    throw failure('DepositInvalid', 'This cannot be deposited.');
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

const completePartnerLogin: Resolver<{ id: string; state: string; code: string }> = (_parent, answer, context) => {
  const { store, brand } = context;
  const found = store.transaction(() => {
    const login = store.partnerLogins.take(answer);
    const known = store.players.findByPersonalNumber(login.person.personalNumber);
    const player = known ?? openAccount(context, login);
    if (player) recordDeposit(store, player, login);
    return player && { playerId: player.id, isNewPlayer: !known, flow: flowOfPartner(brand, login.partner) };
  });
  // After the transaction, which has used the code up.
  if (!found) throw failure('AccountNotFound', 'No account has this personal number.');
  return beginCustomSession(context, found.playerId, found.flow, found);
};

export const partnerLoginMutations = { startPartnerLogin, completePartnerLogin };
