import {
  announceCookieChange,
  consentCategories,
  type ConsentCategory,
  onCookiesChanged,
  parentDomain,
  recordedConsent,
  rereadCookies,
} from '@lobby/storage';
import * as CookieConsent from 'vanilla-cookieconsent';

const optionalCategories = consentCategories.filter((category) => category !== 'necessary');

let running: Promise<void> | null = null;
let onChoice: (categories: readonly ConsentCategory[]) => void = () => undefined;

/**
 * Runs the consent library for the record of the choice, its expiry and its callbacks alone. Its own windows are built of HTML strings, which Trusted Types refuse; without texts
 * it builds none, and the shell shows ours. Calls the listener with a recorded choice and with
 * every later one, another tab's too. Resolves to whether there is a choice.
 */
export async function startRecord(listener: typeof onChoice): Promise<boolean> {
  onChoice = listener;
  if (running === null) onCookiesChanged((names) => names.includes('cookieConsent') && void followRecord());
  await (running === null ? run() : followRecord());
  return CookieConsent.validConsent();
}

function run(): Promise<void> {
  running = CookieConsent.run({
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

/** The library reads its cookie at its start alone; what another tab has chosen counts in this one too. */
async function followRecord(): Promise<void> {
  await running;
  const known = CookieConsent.validConsent() ? allowedCategories() : null;
  if (known?.join() === recordedConsent()?.join()) return;
  CookieConsent.reset();
  await run();
}

/** The type requires texts of the library's windows; the library runs without. */
const noWindows = {} as CookieConsent.Translation;

function takeOver(): void {
  rereadCookies();
  onChoice(allowedCategories());
}

const allowedCategories = (): ConsentCategory[] =>
  consentCategories.filter((category) => CookieConsent.acceptedCategory(category));

/** Allows these categories and no others, records it and tells other tabs. The record must have been started. */
export function recordChoice(categories: readonly ConsentCategory[]): void {
  CookieConsent.acceptCategory([...categories]);
  announceCookieChange(['cookieConsent']);
}
