import { useStore } from '@lobby/runtime';
import { type ConsentCategory, cookies, hasConsent, session } from '@lobby/storage';

export const CONSENT_UPDATED = 'consent-updated';

declare global {
  interface WindowEventMap {
    [CONSENT_UPDATED]: CustomEvent<{ categories: readonly ConsentCategory[] }>;
  }
}

let snapshot: ReadonlySet<ConsentCategory> = new Set();

/** The set of now; the same object until something has changed. */
function read(): ReadonlySet<ConsentCategory> {
  const stored = session.read('cookieConsent') ?? [];
  if (stored.join() !== [...snapshot].join()) snapshot = new Set(stored);
  return snapshot;
}

/** What the visitor allows: nothing at first, then what session storage and the banner say (R-4-037). */
export const consent = {
  /** What is necessary needs no choice. */
  has: hasConsent,

  /** Keeps a choice, removes what it no longer allows, and tells the window (R-4-038). */
  update(categories: readonly ConsentCategory[]): void {
    const chosen = [...new Set<ConsentCategory>(['necessary', ...categories])];
    session.write('cookieConsent', chosen);
    cookies.removeWithoutConsent();
    window.dispatchEvent(new CustomEvent(CONSENT_UPDATED, { detail: { categories: chosen } }));
  },
};

/** The categories that the visitor allows, with a new rendering when they change. */
export function useConsent(): ReadonlySet<ConsentCategory> {
  return useStore({ get: read, subscribe }, () => snapshot);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CONSENT_UPDATED, listener);
  return () => window.removeEventListener(CONSENT_UPDATED, listener);
}
