import type { Locale } from './locales.ts';
import type { License, Operator } from './operators.ts';
import type { Toggle } from './toggles.ts';

export type HeaderLayout = 'default' | 'layout1' | 'layout2';

/**
 * Everything a build knows of its operator: plain data, no hosts, no ports.
 * Hosts come at run time with the injected lobby settings, so that one build runs everywhere.
 */
export interface Brand {
  /** Lower-case name: the app's folder, the identity realm and the `brand` of every service call. */
  id: string;
  operator: Operator;
  license: License;
  /** Name as players read it. */
  name: string;
  locales: readonly [Locale, ...Locale[]];
  /** Used where the resolution order ends; one of `locales`, which the build checks. */
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
  toggles: Readonly<Record<Toggle, boolean>>;
}
