import { consentCategories, type ConsentCategory, isCategoryAllowed, recordedConsent, session } from '@lobby/storage';

/** The categories that are allowed, to show them: what the lobby may do is asked by purpose (decision 52). What is necessary needs no choice. */
export function allowedCategories(): ConsentCategory[] {
  const stored = session.read('cookieConsent');
  const recorded = recordedConsent()?.categories ?? null;
  return consentCategories.filter((name) => name === 'necessary' || isCategoryAllowed(name, stored, recorded));
}
