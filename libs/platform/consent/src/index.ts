export { consent, CONSENT_UPDATED } from './consent.ts';
export { startHeartbeat } from './heartbeat.ts';
export { consentCategories, type ConsentCategory } from '@lobby/storage';
