import type { BuildConstant, BuildConstants } from '@lobby/contracts';

/** What a brand with most of the lobby has, under a licence without gates. */
const defaults: Partial<BuildConstants> = {
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

const constants: Partial<Record<BuildConstant, boolean>> = { ...defaults };

/** Replaces the build's constants in tests and stories: after `setBuild` the code under test reads the new values. */
export const build = new Proxy(constants, { get: (values, name) => values[name as BuildConstant] ?? false });

/** Turns constants on or off until `resetBuild`, which runs after each test. */
export const setBuild = (changes: Partial<BuildConstants>) => void Object.assign(constants, changes);

export function resetBuild(): void {
  for (const name of Object.keys(constants) as BuildConstant[]) constants[name] = defaults[name];
}
