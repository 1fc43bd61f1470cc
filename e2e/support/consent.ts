import type { BrowserContext } from '@playwright/test';

const categories = ['necessary', 'preferences', 'analytics', 'marketing', 'uncategorized'];

/** What an earlier visit leaves: the consent library's cookie, and that a language was offered, so that no prompt is shown. */
export async function storeConsent(context: BrowserContext, url: string, choice: 'refused' | 'given'): Promise<void> {
  const at = new Date().toISOString();
  const value = {
    categories: choice === 'given' ? categories : ['necessary'],
    revision: 0,
    data: null,
    consentTimestamp: at,
    consentId: crypto.randomUUID(),
    services: Object.fromEntries(categories.map((category) => [category, []])),
    languageCode: 'none',
    lastConsentTimestamp: at,
    expirationTime: Date.now() + 182 * 86_400_000,
  };
  await context.addCookies([{ name: 'cookieConsent', value: encodeURIComponent(JSON.stringify(value)), url }]);
  await context.addInitScript((origin) => {
    if (location.origin === origin) localStorage.setItem('languageOffered', 'true');
  }, new URL(url).origin);
}
