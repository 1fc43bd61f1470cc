import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLEnumType } from 'graphql';
import * as enums from './enums.ts';
import { licenses, operators } from './operators.ts';
import { toggles } from './toggles.ts';

const schema = buildSchema(readFileSync(`${import.meta.dirname}/../schema.graphql`, 'utf8'));
const schemaEnum = (name: string) => {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is no enum of the schema`);
  return type.getValues().map((value) => value.name);
};

// Written from the specification, not from the code.
const list = (text: string) => text.split(', ');

it.each([
  ['operators', operators, 'Infiniza, Frenwall, Herion, FortuneForge, Elmst, Elvel'],
  ['licenses', licenses, 'anj, cos, crc, est, mga'],
  ['sourcesOfWealth', enums.sourcesOfWealth, 'Dividends, Inheritance, Other, Salary, SaleOfCompany, SaleOfProperty'],
  [
    'sourceOfWealthRequirementStatuses',
    enums.sourceOfWealthRequirementStatuses,
    'Done, NotNeed, Pending, Required, WillBeRequired',
  ],
  ['kycStatuses', enums.kycStatuses, 'Done, NotRequired, Required'],
  [
    'rewardStatuses',
    enums.rewardStatuses,
    'Credited, Expired, FailedProcessing, Processing, Removed, Scheduled, Unclaimed',
  ],
  ['bonusStatuses', enums.bonusStatuses, 'Active, Converted, Expired, Forfeited'],
  ['bonusUnlockTriggers', enums.bonusUnlockTriggers, 'CompleteSoW, Deposit'],
  ['rewardKinds', enums.rewardKinds, 'Cashback, Incentive'],
  ['rewardSortFields', enums.rewardSortFields, 'assignedAt, rewardId, status, updatedAt'],
  ['sortFields', enums.sortFields, 'createdAt, processedAt'],
  ['paymentTransactionTypes', enums.paymentTransactionTypes, 'Deposit, Withdrawal'],
  [
    'transactionStates',
    enums.transactionStates,
    'CancelInitialized, Cancelled, Completed, Initialized, RollbackInitialized, RolledBacked',
  ],
  [
    'withdrawalCancelReasons',
    enums.withdrawalCancelReasons,
    'AccountIssues, InsufficientGameChoices, NotEnoughBonusesOrPromotions, PaymentIssues',
  ],
  ['payoutModes', enums.payoutModes, 'Instant, Manual'],
  ['devices', enums.devices, 'Desktop, Mobile'],
  ['verificationOrigins', enums.verificationOrigins, 'EmailChange, SignUp, Unknown'],
  ['limitPeriods', enums.limitPeriods, 'Day, Week, Month'],
  ['identityProviders', enums.identityProviders, 'KEYCLOAK, PIQ, SMS, TRUSTLY, ZIMPLER'],
  ['registrationMethods', enums.registrationMethods, 'DINO, REGILY, SSN, TRUSTLY, ZIMPLER'],
  ['rewardApplicabilities', enums.rewardApplicabilities, 'ALWAYS, EXISTING_DEPOSITS, FIRST_TIME_DEPOSIT'],
  ['callToActionTypes', enums.callToActionTypes, 'DEPOSIT, PAGE_LINK'],
  [
    'contentBlockTypes',
    enums.contentBlockTypes,
    'BANNER_EXTERNAL_LINK, BANNER_GAME, BANNER_MANUAL, JACKPOT, PROMOTION, PROMOTION_V2, RAFFLE, TOP_GAMES, TOP_SPORTS',
  ],
  ['contactValidities', enums.contactValidities, 'Invalid, Risky, Valid'],
  ['loginFlows', enums.loginFlows, 'Keycloak, Sms, Trustly, Piq, Zimpler'],
  [
    'toggles',
    toggles,
    'BasicEnterCode, DarkCashierLayout, DefaultConsentRegistration, DisablePhoneVerificationForRewards, DisableWeekendWithdrawalMessages, EnableCashierIBAwardAnnouncement, EnableFinancialHistory, EnableGamesInformationMessage, EnableKrofortQuickDepositWithLastUsedAccount, EnablePhoneVerification, JackpotAutoOptIn, JackpotInRegistrationFlow, Keycloak, OverlaySourceOfWealth, QuickMenu, ShowRTP, Sportsbook, SumSubFlow, enableZendeskWebWidget',
  ],
  ['jackpotPots', enums.jackpotPots, 'mega, major, minor, shared, total'],
  ['raffleDropTypes', enums.raffleDropTypes, 'hourly, daily, weekly'],
  [
    'bannerKinds',
    enums.bannerKinds,
    'AccountClosed, GermanyCloseDown, NovemberCampaign, KycRequired, Maintenance, SelfExclusion, SowRequired, SowUploadRequired, Timeout, Content, BankingCDD, InstantBankingGracePeriod, InstantBankingJackpot',
  ],
  [
    'overlayVariants',
    enums.overlayVariants,
    'confirmation, default, error, search, quick-deposit, reality-check, content-accept, action-error, jackpot-win, raffle-win, sow, sumsub-kyc-required',
  ],
  ['feedbackKinds', enums.feedbackKinds, 'error, info, success, warning'],
  ['feedbackStatuses', enums.feedbackStatuses, 'open, closing'],
  ['deviceTypes', enums.deviceTypes, 'phone, tablet, desktop'],
  ['operatingSystems', enums.operatingSystems, 'iOS, Android, Windows Mobile, other'],
] as [string, readonly string[], string][])('spells %s as specified: %j', (_name, values, expected) => {
  expect(values).toEqual(list(expected));
});

it('classifies exactly three login flows as by personal number', () => {
  expect(enums.loginFlows.filter(enums.isPersonalNumberFlow)).toEqual(['Trustly', 'Piq', 'Zimpler']);
});

it('gives each pot its display name', () => {
  expect(['total', 'mega', 'epic', 'major', 'minor', 'shared'].map(enums.potDisplayName)).toEqual([
    'TOTAL',
    'EPIC',
    'EPIC',
    'SUPER',
    'MINI',
    'SHARED',
  ]);
  expect(enums.potDisplayName('toString')).toBe('TOSTRING');
});

it.each([
  ['License', licenses],
  ['SourceOfWealthKind', enums.sourcesOfWealth],
  ['SourceOfWealthRequirementStatus', enums.sourceOfWealthRequirementStatuses],
  ['KycStatus', enums.kycStatuses],
  ['RewardStatus', enums.rewardStatuses],
  ['RewardKind', enums.rewardKinds],
  ['RewardSortField', enums.rewardSortFields],
  ['SortField', enums.sortFields],
  ['RewardApplicability', enums.rewardApplicabilities],
  ['CallToActionType', enums.callToActionTypes],
  ['BonusStatus', enums.bonusStatuses],
  ['BonusUnlockTrigger', enums.bonusUnlockTriggers],
  ['PaymentTransactionType', enums.paymentTransactionTypes],
  ['TransactionState', enums.transactionStates],
  ['WithdrawalCancelReason', enums.withdrawalCancelReasons],
  ['PayoutMode', enums.payoutModes],
  ['Device', enums.devices],
  ['LimitPeriod', enums.limitPeriods],
  ['LimitKind', enums.limitKinds],
  ['DocumentKind', enums.documentKinds],
  ['DocumentStatus', enums.documentStatuses],
  ['ContactKind', enums.contactKinds],
  ['MarketingChannel', enums.marketingChannels],
  ['LoginFlow', enums.loginFlows],
  ['RegistrationFlow', enums.registrationFlows],
  ['IdentityProvider', enums.identityProviders],
  ['LoginPartner', enums.loginPartners],
  ['VerificationOrigin', enums.verificationOrigins],
  ['ContactValidity', enums.contactValidities],
  ['JackpotPotId', enums.jackpotPots],
  ['ContentBlockType', enums.contentBlockTypes],
  ['BannerKind', enums.bannerKinds],
  ['GameFeature', enums.gameFeatures],
] as [string, readonly string[]][])('the schema spells %s like the code does', (name, values) => {
  expect(schemaEnum(name)).toEqual([...values]);
});
