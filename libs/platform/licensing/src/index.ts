export { gatesOf, licensesByGate } from './gates.ts';
export { licenseRules } from './rules.ts';
export { contradiction } from './settings.ts';
