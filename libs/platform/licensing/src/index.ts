export { gatesOf, licensesByGate } from './gates.ts';
export { licenseRules } from './rules.ts';
export { findSettingsMismatch } from './settings.ts';
