export { gatesOf, licensesByGate } from './gates.ts';
export { licenseRules, type LicenseRules } from './rules.ts';
export { contradiction } from './settings.ts';
