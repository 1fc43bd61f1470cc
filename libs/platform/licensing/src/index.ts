export { isOfAge } from './age.ts';
export { gates, gatesOf, type Proof } from './gates.ts';
export { exclusionsOf, limitsOf, mayPlayTwoGamesIn, playerProtection, type ExclusionChoice } from './protection.ts';
export { licenseRules } from './rules.ts';
export { findSettingsMismatch } from './settingsMismatch.ts';
