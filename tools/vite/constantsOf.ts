import type { Brand } from '../../libs/contracts/src/brand.ts';
import type { LoginFlow, RegistrationFlow } from '../../libs/contracts/src/enums.ts';
import type { BuildConstants } from '../../libs/contracts/src/toggles.ts';
import { gatesOf } from '../../libs/platform/licensing/src/gates.ts';
import { playerProtection } from '../../libs/platform/licensing/src/protection.ts';

/** The value of every constant of `virtual:lobby-build` for a brand and its licence. */
export function constantsOf(brand: Brand, allowOverrides = false): BuildConstants {
  const { contributionAsPercentage, bonusWallet, gamification, visitorBrowsing } = brand;
  const flows: readonly string[] = [...brand.loginFlows, ...brand.registrationFlows];
  const anyOf = (...names: (LoginFlow | RegistrationFlow)[]) => names.some((name) => flows.includes(name));
  return {
    ...gatesOf(brand.license),
    ...brand.toggles,
    contributionAsPercentage,
    bonusWallet,
    gamification,
    visitorBrowsing,
    phoneLogin: anyOf('Sms'),
    partnerLogin: anyOf('Trustly', 'Piq', 'Zimpler', 'TRUSTLY', 'ZIMPLER'),
    registrationForm: anyOf('DINO', 'REGILY', 'SSN'),
    twoGames: playerProtection[brand.license].twoGames,
    allowOverrides,
  };
}
