import { consentCategories, type ConsentCategory, parentDomain, invalidateCookieCache } from '@lobby/storage';
import * as CookieConsent from 'vanilla-cookieconsent';

const optionalCategories = consentCategories.filter((category) => category !== 'necessary');

/**
 * Lets the consent library record a choice, with what belongs to it and its expiry. Its own windows are built of HTML strings,
 * which Trusted Types refuse; without texts it builds none, and the shell shows ours.
 */
export async function recordChoice(categories: readonly ConsentCategory[]): Promise<void> {
  // It reads its cookie at its start alone: another tab may have chosen since.
  CookieConsent.reset();
  await CookieConsent.run({
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: 'cookieConsent', domain: parentDomain(location.hostname) ?? '', expiresAfterDays: 182 },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(optionalCategories.map((category) => [category, {}])),
    },
    language: { default: 'none', translations: { none: noWindows } },
  });
  CookieConsent.acceptCategory([...categories]);
  invalidateCookieCache();
}

/** The type requires texts of the library's windows; the library runs without. */
const noWindows = {} as CookieConsent.Translation;
