import { randomBytes, randomUUID } from 'node:crypto';
import { regionalCodes, type Locale } from '../../../../libs/contracts/src/locales.ts';
import { licenseRules } from '../../../../libs/platform/licensing/src/rules.ts';
import { mayDeposit, mayPayByBank } from '../rules.ts';
import { currencyOf } from '../seed/countries.ts';
import type { Player, Store } from '../store/index.ts';
import type { PartnerPerson, TakenPartnerLogin } from '../store/partnerLogins.ts';
import { defaultProfile } from '../store/profile.ts';
import { ipCountryOf, type Platform } from './context.ts';
import { registrationFlowOf } from './flows.ts';

/** Whole years, in UTC. */
function ageOf({ dateOfBirth }: PartnerPerson, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}

/** Two strings that no password has as its hash. */
const noPassword = (): string => `${randomBytes(16).toString('base64')}:${randomBytes(32).toString('base64')}`;

/**
 * An account with what the partner knows, where the country registers with partners or a deposit was made. The lobby asks for
 * the rest: the address is a placeholder, and the terms are not accepted yet. Undefined where there is to be none.
 */
export function openAccount(platform: Platform, login: TakenPartnerLogin): Player | undefined {
  const { store, brand } = platform;
  const { person, deposit, locale } = login;
  const country = ipCountryOf(platform);
  const registersWithPartners = ['TRUSTLY', 'ZIMPLER'].includes(registrationFlowOf(store, country));
  if (!registersWithPartners && !deposit) return undefined;
  if (ageOf(person, store.now()) < licenseRules[brand.license].minimumAge) return undefined;
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

/** Records what was paid at the partner, once; declined, and so paid back, where the account may not take it. */
export function recordDeposit(store: Store, player: Player, { deposit, partner, paymentId }: TakenPartnerLogin): void {
  if (!deposit || store.payments.find(paymentId)) return;
  // What cannot be booked stays with the partner.
  if (store.wallets.ofPlayer(player.id).currency !== deposit.currency) return;
  const { amount } = deposit;
  const now = store.now();
  const mayTake =
    mayDeposit(player.profile, now) &&
    mayPayByBank(player.profile, now) &&
    amount <= (store.limits.remaining(player.id, ['Deposit']) ?? amount);
  const name = partner.slice(0, 1) + partner.slice(1).toLowerCase();
  const provider = `${name}Deposit`;
  store.payments.record({
    id: paymentId,
    playerId: player.id,
    type: 'Deposit',
    amount,
    method: 'bank',
    provider,
    payload: {
      attributes: { paymentMethod: 'bank' },
      debtor: { account: name },
      txName: provider,
      accountId: `${partner}-${player.id}`,
    },
    outcome: mayTake ? 'completed' : 'declined',
  });
}
