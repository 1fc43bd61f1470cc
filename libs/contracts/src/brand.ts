import type { LoginFlow, RegistrationFlow } from './enums.ts';
import type { Locale } from './locales.ts';
import type { License, Operator } from './operators.ts';
import type { Toggle } from './toggles.ts';

export type HeaderLayout = 'default' | 'layout1' | 'layout2';

/**
 * Everything that a build knows about its operator: plain data, without hosts and ports.
 * Hosts come at run time with the injected lobby settings, so that one build runs in every environment.
 */
export interface Brand {
  /** Lower-case name: the app's folder, the identity realm and the `brand` of every service call. */
  id: string;
  operator: Operator;
  license: License;
  /** Display name. */
  name: string;
  locales: readonly [Locale, ...Locale[]];
  /** Last fallback when a locale is resolved; the build checks that it is one of `locales`. */
  defaultLocale: Locale;
  /** ISO 3166-1 alpha-2. */
  defaultCountry: string;
  /** ISO 4217. */
  defaultCurrency: string;
  headerLayout: HeaderLayout;
  /** May visitors open the browsing pages? */
  visitorBrowsing: boolean;
  /** Jackpot contributions are shown as a share of the bet rather than an amount (R-6-022). */
  contributionAsPercentage: boolean;
  bonusWallet: boolean;
  gamification: boolean;
  /** Where the logo leads for visitors. */
  landingUrl: string;
  /** What the brand's countries sign in by, beside the identity provider, which is the toggle `Keycloak`. No other has code in the build. */
  loginFlows: readonly Exclude<LoginFlow, 'Keycloak'>[];
  /** What they register by; the same. */
  registrationFlows: readonly RegistrationFlow[];
  toggles: Readonly<Record<Toggle, boolean>>;
}
