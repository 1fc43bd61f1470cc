import { createStore, importOnce } from '@lobby/runtime';
import { type ConsentCategory, cookies, hasConsent, session } from '@lobby/storage';

export const CONSENT_UPDATED = 'consent-updated';

declare global {
  interface WindowEventMap {
    [CONSENT_UPDATED]: CustomEvent<{ categories: readonly ConsentCategory[] }>;
  }
}

/** The consent library is not in the first load. */
const loadRecord = importOnce(() => import('./record.ts'));

/** What the visitor allows: nothing at first, then what session storage and the record say (R-4-037). */
export const consent = {
  /** What is necessary needs no choice. */
  has: hasConsent,

  /** Whether the visitor has chosen; undefined until the record has been read. */
  answered: createStore<boolean | undefined>(undefined),

  /** Reads the record of an earlier choice, which may be another tab's, and takes it over. */
  async start(): Promise<void> {
    const { startRecord } = await loadRecord();
    consent.answered.set(await startRecord(consent.update));
  },

  /** The visitor's choice: these categories and what is necessary, recorded for all tabs. */
  async choose(categories: readonly ConsentCategory[]): Promise<void> {
    await consent.start();
    (await loadRecord()).recordChoice(categories);
  },

  /** Keeps a choice for this tab, removes what it no longer allows, and tells the window (R-4-038). */
  update(categories: readonly ConsentCategory[]): void {
    const chosen = [...new Set<ConsentCategory>(['necessary', ...categories])];
    session.write('cookieConsent', chosen);
    cookies.removeWithoutConsent();
    consent.answered.set(true);
    window.dispatchEvent(new CustomEvent(CONSENT_UPDATED, { detail: { categories: chosen } }));
  },
};
