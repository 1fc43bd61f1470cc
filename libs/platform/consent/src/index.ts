export { openConsentPreferences, startConsentBanner } from './banner.ts';
export { consent, CONSENT_UPDATED, useConsent } from './consent.ts';
export { startHeartbeat } from './heartbeat.ts';
export type { CategoryText, ConsentTexts } from './texts.ts';
export { consentCategories, type ConsentCategory } from '@lobby/storage';
