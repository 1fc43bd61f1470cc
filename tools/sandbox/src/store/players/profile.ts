import type {
  ContactValidity,
  KycStatus,
  SourceOfWealth,
  SourceOfWealthRequirementStatus,
} from '../../../../../libs/contracts/src/enums.ts';

/** Everything about a player that is not money: one JSON document, spelt as in the schema. Dates are ISO 8601. */
export interface Profile {
  language: string;
  country: string;
  emailVerified: boolean;
  emailValidity: ContactValidity;
  phoneNumber: string | null;
  phoneNumberValidity: ContactValidity | null;
  isPhoneNumberVerified: boolean;
  realityCheckPeriod: number | null;
  bankingCDD: string | null;
  accountStatus: { status: string; cause: string | null; reopenByCustomerAllowed: boolean };
  personalInfo: {
    street: string | null;
    city: string | null;
    firstName: string | null;
    lastName: string | null;
    dateOfBirth: string | null;
    zipCode: string | null;
    ssn: string | null;
    state: string | null;
  };
  marketingBlocked: boolean;
  isSuppressedInAnyCommunicationGroup: boolean;
  isSmsMarketingAccepted: boolean;
  isEmailMarketingAccepted: boolean;
  isPhoneMarketingAccepted: boolean;
  isWebPushMarketingAccepted: boolean;
  termsAccepted: boolean;
  privacyPolicyAccepted: boolean;
  isInstantBankingBlocked: boolean;
  instantBankingBlockActiveFrom: string | null;
  exclusionEndsAt: string | null;
  timeoutEndsAt: string | null;
  areWithdrawalsBlocked: boolean;
  kyc: { status: KycStatus; deadline: string | null; verificationsDone: string[]; verificationsMissing: string[] };
  sourceOfWealth: {
    status: SourceOfWealthRequirementStatus;
    dueDate: string | null;
    /** Ids of the ticked options, by kind. */
    checked?: { readonly [Kind in SourceOfWealth]?: readonly string[] };
    completed: SourceOfWealth[];
  };
  gamificationOptIn: boolean;
  gamificationLevel: number;
  isPlayerBlockedInGamanza: boolean;
  popUpsNeeded: string[];
  isCancelWithdrawalBlocked: boolean;
  isIncreaseDepositLimitBlocked: boolean;
  isRewardsBlocked: boolean;
  isDepositsBlocked: boolean;
  /** When play started or the last reality check was acknowledged. */
  realityCheckStartedAt: string | null;
  /** Where the player came from when the account was opened; absent where nothing is known. */
  attribution?: Attribution;
}

export interface Attribution {
  affiliateCode?: string | undefined;
  internalTrackingId?: string | undefined;
  utm?: Readonly<Record<string, string>> | undefined;
}

/** The profile of a player without restrictions. */
export const defaultProfile = (country: string, language: string): Profile => ({
  language,
  country,
  emailVerified: false,
  emailValidity: 'Valid',
  phoneNumber: null,
  phoneNumberValidity: null,
  isPhoneNumberVerified: false,
  realityCheckPeriod: 60,
  bankingCDD: null,
  accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true },
  personalInfo: {
    street: null,
    city: null,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    zipCode: null,
    ssn: null,
    state: null,
  },
  marketingBlocked: false,
  isSuppressedInAnyCommunicationGroup: false,
  isSmsMarketingAccepted: false,
  isEmailMarketingAccepted: false,
  isPhoneMarketingAccepted: false,
  isWebPushMarketingAccepted: false,
  termsAccepted: true,
  privacyPolicyAccepted: true,
  isInstantBankingBlocked: false,
  instantBankingBlockActiveFrom: null,
  exclusionEndsAt: null,
  timeoutEndsAt: null,
  areWithdrawalsBlocked: false,
  kyc: { status: 'NotRequired', deadline: null, verificationsDone: [], verificationsMissing: [] },
  sourceOfWealth: { status: 'NotNeed', dueDate: null, completed: [] },
  gamificationOptIn: false,
  gamificationLevel: 1,
  isPlayerBlockedInGamanza: false,
  popUpsNeeded: [],
  isCancelWithdrawalBlocked: false,
  isIncreaseDepositLimitBlocked: false,
  isRewardsBlocked: false,
  isDepositsBlocked: false,
  realityCheckStartedAt: null,
});
