import type { BuildConstant } from '@lobby/contracts';

/**
 * Replaces the build's constants in tests and stories. The exports are live bindings: after `setBuild` the code under
 * test reads the new values.
 */
export let globalLossLimits = false;
export let lossLimits = false;
export let sessionClock = false;
export let sessionLimits = false;
export let depositLimits = false;
export let weeklyAndMonthlyDepositLimits = false;
export let depositLimitsAtRegistration = false;
export let selfExclusion = false;
export let multipleSelfExclusionOptions = false;
export let closedLoopPayments = false;
export let realityCheck = false;
export let fullTermsLinkInChallenges = false;
export let jackpotNotification = false;
export let defaultUSDCurrency = false;
export let ssnAtRegistration = false;
export let kycRequired = false;

export let BasicEnterCode = false;
export let DarkCashierLayout = false;
export let DefaultConsentRegistration = false;
export let DisablePhoneVerificationForRewards = false;
export let DisableWeekendWithdrawalMessages = false;
export let EnableCashierIBAwardAnnouncement = false;
export let EnableFinancialHistory = false;
export let EnableGamesInformationMessage = false;
export let EnableKrofortQuickDepositWithLastUsedAccount = false;
export let EnablePhoneVerification = false;
export let JackpotAutoOptIn = false;
export let JackpotInRegistrationFlow = false;
export let Keycloak = true;
export let OverlaySourceOfWealth = false;
export let QuickMenu = true;
export let ShowRTP = false;
export let Sportsbook = true;
export let SumSubFlow = false;
export let enableZendeskWebWidget = false;

export let contributionAsPercentage = false;
export let bonusWallet = true;
export let gamification = true;
export let visitorBrowsing = true;
export let phoneLogin = true;
export let partnerLogin = true;
export let registrationForm = true;
export let allowOverrides = false;

const setters = {
  globalLossLimits: (on: boolean) => (globalLossLimits = on),
  lossLimits: (on: boolean) => (lossLimits = on),
  sessionClock: (on: boolean) => (sessionClock = on),
  sessionLimits: (on: boolean) => (sessionLimits = on),
  depositLimits: (on: boolean) => (depositLimits = on),
  weeklyAndMonthlyDepositLimits: (on: boolean) => (weeklyAndMonthlyDepositLimits = on),
  depositLimitsAtRegistration: (on: boolean) => (depositLimitsAtRegistration = on),
  selfExclusion: (on: boolean) => (selfExclusion = on),
  multipleSelfExclusionOptions: (on: boolean) => (multipleSelfExclusionOptions = on),
  closedLoopPayments: (on: boolean) => (closedLoopPayments = on),
  realityCheck: (on: boolean) => (realityCheck = on),
  fullTermsLinkInChallenges: (on: boolean) => (fullTermsLinkInChallenges = on),
  jackpotNotification: (on: boolean) => (jackpotNotification = on),
  defaultUSDCurrency: (on: boolean) => (defaultUSDCurrency = on),
  ssnAtRegistration: (on: boolean) => (ssnAtRegistration = on),
  kycRequired: (on: boolean) => (kycRequired = on),
  BasicEnterCode: (on: boolean) => (BasicEnterCode = on),
  DarkCashierLayout: (on: boolean) => (DarkCashierLayout = on),
  DefaultConsentRegistration: (on: boolean) => (DefaultConsentRegistration = on),
  DisablePhoneVerificationForRewards: (on: boolean) => (DisablePhoneVerificationForRewards = on),
  DisableWeekendWithdrawalMessages: (on: boolean) => (DisableWeekendWithdrawalMessages = on),
  EnableCashierIBAwardAnnouncement: (on: boolean) => (EnableCashierIBAwardAnnouncement = on),
  EnableFinancialHistory: (on: boolean) => (EnableFinancialHistory = on),
  EnableGamesInformationMessage: (on: boolean) => (EnableGamesInformationMessage = on),
  EnableKrofortQuickDepositWithLastUsedAccount: (on: boolean) => (EnableKrofortQuickDepositWithLastUsedAccount = on),
  EnablePhoneVerification: (on: boolean) => (EnablePhoneVerification = on),
  JackpotAutoOptIn: (on: boolean) => (JackpotAutoOptIn = on),
  JackpotInRegistrationFlow: (on: boolean) => (JackpotInRegistrationFlow = on),
  Keycloak: (on: boolean) => (Keycloak = on),
  OverlaySourceOfWealth: (on: boolean) => (OverlaySourceOfWealth = on),
  QuickMenu: (on: boolean) => (QuickMenu = on),
  ShowRTP: (on: boolean) => (ShowRTP = on),
  Sportsbook: (on: boolean) => (Sportsbook = on),
  SumSubFlow: (on: boolean) => (SumSubFlow = on),
  enableZendeskWebWidget: (on: boolean) => (enableZendeskWebWidget = on),
  contributionAsPercentage: (on: boolean) => (contributionAsPercentage = on),
  bonusWallet: (on: boolean) => (bonusWallet = on),
  gamification: (on: boolean) => (gamification = on),
  visitorBrowsing: (on: boolean) => (visitorBrowsing = on),
  phoneLogin: (on: boolean) => (phoneLogin = on),
  partnerLogin: (on: boolean) => (partnerLogin = on),
  registrationForm: (on: boolean) => (registrationForm = on),
  allowOverrides: (on: boolean) => (allowOverrides = on),
} satisfies Record<BuildConstant, (on: boolean) => boolean>;

const defaults: Partial<Record<BuildConstant, boolean>> = {
  Keycloak: true,
  QuickMenu: true,
  Sportsbook: true,
  bonusWallet: true,
  gamification: true,
  visitorBrowsing: true,
  phoneLogin: true,
  partnerLogin: true,
  registrationForm: true,
};

/** Turns constants on or off until `resetBuild`, which runs after each test. */
export function setBuild(constants: Partial<Record<BuildConstant, boolean>>): void {
  for (const [name, on] of Object.entries(constants)) setters[name as BuildConstant](on);
}

export function resetBuild(): void {
  for (const name of Object.keys(setters) as BuildConstant[]) setters[name](defaults[name] ?? false);
}
