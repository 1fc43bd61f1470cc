import { randomBytes, randomUUID } from 'node:crypto';
import type { SignInDepositState } from '../../../../libs/contracts/src/enums.ts';
import { regionalCodes, type Locale } from '../../../../libs/contracts/src/locales.ts';
import { isOfAge } from '../../../../libs/platform/licensing/src/age.ts';
import { bankAccountsIn, isPaymentMethod } from '../store/paymentMethods.ts';
import { mayDeposit, mayPayByBank } from '../store/players/rules.ts';
import { currencyOf } from '../store/players/countries.ts';
import type { Player } from '../store/index.ts';
import type { ConfirmedPartnerLogin, PartnerLoginResult } from '../store/signIn/partnerLogins.ts';
import type { PartnerPerson } from '../store/signIn/signInProofs.ts';
import { defaultProfile } from '../store/players/profile.ts';
import { ipCountryOf, type Platform } from './context.ts';
import { registrationFlowOf } from './flows.ts';

const isAdult = ({ dateOfBirth }: PartnerPerson, { store, brand }: Platform): boolean =>
  isOfAge(dateOfBirth, brand.license, store.now());

/** Two strings that no password has as its hash. */
const noPassword = (): string => `${randomBytes(16).toString('base64')}:${randomBytes(32).toString('base64')}`;

/**
 * An account with what the partner knows. The lobby requests the rest: the address is a placeholder, and the terms are not
 * accepted yet.
 */
function openAccount(platform: Platform, login: ConfirmedPartnerLogin): Player {
  const { store, brand } = platform;
  const { person, deposit, locale } = login;
  const country = ipCountryOf(platform);
  const { personalNumber: ssn, firstName, lastName, dateOfBirth } = person;
  const profile = defaultProfile(country, regionalCodes[locale as Locale]);
  const id = randomUUID();
  const player: Player = {
    id,
    email: `${id}@partner.lobby.test`,
    profile: {
      ...profile,
      emailValidity: 'Invalid',
      termsAccepted: false,
      privacyPolicyAccepted: false,
      personalInfo: { ...profile.personalInfo, ssn, firstName, lastName, dateOfBirth },
    },
  };
  store.players.insert({ ...player, passwordHash: noPassword() });
  const currency = deposit?.currency ?? currencyOf(country, brand);
  store.wallets.insert({ id: randomUUID(), playerId: id, currency });
  return player;
}

/** Records what was paid at the partner; declined, and so paid back, where the account may not take it. */
function recordDeposit(platform: Platform, player: Player, login: ConfirmedPartnerLogin): SignInDepositState | null {
  const { store } = platform;
  const { deposit, partner, paymentId } = login;
  if (!deposit) return null;
  if (store.wallets.ofPlayer(player.id).currency !== deposit.currency) {
    store.partnerLogins.returnDeposit(login);
    return 'Declined';
  }
  const { amount } = deposit;
  const now = store.now();
  const mayTake =
    isAdult(login.person, platform) &&
    mayDeposit(player.profile, now) &&
    mayPayByBank(player.profile, now) &&
    amount <= (store.limits.remaining(player.id, ['Deposit']) ?? amount);
  const name = partner.slice(0, 1) + partner.slice(1).toLowerCase();
  const provider = `${name}Deposit`;
  const method = isPaymentMethod(partner.toLowerCase()) ? partner.toLowerCase() : 'bank';
  const [account] = bankAccountsIn(player.profile.country);
  store.payments.record({
    id: paymentId,
    playerId: player.id,
    type: 'Deposit',
    amount,
    method,
    provider,
    payload: {
      attributes: { paymentMethod: method },
      debtor: { account },
      txName: provider,
      accountId: account,
    },
    outcome: mayTake ? 'completed' : 'declined',
  });
  return mayTake ? 'Booked' : 'Declined';
}

/**
 * The account of a person whom a partner has confirmed, with the deposit. There is a new one where the country registers with
 * partners or a deposit was made, and the person is of age.
 */
export function settle(platform: Platform, login: ConfirmedPartnerLogin): PartnerLoginResult {
  const { store } = platform;
  const known = store.players.findByPersonalNumber(login.person.personalNumber);
  if (!known && !isAdult(login.person, platform)) {
    store.partnerLogins.returnDeposit(login);
    return { rejection: 'TooYoung' };
  }
  const registersWithPartners = ['TRUSTLY', 'ZIMPLER'].includes(registrationFlowOf(store, ipCountryOf(platform)));
  if (!known && !registersWithPartners && !login.deposit) return { rejection: 'AccountNotFound' };
  const player = known ?? openAccount(platform, login);
  return { playerId: player.id, isNewPlayer: !known, depositState: recordDeposit(platform, player, login) };
}
