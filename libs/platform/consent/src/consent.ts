import { createStore, importOnce } from '@lobby/runtime';
import {
  allowsPurpose,
  announceCookieChange,
  consentCategories,
  type ConsentCategory,
  cookies,
  hasConsent,
  isAllowed,
  local,
  onCookiesChanged,
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

let isFollowing = false;
/** What the page asks for; null until it has said so. */
let purposes: readonly ConsentPurpose[] | null = null;
/** The record that was taken over last. */
let known: string | undefined;

/** What the visitor allows: nothing at first, then what session storage and the record say (R-4-037). */
export const consent = {
  /** What is necessary needs no choice. */
  has: hasConsent,

  /** Whether the lobby may do this: the visitor was asked for it, and refused neither it nor its category. */
  allows: allowsPurpose,

  /** Whether the visitor has chosen; undefined until the record has been read. */
  answered: createStore<boolean | undefined>(undefined),

  /** What the page asks for and the visitor's choice was not asked for: it is not allowed until they choose again. */
  unasked: createStore<readonly ConsentPurpose[]>([]),

  /** Takes over the recorded choice, which may be another tab's, and each later one of another tab. */
  async start(asked: readonly ConsentPurpose[]): Promise<void> {
    purposes = asked;
    if (!isFollowing) onCookiesChanged((names) => names.includes('cookieConsent') && takeOver());
    isFollowing = true;
    const isChosen = takeOver();
    if (isChosen && consent.unasked.get().length === 0) return;
    await consent.prepareChoice();
    if (isChosen || takeOver()) return;
    local.remove('consentChoices');
    consent.answered.set(false);
  },

  /** Loads the library that records a choice: whoever has chosen needs it only to choose anew. */
  async prepareChoice(): Promise<void> {
    await loadRecord();
  },

  /** The choice as it is recorded for all tabs; null where there is none. */
  getRecorded: () => recordedConsent(),

  /** What the page asks for. */
  getPurposes: (): readonly ConsentPurpose[] => purposes ?? [],

  /** The visitor's choice, recorded for all tabs: these categories, without what is refused in them, and what is necessary. */
  async choose(categories: readonly ConsentCategory[], refused: readonly string[] = []): Promise<void> {
    const { recordChoice } = await loadRecord();
    await recordChoice({ categories, refused }, purposes);
    consent.update(categories);
    consent.unasked.set([]);
    announceCookieChange(['cookieConsent']);
  },

  /**
   * Records that a visitor who has refused everything sees what the page asks for now, with the former choice unchanged: they are not asked for
   * it again on the next page.
   */
  async noteAsked(): Promise<void> {
    const { recordAsked } = await loadRecord();
    await recordAsked(consent.getPurposes());
    known = JSON.stringify(recordedConsent());
    announceCookieChange(['cookieConsent']);
  },

  /** Keeps a choice for this tab, removes what it no longer allows, and notifies the window (R-4-038). */
  update(categories: readonly ConsentCategory[]): void {
    const chosen = consentCategories.filter((name) => name === 'necessary' || categories.includes(name));
    session.write('cookieConsent', chosen);
    cookies.removeWithoutConsent();
    known = JSON.stringify(recordedConsent());
    consent.answered.set(true);
    window.dispatchEvent(
      new CustomEvent(CONSENT_UPDATED, { detail: { categories: chosen, partners: allowedPartners() } }),
    );
  },
};

/** Takes over what is recorded, unless it has been already; false where nothing is. */
function takeOver(): boolean {
  const recorded = recordedConsent();
  if (!recorded) return false;
  const isStored = recorded.categories.join() === session.read('cookieConsent')?.join();
  if (consent.answered.get() === true && isStored && known === JSON.stringify(recorded)) return true;
  consent.update(recorded.categories);
  consent.unasked.set(consent.getPurposes().filter(({ id }) => !recorded.asked.includes(id)));
  return true;
}

function allowedPartners(): string[] {
  const recorded = recordedConsent();
  const stored = session.read('cookieConsent');
  return consent
    .getPurposes()
    .flatMap(({ id, category, partner }) => (partner && isAllowed(id, category, stored, recorded) ? partner.id : []));
}
