import { createStore, importOnce } from '@lobby/runtime';
import {
  allowsPurpose,
  consentCategories,
  type ConsentCategory,
  cookies,
  recordedConsent,
  session,
} from '@lobby/storage';
import type { ConsentPurpose } from './purposes.ts';

export const CONSENT_UPDATED = 'consent-updated';

interface ConsentDetail {
  categories: readonly ConsentCategory[];
  /** Ids of the operator's partners that the visitor has been asked for and allows. */
  partners: readonly string[];
}

declare global {
  interface WindowEventMap {
    [CONSENT_UPDATED]: CustomEvent<ConsentDetail>;
  }
}

const loadRecord = importOnce(() => import('./record.ts'));

/** Of the page once it is idle; see `startConsent`. */
export const page = {
  /** What it asks for; null until it has said so. */
  purposes: null as readonly ConsentPurpose[] | null,
  /** The record that was taken over last. */
  knownRecord: '',
  allowedPartners: (): string[] => [],
};

/** What the visitor allows: nothing at first, then what session storage and the record say (R-4-037). */
export const consent = {
  /** Whether the lobby may do this: the visitor was asked for it, and refused neither it nor its category. */
  allows: allowsPurpose,

  /** Whether the visitor has chosen; undefined until the record has been read. */
  answered: createStore<boolean | undefined>(undefined),

  /** What the page asks for and the visitor's choice was not asked for: it is not allowed until they choose again. */
  newPurposes: createStore<readonly ConsentPurpose[]>([]),

  /** Loads the library that records a choice: whoever has chosen needs it only to choose anew. */
  prepareChoice: loadRecord,

  /**
   * The visitor's choice, recorded for all tabs: these categories, without what is refused in them, and what is necessary. Rejects where the
   * browser has not kept the record; the choice counts in this tab then.
   */
  async choose(categories: readonly ConsentCategory[], refused: readonly string[] = []): Promise<void> {
    const { recordChoice } = await loadRecord();
    await recordChoice({ categories, refused }, page.purposes, (allowed) => {
      consent.newPurposes.set([]);
      consent.update(allowed);
    });
  },

  /** Keeps a choice for this tab, removes what it no longer allows, and notifies the window (R-4-038). */
  update(categories: readonly ConsentCategory[]): void {
    const chosen = consentCategories.filter((name) => name === 'necessary' || categories.includes(name));
    session.write('cookieConsent', chosen);
    cookies.removeWithoutConsent();
    page.knownRecord = JSON.stringify(recordedConsent());
    consent.answered.set(true);
    window.dispatchEvent(
      new CustomEvent(CONSENT_UPDATED, { detail: { categories: chosen, partners: page.allowedPartners() } }),
    );
  },
};
