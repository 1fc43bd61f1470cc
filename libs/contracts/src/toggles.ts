/** Brand feature toggles, bound at build time; names as spelt in the specification (R-3-024). */
export const toggles = [
  'BasicEnterCode',
  'DarkCashierLayout',
  'DefaultConsentRegistration',
  'DisablePhoneVerificationForRewards',
  'DisableWeekendWithdrawalMessages',
  'EnableCashierIBAwardAnnouncement',
  'EnableFinancialHistory',
  'EnableGamesInformationMessage',
  'EnableKrofortQuickDepositWithLastUsedAccount',
  'EnablePhoneVerification',
  'JackpotAutoOptIn',
  'JackpotInRegistrationFlow',
  'Keycloak',
  'OverlaySourceOfWealth',
  'QuickMenu',
  'ShowRTP',
  'Sportsbook',
  'SumSubFlow',
  'enableZendeskWebWidget',
] as const;
export type Toggle = (typeof toggles)[number];

/** The licence gates of the specification's table (R-6-008 to R-6-021); which licences open them: `@lobby/licensing`. */
export type Gate =
  | 'globalLossLimits'
  | 'lossLimits'
  | 'sessionClock'
  | 'sessionLimits'
  | 'depositLimits'
  | 'weeklyAndMonthlyDepositLimits'
  | 'depositLimitsAtRegistration'
  | 'selfExclusion'
  | 'multipleSelfExclusionOptions'
  | 'closedLoopPayments'
  | 'realityCheck'
  | 'fullTermsLinkInChallenges'
  | 'jackpotNotification'
  | 'defaultUSDCurrency'
  | 'ssnAtRegistration'
  | 'kycRequired';

/** Further boolean fields of a brand that are build constants. */
type BrandConstant = 'contributionAsPercentage' | 'bonusWallet' | 'gamification' | 'visitorBrowsing';

/** Whether some country of the brand signs in by phone, signs in or registers on a partner's pages, registers by a form of the lobby. */
type FlowConstant = 'phoneLogin' | 'partnerLogin' | 'registrationForm';

/** What a licence may forbid beyond the table: `playerProtection` of `@lobby/licensing`. */
type LicenseConstant = 'twoGames';

/** Every constant of `virtual:lobby-build`. `allowOverrides`: in development, e2e and staging builds only. */
export type BuildConstant = Gate | Toggle | BrandConstant | FlowConstant | LicenseConstant | 'allowOverrides';
export type BuildConstants = Readonly<Record<BuildConstant, boolean>>;
