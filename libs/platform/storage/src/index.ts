export { claimOnce } from './claimOnce.ts';
export { hasConsent, recordedConsent } from './consentRecord.ts';
export { announceCookieChange, onCookiesChanged } from './cookieChanges.ts';
export { type CookieName } from './cookieTable.ts';
export { cookies } from './cookies.ts';
export { parentDomain } from './domain.ts';
export { consentCategories, type ConsentCategory } from './storageTable.ts';
export { onTabMessage, postToTabs } from './tabMessages.ts';
export { local, session } from './webStorage.ts';
