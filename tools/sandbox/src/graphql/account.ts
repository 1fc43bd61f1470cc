import type { ContactKind, MarketingChannel } from '../../../../libs/contracts/src/enums.ts';
import { regionalCodes } from '../../../../libs/contracts/src/locales.ts';
import { mayPlay } from '../store/players/rules.ts';
import type { Player, PlayerChange } from '../store/index.ts';
import { resendAfter, type VerificationCode } from '../store/players/contacts.ts';
import { closeReasons } from './closeReasons.ts';
import { requirePlayer, type Context } from './context.ts';
import { failure } from './errors.ts';
import { iso } from './iso.ts';

type Resolver<Args> = (parent: unknown, args: Args, context: Context) => unknown;

const setLanguage: Resolver<{ language: string }> = (_parent, { language }, context) => {
  const { id } = requirePlayer(context);
  const offered = context.brand.locales.map((locale): string => regionalCodes[locale]);
  if (!offered.includes(language)) throw failure('BadUserInput', 'The brand has no such language.');
  return context.store.players.update(id, { language });
};

export const marketingFields = {
  Email: 'isEmailMarketingAccepted',
  Sms: 'isSmsMarketingAccepted',
  Phone: 'isPhoneMarketingAccepted',
  WebPush: 'isWebPushMarketingAccepted',
} as const satisfies Record<MarketingChannel, keyof PlayerChange>;

const setMarketingPreference: Resolver<{ channel: MarketingChannel; accepted: boolean }> = (
  _parent,
  { channel, accepted },
  context,
) => {
  const { id, profile } = requirePlayer(context);
  // Saying no is always possible.
  if (accepted && (profile.marketingBlocked || !mayPlay(profile, context.store.now())))
    throw failure('MarketingBlocked', 'This account gets no marketing.');
  return context.store.players.update(id, { [marketingFields[channel]]: accepted });
};

interface Address {
  street: string;
  city: string;
  zipCode: string;
  state?: string | null;
}

const changeAddress: Resolver<{ address: Address }> = (_parent, { address }, context) => {
  const { id, profile } = requirePlayer(context);
  const check = (field: 'street' | 'city' | 'zipCode', maxLength: number): string => {
    const text = address[field].trim();
    if (text === '' || text.length > maxLength || /[<>\p{Cc}]/u.test(text))
      throw failure('AddressInvalid', 'This part of the address cannot be used.', field);
    return text;
  };
  const changed = { street: check('street', 100), city: check('city', 60), zipCode: check('zipCode', 12) };
  const state = address.state?.trim().toUpperCase() || null;
  if (profile.country === 'CA' ? !/^[A-Z]{2}$/.test(state ?? '') : state !== null)
    throw failure('AddressInvalid', 'A province is written with two letters, in Canada alone.', 'state');
  return context.store.players.update(id, { personalInfo: { ...profile.personalInfo, ...changed, state } });
};

const sendVerificationCode: Resolver<{ contact: ContactKind; to?: string | null }> = (
  _parent,
  { contact, to },
  context,
) => context.store.contacts.send(requirePlayer(context), contact, to);

const confirmVerificationCode: Resolver<{ id: string; code: string }> = (_parent, { id, code }, context) =>
  context.store.contacts.confirm(requirePlayer(context).id, id, code);

const closeAccount: Resolver<{ reasonId: string }> = (_parent, { reasonId }, context) => {
  const { id, profile } = requirePlayer(context);
  const reason = closeReasons.find((each) => each.id === reasonId);
  if (!reason) throw failure('BadUserInput', 'There is no such reason.');
  if (profile.accountStatus.status === 'Closed') throw failure('AccountClosed', 'This account is closed already.');
  const accountStatus = { status: 'Closed', cause: 'PlayerRequest', reopenByCustomerAllowed: reason.reopenAllowed };
  return context.store.players.update(id, { accountStatus });
};

const reopenAccount: Resolver<object> = (_parent, _args, context) => {
  const { id, profile } = requirePlayer(context);
  if (!profile.accountStatus.reopenByCustomerAllowed)
    throw failure('ReopenNotAllowed', 'This account cannot be opened again.');
  const accountStatus = { status: 'Active', cause: null, reopenByCustomerAllowed: true };
  return context.store.players.update(id, { accountStatus });
};

/** A visit of the KYC provider's page, by its own SDK. */
const startKycSession: Resolver<object> = (_parent, _args, context) => {
  const { id, profile } = requirePlayer(context);
  if (profile.kyc.status !== 'Required' || !context.brand.toggles.SumSubFlow)
    throw failure('KycNotRequired', 'No identity check is required.');
  const { accessToken, expiresAt } = context.issueKycToken(id);
  return { accessToken, expiresAt: iso(expiresAt), url: context.origins.partners };
};

export const accountMutations = {
  startKycSession,
  setLanguage,
  setMarketingPreference,
  changeAddress,
  sendVerificationCode,
  confirmVerificationCode,
  closeAccount,
  reopenAccount,
};

export const accountFields = {
  verificationCodes: ({ id }: Player, _args: unknown, { store }: Context) => store.contacts.ofPlayer(id),
};

/** Enough to recognise one's own: `p•••@lobby.test`, `+3•••12`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
const masked = ({ contact, target }: VerificationCode): string =>
  contact === 'Email' ? maskedEmail(target) : maskedPhone(target);

export const maskedPhone = (number: string): string => `${number.slice(0, 2)}•••${number.slice(-2)}`;

export const accountResolvers = {
  VerificationCode: {
    sentTo: masked,
    resendAvailableAt: ({ sentAt }: VerificationCode) => iso(sentAt + resendAfter),
    expiresAt: ({ expiresAt }: VerificationCode) => iso(expiresAt),
  },
};
