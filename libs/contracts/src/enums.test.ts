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
const words = (text: string) => text.split(', ');

it.each([
  ['R-3-001', operators, 'Infiniza, Frenwall, Herion, FortuneForge, Elmst, Elvel'],
  ['R-3-002', licenses, 'anj, cos, crc, est, mga'],
  ['R-3-003', enums.sourcesOfWealth, 'Dividends, Inheritance, Other, Salary, SaleOfCompany, SaleOfProperty'],
  ['R-3-004', enums.sourceOfWealthRequirementStatuses, 'Done, NotNeed, Pending, Required, WillBeRequired'],
  ['R-3-005', enums.kycStatuses, 'Done, NotRequired, Required'],
  ['R-3-006', enums.rewardStatuses, 'Credited, Expired, FailedProcessing, Processing, Removed, Scheduled, Unclaimed'],
  ['R-3-007', enums.bonusStatuses, 'Active, Converted, Expired, Forfeited'],
  ['R-3-007', enums.bonusUnlockTriggers, 'CompleteSoW, Deposit'],
  ['R-3-008', enums.rewardKinds, 'Cashback, Incentive'],
  ['R-3-009', enums.rewardSortFields, 'assignedAt, rewardId, status, updatedAt'],
  ['R-3-009', enums.sortFields, 'createdAt, processedAt'],
  ['R-3-010', enums.paymentTransactionTypes, 'Deposit, Withdrawal'],
  [
    'R-3-011',
    enums.transactionStates,
    'CancelInitialized, Cancelled, Completed, Initialized, RollbackInitialized, RolledBacked',
  ],
  [
    'R-3-012',
    enums.withdrawalCancelReasons,
    'AccountIssues, InsufficientGameChoices, NotEnoughBonusesOrPromotions, PaymentIssues',
  ],
  ['R-3-013', enums.payoutModes, 'Instant, Manual'],
  ['R-3-014', enums.devices, 'Desktop, Mobile'],
  ['R-3-015', enums.verificationOrigins, 'EmailChange, SignUp, Unknown'],
  ['R-3-016', enums.limitPeriods, 'Day, Week, Month'],
  ['R-3-017', enums.verificationProviders, 'KEYCLOAK, PIQ, SMS, TRUSTLY, ZIMPLER'],
  ['R-3-018', enums.registrationMethods, 'DINO, REGILY, SSN, TRUSTLY, ZIMPLER'],
  ['R-3-019', enums.rewardApplicabilities, 'ALWAYS, EXISTING_DEPOSITS, FIRST_TIME_DEPOSIT'],
  ['R-3-020', enums.callToActionTypes, 'DEPOSIT, PAGE_LINK'],
  [
    'R-3-021',
    enums.contentBlockTypes,
    'BANNER_EXTERNAL_LINK, BANNER_GAME, BANNER_MANUAL, JACKPOT, PROMOTION, PROMOTION_V2, RAFFLE, TOP_GAMES, TOP_SPORTS',
  ],
  ['R-3-022', enums.contactValidities, 'Invalid, Risky, Valid'],
  ['R-3-023', enums.loginFlows, 'Keycloak, Sms, Trustly, Piq, Zimpler'],
  [
    'R-3-024',
    toggles,
    'BasicEnterCode, DarkCashierLayout, DefaultConsentRegistration, DisablePhoneVerificationForRewards, DisableWeekendWithdrawalMessages, EnableCashierIBAwardAnnouncement, EnableFinancialHistory, EnableGamesInformationMessage, EnableKrofortQuickDepositWithLastUsedAccount, EnablePhoneVerification, JackpotAutoOptIn, JackpotInRegistrationFlow, Keycloak, OverlaySourceOfWealth, QuickMenu, ShowRTP, Sportsbook, SumSubFlow, enableZendeskWebWidget',
  ],
  ['R-3-026', enums.jackpotPots, 'mega, major, minor, shared, total'],
  ['R-3-028', enums.raffleDropTypes, 'hourly, daily, weekly'],
  [
    'R-3-029',
    enums.bannerKinds,
    'AccountClosed, GermanyCloseDown, NovemberCampaign, KycRequired, Maintenance, SelfExclusion, SowRequired, SowUploadRequired, Timeout, Content, BankingCDD, InstantBankingGracePeriod, InstantBankingJackpot',
  ],
  [
    'R-3-030',
    enums.overlayVariants,
    'confirmation, default, error, search, quick-deposit, reality-check, content-accept, action-error, jackpot-win, raffle-win, sow, sumsub-kyc-required',
  ],
  ['R-3-031', enums.feedbackKinds, 'error, info, success, warning'],
  ['R-3-031', enums.feedbackStatuses, 'open, closing'],
  ['R-3-033', enums.deviceTypes, 'phone, tablet, desktop'],
  ['R-3-034', enums.operatingSystems, 'iOS, Android, Windows Mobile, other'],
] as [string, readonly string[], string][])('spells the values as specified (%s): %j', (_id, values, expected) => {
  expect(values).toEqual(words(expected));
});

it('knows the flows by personal number: exactly three (R-3-023)', () => {
  expect(enums.loginFlows.filter(enums.isPersonalNumberFlow)).toEqual(['Trustly', 'Piq', 'Zimpler']);
});

it('names the pots as players read them (R-3-027)', () => {
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
  ['LoginFlow', enums.loginFlows],
  ['RegistrationFlow', ['KEYCLOAK', ...enums.registrationMethods]],
  ['ContactValidity', enums.contactValidities],
  ['JackpotPotId', enums.jackpotPots],
  ['ContentBlockType', enums.contentBlockTypes],
  ['BannerKind', enums.bannerKinds],
] as [string, readonly string[]][])('the schema spells %s like the code does', (name, values) => {
  expect(schemaEnum(name)).toEqual([...values]);
});
