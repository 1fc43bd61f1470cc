export { type PastChoice, readChoices } from './choices.ts';
export { consent, CONSENT_UPDATED } from './consent.ts';
export { startHeartbeat } from './heartbeat.ts';
export type { ConsentPurpose } from './purposes.ts';
export { consentCategories, type ConsentCategory, consentPurposes, type PurposeName } from '@lobby/storage';
