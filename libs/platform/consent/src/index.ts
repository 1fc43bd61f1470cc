export { openConsentPreferences, startConsentBanner } from './banner.ts';
export { consent, useConsent } from './consent.ts';
export { startHeartbeat } from './heartbeat.ts';
export type { ConsentTexts } from './texts.ts';
export { consentCategories, type ConsentCategory } from '@lobby/storage';
