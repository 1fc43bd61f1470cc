import { consentCategories, type ConsentCategory, parentDomain } from '@lobby/storage';
import * as CookieConsent from 'vanilla-cookieconsent';
import { consent } from '../consent.ts';

/** The choices beside what is necessary. */
export const optionalCategories = consentCategories.filter((category) => category !== 'necessary');

let running: Promise<void> | null = null;

/**
 * Runs the consent library for what it is good at: the record of the choice, its age and its
 * callbacks. Its own windows are built of HTML strings, which Trusted Types refuse; without texts
 * it builds none, and ours is used.
 */
export function startEngine(): Promise<void> {
  running ??= CookieConsent.run({
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
    onConsent: takeOver,
    onChange: takeOver,
  });
  return running;
}

/** The type asks for windows; the library does without. */
const noWindows = {} as CookieConsent.Translation;

function takeOver(): void {
  consent.update(allowedCategories());
}

export const hasChosen = (): boolean => CookieConsent.validConsent();

export function allowedCategories(): ConsentCategory[] {
  return consentCategories.filter((category) => CookieConsent.acceptedCategory(category));
}

/** Allows these categories and no others, and remembers it. */
export function choose(categories: readonly ConsentCategory[]): void {
  CookieConsent.acceptCategory([...categories]);
}
