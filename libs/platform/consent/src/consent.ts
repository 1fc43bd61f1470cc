import { createStore, importOnce } from '@lobby/runtime';
import {
  announceCookieChange,
  consentCategories,
  type ConsentCategory,
  cookies,
  hasConsent,
  onCookiesChanged,
  recordedConsent,
  session,
} from '@lobby/storage';

export const CONSENT_UPDATED = 'consent-updated';

declare global {
  interface WindowEventMap {
    [CONSENT_UPDATED]: CustomEvent<{ categories: readonly ConsentCategory[] }>;
  }
}

const loadRecord = importOnce(() => import('./record.ts'));

let isFollowing = false;

/** What the visitor allows: nothing at first, then what session storage and the record say (R-4-037). */
export const consent = {
  /** What is necessary needs no choice. */
  has: hasConsent,

  /** Whether the visitor has chosen; undefined until the record has been read. */
  answered: createStore<boolean | undefined>(undefined),

  /** Takes over the recorded choice, which may be another tab's, and each later one of another tab. */
  async start(): Promise<void> {
    if (!isFollowing) onCookiesChanged((names) => names.includes('cookieConsent') && takeOver());
    isFollowing = true;
    if (takeOver()) return;
    await consent.prepareChoice();
    if (!takeOver()) consent.answered.set(false);
  },

  /** Loads the library that records a choice: whoever has chosen needs it only to choose anew. */
  async prepareChoice(): Promise<void> {
    await loadRecord();
  },

  /** The visitor's choice: these categories and what is necessary, recorded for all tabs. */
  async choose(categories: readonly ConsentCategory[]): Promise<void> {
    const { recordChoice } = await loadRecord();
    await recordChoice(categories);
    consent.update(categories);
    announceCookieChange(['cookieConsent']);
  },

  /** Keeps a choice for this tab, removes what it no longer allows, and notifies the window (R-4-038). */
  update(categories: readonly ConsentCategory[]): void {
    const chosen = consentCategories.filter((name) => name === 'necessary' || categories.includes(name));
    session.write('cookieConsent', chosen);
    cookies.removeWithoutConsent();
    consent.answered.set(true);
    window.dispatchEvent(new CustomEvent(CONSENT_UPDATED, { detail: { categories: chosen } }));
  },
};

/** Takes over what is recorded, unless it has been already; false where nothing is. */
function takeOver(): boolean {
  const recorded = recordedConsent();
  const isKnown = consent.answered.get() === true && recorded?.join() === session.read('cookieConsent')?.join();
  if (recorded && !isKnown) consent.update(recorded);
  return recorded !== null;
}
