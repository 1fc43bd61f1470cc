import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { regionalCodes, type Locale } from '../../../../libs/contracts/src/locales.ts';
import { estonianNumber, finnishNumber } from '../store/players/personalNumbers.ts';
import { limitsOf, playerProtection } from '../../../../libs/platform/licensing/src/protection.ts';
import type { Store } from '../store/index.ts';
import { fromEuroMinor } from '../store/base/money.ts';
import type { DocumentRequest } from '../store/players/documentRequests.ts';
import type { PlayerChange } from '../store/players/players.ts';
import { defaultProfile } from '../store/players/profile.ts';
import { currencyOf } from '../store/players/countries.ts';
import type { Random } from '../../../sandbox-art/src/index.ts';
import { seedMember } from './gamification.ts';
import { seedEveryReward, seedRewards } from './rewards.ts';
import { text } from './texts/index.ts';

export const demoPassword = 'lobby-demo';

interface DemoPlayer {
  email: string;
  about: string;
  country?: string;
  locale?: Locale;
  /** Minor units of euro; booked as a card deposit. */
  deposits?: number;
  /** Minor units of euro. */
  bonus?: number;
  overrides?: (inDays: (days: number) => string) => PlayerChange;
  /** Has set all limits that the licence offers. */
  limits?: boolean;
  /** What the operator has requested; due in days. */
  documents?: readonly (Pick<DocumentRequest, 'kind' | 'comment' | 'requestedFundingType'> & { due: number })[];
}

/** Opted in once the jackpot is there. */
export const jackpotEmail = 'jackpot@lobby.test';

export const rewardsEmail = 'rewards@lobby.test';

/** Takes part in the loyalty programme. */
const loyaltyEmail = 'loyalty@lobby.test';

