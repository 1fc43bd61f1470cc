/**
 * Constants of the build: one per gate, one per toggle and some fields of the brand, as listed in `toggles.ts`.
 * The Vite preset replaces each imported name by its literal before the module graph is built,
 * so code behind a false constant is not in the bundle. Import by name and use inside functions:
 * `import { sessionClock } from 'virtual:lobby-build'`.
 */
declare module 'virtual:lobby-build' {
  export const globalLossLimits: boolean;
  export const lossLimits: boolean;
  export const sessionClock: boolean;
  export const sessionLimits: boolean;
  export const depositLimits: boolean;
  export const weeklyAndMonthlyDepositLimits: boolean;
  export const depositLimitsAtRegistration: boolean;
  export const selfExclusion: boolean;
  export const multipleSelfExclusionOptions: boolean;
  export const closedLoopPayments: boolean;
  export const realityCheck: boolean;
  export const fullTermsLinkInChallenges: boolean;
  export const jackpotNotification: boolean;
  export const defaultUSDCurrency: boolean;
  export const ssnAtRegistration: boolean;
  export const kycRequired: boolean;

  export const BasicEnterCode: boolean;
  export const DarkCashierLayout: boolean;
  export const DefaultConsentRegistration: boolean;
  export const DisablePhoneVerificationForRewards: boolean;
  export const DisableWeekendWithdrawalMessages: boolean;
  export const EnableCashierIBAwardAnnouncement: boolean;
  export const EnableFinancialHistory: boolean;
  export const EnableGamesInformationMessage: boolean;
  export const EnableKrofortQuickDepositWithLastUsedAccount: boolean;
  export const EnablePhoneVerification: boolean;
  export const JackpotAutoOptIn: boolean;
  export const JackpotInRegistrationFlow: boolean;
  export const Keycloak: boolean;
  export const OverlaySourceOfWealth: boolean;
  export const QuickMenu: boolean;
  export const ShowRTP: boolean;
  export const Sportsbook: boolean;
  export const SumSubFlow: boolean;
  export const enableZendeskWebWidget: boolean;

  export const contributionAsPercentage: boolean;
  export const bonusWallet: boolean;
  export const gamification: boolean;
  export const visitorBrowsing: boolean;
  export const phoneLogin: boolean;
  export const partnerLogin: boolean;
  export const registrationForm: boolean;
  /** Development, e2e and staging builds only: query and window overrides of country and features. */
  export const allowOverrides: boolean;
}

/** Time limits of all libraries, in ms by library and name; empty in builds that allow no overrides. */
declare module 'virtual:lobby-timings' {
  export const tables: Record<string, Record<string, number>>;
}

/** Compiled lingui messages: the ids that the bundle uses, English where untranslated. */
declare module 'virtual:lobby-messages' {
  type Messages = Record<string, unknown>;
  interface Catalogue {
    /** Texts of first pages. */
    default: Messages;
    /** Dynamic imports of the texts that come with their code, by group; absent where one catalogue has all. */
    groups?: Partial<Record<string, () => Promise<{ default: Messages }>>>;
  }
  /** A dynamic import per locale that the brand offers. */
  export const messageLoaders: Partial<Record<string, () => Promise<Catalogue>>>;
}
