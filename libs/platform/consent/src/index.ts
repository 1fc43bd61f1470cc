export { allowedCategories } from './allowedCategories.ts';
export { type PastChoice, readChoices } from './choices.ts';
export { consent, CONSENT_UPDATED } from './consent.ts';
export { startHeartbeat } from './heartbeat.ts';
export type { ConsentPurpose } from './purposes.ts';
export { askedPurposes, noteAsked, startConsent } from './startConsent.ts';
export {
  consentCategories,
  type ConsentCategory,
  consentPurposes,
  type PurposeName,
  recordedConsent,
} from '@lobby/storage';
