/**
 * The back end's data of a player without any restriction, in its wire format: every field of the
 * specification's section 3, with the `__typename` that the cache needs.
 */
export const wirePlayer = {
  __typename: 'Player',
  id: 'p1',
  playerId: '3f6c2a',
  language: 'en_GB',
  email: 'player@acme.test',
  phoneNumber: '+358401234567',
  isPhoneNumberVerified: true,
  emailVerified: true,
  numberOfDeposits: 3,
  realityCheckPeriod: 60,
  totalDepositAmount: '150.00',
  bankingCDD: null,
  accountStatus: { __typename: 'AccountStatus', status: 'Active', cause: null, reopenByCustomerAllowed: false },
  country: { __typename: 'Country', id: 'FI', code: 'FI', name: 'Finland', currency: 'EUR' },
  personalInfo: {
    __typename: 'PersonalInfo',
    street: 'Street 1',
    city: 'Helsinki',
    firstName: 'Test',
    lastName: 'Player',
    dateOfBirth: '1990-04-23',
    zipCode: '00100',
    ssn: null,
    state: null,
  },
  marketingPreferences: { __typename: 'MarketingPreferences', marketingBlocked: false },
  isSuppressedInAnyCommunicationGroup: false,
  isSmsMarketingAccepted: true,
  isEmailMarketingAccepted: true,
  isPhoneMarketingAccepted: false,
  isWebPushMarketingAccepted: false,
  termsAccepted: true,
  privacyPolicyAccepted: true,
  isInstantBankingBlocked: false,
  instantBankingBlock: null,
  selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: null },
  timeouts: { __typename: 'Timeouts', timeoutEndsAt: null },
  areWithdrawalsBlocked: false,
  kycCheckStatus: {
    __typename: 'KycCheckStatus',
    status: 'Done',
    deadline: null,
    verificationsDone: [],
    verificationsMissing: [],
  },
  sourceOfWealthStatus: {
    __typename: 'SourceOfWealthStatus',
    status: null,
    dueDate: null,
    dueDateExpired: false,
    requiredDocumentsUploadV2: [],
  },
  gamificationOptIn: true,
};

export const wireCustomer = {
  __typename: 'Customer',
  id: 'c1',
  popUpsNeeded: [],
  isCancelWithdrawalBlocked: false,
  isIncreaseDepositLimitBlocked: false,
  isRewardsBlocked: false,
  isDepositsBlocked: false,
};

export const wireWallet = {
  __typename: 'Wallet',
  id: 'w1',
  balance: '50.00',
  bonusBalance: '5.00',
  currency: 'EUR',
  minDepositAmount: '20.00',
  minWithdrawalAmount: '20.00',
};

/** A GraphQL response with these fields of the viewer. */
export const wireViewer = (fields: Readonly<Record<string, unknown>>) => ({
  data: { viewer: { __typename: 'Viewer', id: 'p1', ...fields } },
});

interface WireHistory {
  totalCount?: number;
  /** Null on the last page. */
  endCursor?: string | null;
  totals?: object;
}

/** A page of a history of `@lobby/history`, whose rows are of the type. */
export const wireHistory = (
  type: string,
  nodes: readonly object[],
  { totalCount = nodes.length, endCursor = null, totals }: WireHistory = {},
) =>
  wireViewer({
    history: {
      __typename: `${type}Connection`,
      totalCount,
      ...(totals && { totals }),
      edges: nodes.map((node, index) => ({
        __typename: `${type}Edge`,
        cursor: `c${index}`,
        node: { __typename: type, ...node },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  });

export const wireCountryContext = {
  data: {
    countryContext: {
      __typename: 'CountryContext',
      countryCode: 'FI',
      playerCountryCode: null,
      ipCountryCode: 'FI',
      havePlayerCountryCode: false,
      subDivision: null,
    },
  },
};

/** Of a back end that does not know what an operation requests. */
export const wireNotOffered = {
  errors: [{ message: 'Cannot query field.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
};