/** One player per situation; the sign-in page shows the first one. */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    email: 'player@lobby.test',
    about: 'plays as usual: card deposits, a bonus, rewards',
    deposits: 25_000,
    bonus: 2_500,
  },
  { email: 'bonus@lobby.test', about: 'has little but bonus money', deposits: 500, bonus: 10_000 },
  { email: 'lowfunds@lobby.test', about: 'has hardly any money left', deposits: 150 },
  { email: 'new@lobby.test', about: 'has never deposited' },
  {
    email: 'closed@lobby.test',
    about: 'account closed for good',
    overrides: () => ({ accountStatus: { status: 'Closed', cause: 'PlayerRequest', reopenByCustomerAllowed: false } }),
  },
  {
    email: 'multiple@lobby.test',
    about: 'account closed for having several',
    overrides: () => ({
      accountStatus: { status: 'Closed', cause: 'MultipleAccounts', reopenByCustomerAllowed: false },
    }),
  },
  {
    email: 'reopen@lobby.test',
    about: 'account closed, may be opened again',
    overrides: () => ({ accountStatus: { status: 'Closed', cause: 'PlayerRequest', reopenByCustomerAllowed: true } }),
  },
  {
    email: 'excluded@lobby.test',
    about: 'self-excluded for half a year',
    deposits: 5_000,
    overrides: (inDays) => ({ exclusionEndsAt: inDays(180), isDepositsBlocked: true }),
  },
  {
    email: 'timeout@lobby.test',
    about: 'on a time-out for three days',
    deposits: 5_000,
    overrides: (inDays) => ({ timeoutEndsAt: inDays(3), isDepositsBlocked: true }),
  },
  {
    email: 'kyc@lobby.test',
    about: 'KYC required',
    deposits: 5_000,
    documents: [
      { kind: 'Identity', comment: null, requestedFundingType: null, due: 14 },
      { kind: 'Address', comment: null, requestedFundingType: null, due: 14 },
    ],
    overrides: (inDays) => ({
      kyc: {
        status: 'Required',
        deadline: inDays(14),
        verificationsDone: ['Email'],
        verificationsMissing: ['Identity', 'Address'],
      },
      areWithdrawalsBlocked: true,
    }),
  },
  {
    email: 'sow@lobby.test',
    about: 'has to declare their source of wealth',
    deposits: 20_000,
    overrides: (inDays) => ({
      sourceOfWealth: { status: 'Required', dueDate: inDays(10), completed: [] },
    }),
  },
  {
    email: 'sowupload@lobby.test',
    about: 'has to upload a proof of wealth, overdue',
    deposits: 20_000,
    documents: [
      {
        kind: 'SourceOfWealth',
        comment: 'A payslip of the last three months',
        requestedFundingType: 'Salary',
        due: -1,
      },
    ],
    overrides: (inDays) => ({
      sourceOfWealth: {
        status: 'Pending',
        dueDate: inDays(-1),
        completed: [],
      },
    }),
  },
  {
    email: 'blocked@lobby.test',
    about: 'may not deposit',
    deposits: 5_000,
    overrides: () => ({ isDepositsBlocked: true }),
  },
  {
    email: 'nowithdrawals@lobby.test',
    about: 'may not withdraw',
    deposits: 5_000,
    overrides: () => ({ areWithdrawalsBlocked: true }),
  },
  {
    email: 'popup@lobby.test',
    about: 'has a pop-up to accept',
    deposits: 5_000,
    overrides: () => ({ popUpsNeeded: ['terms-2026'] }),
  },
  {
    email: 'terms@lobby.test',
    about: 'has not accepted the terms yet',
    deposits: 5_000,
    overrides: () => ({ termsAccepted: false, privacyPolicyAccepted: false }),
  },
  {
    email: 'check@lobby.test',
    about: 'reality check every minute',
    deposits: 10_000,
    overrides: () => ({ realityCheckPeriod: 1 }),
  },
  { email: 'finland@lobby.test', about: 'from Finland', country: 'FI', locale: 'fi', deposits: 12_000 },
  { email: 'germany@lobby.test', about: 'from Germany', country: 'DE', locale: 'de', deposits: 12_000 },
  {
    email: 'canada@lobby.test',
    about: 'from Ontario',
    country: 'CA',
    locale: 'en_CA',
    deposits: 12_000,
  },
  { email: 'estonia@lobby.test', about: 'from Estonia', country: 'EE', locale: 'et_EE', deposits: 12_000 },
  { email: 'india@lobby.test', about: 'from India', country: 'IN', locale: 'en_IN', deposits: 12_000 },
  { email: 'japan@lobby.test', about: 'from Japan', country: 'JP', locale: 'ja', deposits: 12_000 },
  {
    email: 'unverified@lobby.test',
    about: 'has to verify e-mail address and phone number',
    deposits: 5_000,
    overrides: () => ({
      emailVerified: false,
      emailValidity: 'Risky',
      isPhoneNumberVerified: false,
      phoneNumberValidity: 'Risky',
    }),
  },
  {
    email: 'documents@lobby.test',
    about: 'has to upload a proof of a payment method',
    deposits: 5_000,
    documents: [
      {
        kind: 'PaymentMethod',
        comment: 'A picture of the card that you have paid with, all digits but the last four covered',
        requestedFundingType: null,
        due: 14,
      },
    ],
  },
  { email: 'limits@lobby.test', about: 'has set the limits that the licence offers', deposits: 5_000, limits: true },
  { email: jackpotEmail, about: 'takes part in the jackpot', deposits: 50_000 },
  { email: rewardsEmail, about: 'has rewards of each kind, free spins, bonuses and points', deposits: 10_000 },
  {
    email: loyaltyEmail,
    about: 'takes part in the loyalty programme, with missions half done and a tournament',
    deposits: 20_000,
    overrides: () => ({ gamificationOptIn: true, gamificationLevel: 2 }),
  },
];

const fullNames = [
  ['Aino', 'Virtanen', 'female'],
  ['Noah', 'Tremblay', 'male'],
  ['Mari', 'Tamm', 'female'],
  ['Jonas', 'Weber', 'male'],
  ['Priya', 'Nair', 'female'],
  ['Haru', 'Sato', 'male'],
] as const;

/** E.164; the first player has +37255501001, the second +37255501002 and so on. */
const phoneNumberOf = (index: number): string => `+3725550${1001 + index}`;

const day = 86_400_000;

/** All demo accounts share one password hash, since hashing each would make the first start slow. */
export function seedPlayers(store: Store, brand: Brand, random: Random, passwordHash: string): void {
  for (const [index, demo] of demoPlayers.entries()) seedPlayer(store, brand, random, demo, index, passwordHash);
}

