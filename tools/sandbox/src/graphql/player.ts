import { isSourceOfWealthOverdue } from '../store/players/rules.ts';
import type { Player } from '../store/index.ts';
import { toDecimal } from '../store/base/money.ts';
import { timeZoneOf } from '../store/players/windows.ts';
import type { Context } from './context.ts';
import { selfExclusionDetails } from './exclusions.ts';

/** Fields that are served as stored. */
const plainFields = [
  'language',
  'emailValidity',
  'emailVerified',
  'phoneNumber',
  'phoneNumberValidity',
  'isPhoneNumberVerified',
  'realityCheckPeriod',
  'bankingCDD',
  'accountStatus',
  'personalInfo',
  'isSuppressedInAnyCommunicationGroup',
  'isSmsMarketingAccepted',
  'isEmailMarketingAccepted',
  'isPhoneMarketingAccepted',
  'isWebPushMarketingAccepted',
  'termsAccepted',
  'privacyPolicyAccepted',
  'isInstantBankingBlocked',
  'areWithdrawalsBlocked',
  'gamificationOptIn',
] as const satisfies readonly (keyof Player['profile'])[];

const fromProfile =
  <Field extends keyof Player['profile']>(field: Field) =>
  (player: Player) =>
    player.profile[field];

export const playerResolvers = {
  playerId: (player: Player) => player.id,
  timeZone: ({ profile }: Player) => timeZoneOf(profile),
  ...Object.fromEntries(plainFields.map((field) => [field, fromProfile(field)])),
  numberOfDeposits: (player: Player, _args: unknown, { store }: Context) =>
    store.payments.depositTotals(player.id).count,
  totalDepositAmount: (player: Player, _args: unknown, { store }: Context) =>
    toDecimal(store.payments.depositTotals(player.id).amount, store.wallets.ofPlayer(player.id).currency),
  country: (player: Player, _args: unknown, context: Context) => ({
    code: player.profile.country,
    currency: context.store.documents.get<string>('country', player.profile.country) ?? context.brand.defaultCurrency,
  }),
  marketingPreferences: ({ profile }: Player) => ({ marketingBlocked: profile.marketingBlocked }),
  instantBankingBlock: ({ profile }: Player) => ({ activeFrom: profile.instantBankingBlockActiveFrom }),
  selfExclusionDetails,
  timeouts: ({ profile }: Player) => ({ timeoutEndsAt: profile.timeoutEndsAt }),
  kycCheckStatus: ({ profile }: Player) => profile.kyc,
  sourceOfWealthStatus({ id, profile }: Player, _args: unknown, { store }: Context) {
    const { status, dueDate } = profile.sourceOfWealth;
    const dueDateExpired = isSourceOfWealthOverdue(profile, store.now());
    const requiredDocumentsUploadV2 = store.documentRequests.open(id, 'SourceOfWealth');
    return { status, dueDate, dueDateExpired, requiredDocumentsUploadV2 };
  },
};
