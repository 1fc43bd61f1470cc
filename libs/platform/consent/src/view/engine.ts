import {
  announceCookieChange,
  consentCategories,
  type ConsentCategory,
  onCookiesChanged,
  parentDomain,
  recordedConsent,
} from '@lobby/storage';
import * as CookieConsent from 'vanilla-cookieconsent';
import { consent } from '../consent.ts';

/** The choices beside what is necessary. */
const optionalCategories = consentCategories.filter((category) => category !== 'necessary');

let running: Promise<void> | null = null;

/**
 * Runs the consent library for what it is good at: the record of the choice, its age and its
 * callbacks. Its own windows are built of HTML strings, which Trusted Types refuse; without texts
 * it builds none, and ours is used.
 */
export function startEngine(): Promise<void> {
  if (running === null) onCookiesChanged((names) => names.includes('cookieConsent') && followOtherTabs());
  running ??= run();
  return running;
}

function run(): Promise<void> {
  return CookieConsent.run({
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
}

/** The library reads its record at its start alone; another tab's choice counts in this one too. */
function followOtherTabs(): void {
  const known = hasChosen() ? allowedCategories() : null;
  if (known?.join() === recordedConsent()?.join()) return;
  CookieConsent.reset();
  running = run();
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

/** Allows these categories and no others, remembers it and tells other tabs. */
export function choose(categories: readonly ConsentCategory[]): void {
  CookieConsent.acceptCategory([...categories]);
  announceCookieChange(['cookieConsent']);
}
