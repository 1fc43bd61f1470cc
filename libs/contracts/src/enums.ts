/**
 * The enumerations of the product, spelt as the back end spells them (section 3 of the specification).
 * Spellings that look wrong (`RolledBacked`, `NotNeed`) are those of the API and stay.
 * Each list of values has a type of the same name in the singular.
 */

/** Where a player's money comes from (R-3-003). */
export const sourcesOfWealth = [
  'Dividends',
  'Inheritance',
  'Other',
  'Salary',
  'SaleOfCompany',
  'SaleOfProperty',
] as const;
export type SourceOfWealth = (typeof sourcesOfWealth)[number];

/** Kinds of document that the operator requests from a player. */
export const documentKinds = ['Identity', 'Address', 'PaymentMethod', 'SourceOfWealth'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStatuses = ['Requested', 'InReview', 'Accepted', 'Rejected'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Whether a source-of-wealth declaration is required. Never merged with {@link KycStatus}. */
export const sourceOfWealthRequirementStatuses = ['Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired'] as const;
export type SourceOfWealthRequirementStatus = (typeof sourceOfWealthRequirementStatuses)[number];

/** Status of the KYC check, separate from the source of wealth. */
export const kycStatuses = ['Done', 'NotRequired', 'Required'] as const;
export type KycStatus = (typeof kycStatuses)[number];

export const rewardStatuses = [
  'Credited',
  'Expired',
  'FailedProcessing',
  'Processing',
  'Removed',
  'Scheduled',
  'Unclaimed',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

export const bonusStatuses = ['Active', 'Converted', 'Expired', 'Forfeited'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

export const bonusUnlockTriggers = ['CompleteSoW', 'Deposit'] as const;
export type BonusUnlockTrigger = (typeof bonusUnlockTriggers)[number];

export const rewardKinds = ['Cashback', 'Incentive'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const rewardSortFields = ['assignedAt', 'rewardId', 'status', 'updatedAt'] as const;

/** Sort fields of everything else (transactions). */
export const sortFields = ['createdAt', 'processedAt'] as const;

export const paymentTransactionTypes = ['Deposit', 'Withdrawal'] as const;
export type PaymentTransactionType = (typeof paymentTransactionTypes)[number];

export const transactionStates = [
  'CancelInitialized',
  'Cancelled',
  'Completed',
  'Initialized',
  'RollbackInitialized',
  'RolledBacked',
] as const;
export type TransactionState = (typeof transactionStates)[number];

export const withdrawalCancelReasons = [
  'AccountIssues',
  'InsufficientGameChoices',
  'NotEnoughBonusesOrPromotions',
  'PaymentIssues',
] as const;
export type WithdrawalCancelReason = (typeof withdrawalCancelReasons)[number];

export const payoutModes = ['Instant', 'Manual'] as const;
export type PayoutMode = (typeof payoutModes)[number];

/** The back end's devices; phones and tablets both are `Mobile`. */
export const devices = ['Desktop', 'Mobile'] as const;
export type Device = (typeof devices)[number];

export const verificationOrigins = ['EmailChange', 'SignUp', 'Unknown'] as const;
export type VerificationOrigin = (typeof verificationOrigins)[number];

export const limitPeriods = ['Day', 'Week', 'Month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const limitKinds = ['Deposit', 'Loss', 'GlobalLoss', 'Session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Who vouches for a player. */
export const identityProviders = ['KEYCLOAK', 'PIQ', 'SMS', 'TRUSTLY', 'ZIMPLER'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

export const registrationMethods = ['DINO', 'REGILY', 'SSN', 'TRUSTLY', 'ZIMPLER'] as const;

export const rewardApplicabilities = ['ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT'] as const;
export type RewardApplicability = (typeof rewardApplicabilities)[number];

export const callToActionTypes = ['DEPOSIT', 'PAGE_LINK'] as const;
export type CallToActionType = (typeof callToActionTypes)[number];

export const contentBlockTypes = [
  'BANNER_EXTERNAL_LINK',
  'BANNER_GAME',
  'BANNER_MANUAL',
  'JACKPOT',
  'PROMOTION',
  'PROMOTION_V2',
  'RAFFLE',
  'TOP_GAMES',
  'TOP_SPORTS',
] as const;
export type ContentBlockType = (typeof contentBlockTypes)[number];

export const contactKinds = ['Email', 'Phone'] as const;
export type ContactKind = (typeof contactKinds)[number];

export const marketingChannels = ['Email', 'Sms', 'Phone', 'WebPush'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Result of validating an e-mail address or phone number. */
export const contactValidities = ['Invalid', 'Risky', 'Valid'] as const;
export type ContactValidity = (typeof contactValidities)[number];

export const loginFlows = ['Keycloak', 'Sms', 'Trustly', 'Piq', 'Zimpler'] as const;
export type LoginFlow = (typeof loginFlows)[number];

/** Who signs players in on pages of their own. Finshark and Krofort are no login flow of a country. */
export const loginPartners = ['FINSHARK', 'KROFORT', 'PIQ', 'TRUSTLY', 'ZIMPLER'] as const;
export type LoginPartner = (typeof loginPartners)[number];

/** What became of a deposit that was made with a sign-in. */
export const signInDepositStates = ['Booked', 'Declined'] as const;
export type SignInDepositState = (typeof signInDepositStates)[number];

/** How players of a country register; KEYCLOAK is the identity provider's registrations page. */
export const registrationFlows = ['KEYCLOAK', ...registrationMethods] as const;
export type RegistrationFlow = (typeof registrationFlows)[number];

/** True for the flows that identify a player by personal number rather than e-mail or phone (R-3-023). */
export const isPersonalNumberFlow = (flow: LoginFlow): boolean =>
  flow === 'Trustly' || flow === 'Piq' || flow === 'Zimpler';

/** Country code of the fallback entry in `flowSettings.registrations`. */
export const restOfWorld = 'ROW';

export const jackpotPots = ['mega', 'major', 'minor', 'shared', 'total'] as const;

const potNames: Readonly<Record<string, string>> = {
  total: 'TOTAL',
  mega: 'EPIC',
  epic: 'EPIC',
  major: 'SUPER',
  minor: 'MINI',
  shared: 'SHARED',
};
/** Display name of a pot; an unknown id is shown in upper case. */
export const potDisplayName = (id: string): string =>
  Object.hasOwn(potNames, id) ? (potNames[id] as string) : id.toUpperCase();

export const raffleDropTypes = ['hourly', 'daily', 'weekly'] as const;

export const bannerKinds = [
  'AccountClosed',
  'GermanyCloseDown',
  'NovemberCampaign',
  'KycRequired',
  'Maintenance',
  'SelfExclusion',
  'SowRequired',
  'SowUploadRequired',
  'Timeout',
  'Content',
  'BankingCDD',
  'InstantBankingGracePeriod',
  'InstantBankingJackpot',
] as const;
export type BannerKind = (typeof bannerKinds)[number];

export const overlayVariants = [
  'confirmation',
  'default',
  'error',
  'search',
  'quick-deposit',
  'reality-check',
  'content-accept',
  'action-error',
  'jackpot-win',
  'raffle-win',
  'sow',
  'sumsub-kyc-required',
] as const;

export const feedbackKinds = ['error', 'info', 'success', 'warning'] as const;

export const feedbackStatuses = ['open', 'closing'] as const;

/** Derived from the user agent, for texts and headers; layout goes by width alone. */
export const deviceTypes = ['phone', 'tablet', 'desktop'] as const;

export const operatingSystems = ['iOS', 'Android', 'Windows Mobile', 'other'] as const;

/** Why a player was signed out; a plain click on sign-out has no reason. */
export const logoutReasons = ['SESSION_EXPIRED', 'JWT_EXPIRED', 'LOGGED_IN_FROM_ANOTHER_DEVICE'] as const;
export type LogoutReason = (typeof logoutReasons)[number];

/** The fixed lists of `/game-list/{slug}/`. */
export const gameListSlugs = [
  'blackjack',
  'bonus',
  'hot-games',
  'jackpots',
  'live-casino',
  'megaways',
  'new',
  'roulette',
  'slots',
  'table-games',
] as const;
export type GameListSlug = (typeof gameListSlugs)[number];

/** What a game has, by which players choose. */
export const gameFeatures = [
  'BonusBuy',
  'Cascades',
  'ClusterPays',
  'FreeSpins',
  'HoldAndWin',
  'Jackpot',
  'Megaways',
  'Multipliers',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** Values of `extensions.type` of GraphQL errors, without the dollar sign (R-8-002). */
export const authenticationFailure = 'AuthenticationFailure';
export const invalidTokenFailure = 'InvalidTokenFailure';
