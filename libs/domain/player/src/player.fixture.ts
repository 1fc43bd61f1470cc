import type { CustomerInfo, PlayerInfo } from './documents.ts';

/** A player without any restriction in the wire format, with all fields of section 3. */
export const player: PlayerInfo = {
  id: 'p1',
  playerId: '3f6c2a',
  language: 'en_GB',
  email: 'player@lobby.test',
  phoneNumber: '+358401234567',
  isPhoneNumberVerified: true,
  emailVerified: true,
  numberOfDeposits: 3,
  realityCheckPeriod: 60,
  totalDepositAmount: '150.00',
  bankingCDD: null,
  accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: false },
  country: { id: 'FI', code: 'FI', name: 'Finland', currency: 'EUR' },
  personalInfo: {
    street: 'Street 1',
    city: 'Helsinki',
    firstName: 'Test',
    lastName: 'Player',
    dateOfBirth: '1990-04-23',
    zipCode: '00100',
    ssn: null,
    state: null,
  },
  marketingPreferences: { marketingBlocked: false },
  isSuppressedInAnyCommunicationGroup: false,
  isSmsMarketingAccepted: true,
  isEmailMarketingAccepted: true,
  isPhoneMarketingAccepted: false,
  isWebPushMarketingAccepted: false,
  termsAccepted: true,
  privacyPolicyAccepted: true,
  isInstantBankingBlocked: false,
  instantBankingBlock: null,
  selfExclusionDetails: { exclusionEndsAt: null },
  timeouts: { timeoutEndsAt: null },
  areWithdrawalsBlocked: false,
  kycCheckStatus: { status: 'Done', deadline: null, verificationsDone: [], verificationsMissing: [] },
  sourceOfWealthStatus: { dueDate: null, dueDateExpired: false, requiredDocumentsUploadV2: [] },
};

export const customer: CustomerInfo = {
  id: 'c1',
  popUpsNeeded: [],
  isCancelWithdrawalBlocked: false,
  isIncreaseDepositLimitBlocked: false,
  isRewardsBlocked: false,
  isDepositsBlocked: false,
};

const wallet = {
  __typename: 'Wallet',
  id: 'w1',
  balance: '50.00',
  bonusBalance: '5.00',
  currency: 'EUR',
  minDepositAmount: '20.00',
  minWithdrawalAmount: '20.00',
};

const typenames: Readonly<Record<string, string>> = {
  accountStatus: 'AccountStatus',
  country: 'Country',
  personalInfo: 'PersonalInfo',
  marketingPreferences: 'MarketingPreferences',
  instantBankingBlock: 'InstantBankingBlock',
  selfExclusionDetails: 'SelfExclusionDetails',
  timeouts: 'Timeouts',
  kycCheckStatus: 'KycCheckStatus',
  sourceOfWealthStatus: 'SourceOfWealthStatus',
};

/** The response to GetPlayerInfo, with the type names that the cache needs. */
export const playerInfoAnswer = (info: PlayerInfo | null = player) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'p1',
      player: info && {
        __typename: 'Player',
        ...Object.fromEntries(
          Object.entries(info).map(([name, value]) => [
            name,
            value !== null && typenames[name] ? { __typename: typenames[name], ...(value as object) } : value,
          ]),
        ),
      },
    },
  },
});

/** The response to Wallet. */
export const walletAnswer = (balance = wallet.balance) => ({
  data: { viewer: { __typename: 'Viewer', id: 'p1', wallet: { ...wallet, balance } } },
});