/** Of the brand's country; Finnish where its country has none of a form that is known here. */
const personalNumberOf = ({ defaultCountry }: Brand, dateOfBirth: string, isFemale: boolean, index: number): string =>
  defaultCountry === 'EE'
    ? estonianNumber(dateOfBirth, isFemale, 271 + index)
    : finnishNumber(dateOfBirth, 302 + 2 * index + (isFemale ? 0 : 1));

function seedPlayer(
  store: Store,
  brand: Brand,
  random: Random,
  demo: DemoPlayer,
  index: number,
  passwordHash: string,
): void {
  const now = store.now();
  const inDays = (days: number) => new Date(now + days * day).toISOString();
  const country = demo.country ?? brand.defaultCountry;
  const currency = currencyOf(country, brand);
  const [firstName, lastName, sex] = random.pick(fullNames);
  const id = random.uuid();
  // Not used any more, but without it all random values after it would change.
  random.integer(1000, 9999);
  const profile = {
    ...defaultProfile(country, regionalCodes[demo.locale ?? brand.defaultLocale]),
    emailVerified: true,
    phoneNumber: phoneNumberOf(index),
    phoneNumberValidity: 'Valid' as const,
    isPhoneNumberVerified: true,
    gamificationLevel: random.integer(1, 5),
    personalInfo: {
      street: `${random.pick(['Harbour Road', 'Mill Lane', 'Station Street'])} ${random.integer(1, 90)}`,
      city: random.pick(['Northport', 'Lakeside', 'Old Town']),
      firstName,
      lastName,
      dateOfBirth: `19${random.integer(70, 99)}-0${random.integer(1, 9)}-1${random.integer(0, 9)}`,
      zipCode: String(random.integer(10_000, 99_999)),
      ssn: null as string | null,
      state: country === 'CA' ? 'ON' : null,
    },
    ...demo.overrides?.(inDays),
  };
  const { personalInfo } = profile;
  personalInfo.ssn = personalNumberOf(brand, personalInfo.dateOfBirth ?? '', sex === 'female', index);
  store.players.insert({ id, email: demo.email, passwordHash, profile });
  store.wallets.insert({ id: random.uuid(), playerId: id, currency });
  if (demo.deposits) depositByCard(store, id, fromEuroMinor(demo.deposits, currency), random);
  if (demo.bonus && brand.bonusWallet) {
    const amount = fromEuroMinor(demo.bonus, currency);
    store.wallets.grantBonus({
      id: random.uuid(),
      playerId: id,
      name: text(({ promotions }) => promotions.welcome.title),
      amount,
      unlockTrigger: null,
      wageringRequired: amount * 10,
      expiresAt: now + 30 * day,
    });
  }
  if (demo.limits) setLimits(store, brand, id, currency);
  for (const { due, ...request } of demo.documents ?? []) {
    // SumSub requests proofs of identity and address itself.
    if (brand.toggles.SumSubFlow && request.kind !== 'SourceOfWealth') continue;
    const ids = { id: `${id}-${request.kind}`, playerId: id };
    store.documentRequests.request({ ...ids, ...request, dueDate: now + due * day });
  }
  if (demo.email === 'player@lobby.test') seedRewards(store, id, currency, brand, random);
  if (demo.email === loyaltyEmail && brand.gamification) seedMember(store, id);
  if (demo.email === rewardsEmail) seedEveryReward(store, id, currency, brand, random);
}

/** 100 euros or an hour a day, and more a week and a month; an increase of the first one waits. */
function setLimits(store: Store, { license }: Brand, playerId: string, currency: string): void {
  const times = { Day: 1, Week: 3, Month: 8 };
  for (const [index, { kind, period }] of limitsOf(license).entries()) {
    const value = times[period] * (kind === 'Session' ? 60 : fromEuroMinor(10_000, currency));
    const key = { playerId, kind, period };
    store.limits.set(key, value, playerProtection[license]);
    if (index === 0) store.limits.set(key, value * 2, playerProtection[license]);
  }
}

function depositByCard(store: Store, playerId: string, amount: number, random: Random): void {
  store.payments.record({
    id: random.uuid(),
    playerId,
    type: 'Deposit',
    amount,
    method: 'creditcard',
    provider: 'CreditcardDeposit',
    payload: {
      attributes: { paymentMethod: 'creditcard' },
      debtor: { account: '411111******1111' },
      txName: 'CreditcardDeposit',
      accountId: random.uuid(),
    },
    outcome: 'completed',
  });
}
