import * as v from 'valibot';
import { readCookies } from './cookieJar.ts';
import { consentCategories, type ConsentCategory } from './storageTable.ts';
import { session } from './webStorage.ts';

const recordSchema = v.pipe(v.string(), v.parseJson(), v.object({ categories: v.array(v.string()) }));

/** The visitor's choice as the banner stores it for all tabs; null where there is none. */
export function recordedConsent(mayLag?: boolean): ConsentCategory[] | null {
  const result = v.safeParse(recordSchema, readCookies('cookieConsent', mayLag)[0]);
  return result.success ? consentCategories.filter((category) => result.output.categories.includes(category)) : null;
}

/**
 * What is necessary needs no consent; the rest needs the choice stored in session storage (R-3-078),
 * which counts no further than the record: it may have been taken back in another tab. In a new tab the record alone
 * counts, until it has been taken over. `mayLag`: see `cookies.get`.
 */
export function hasConsent(category: ConsentCategory, { mayLag = false } = {}): boolean {
  return category === 'necessary' || isAllowed(category, session.read('cookieConsent'), recordedConsent(mayLag));
}

/** The rule of {@link hasConsent}, for what reads the choice by itself. */
export function isAllowed(
  category: ConsentCategory,
  stored: readonly string[] | null,
  recorded: readonly string[] | null,
): boolean {
  return (stored ?? recorded ?? []).includes(category) && (recorded?.includes(category) ?? true);
}
