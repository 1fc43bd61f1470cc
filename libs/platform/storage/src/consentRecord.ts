import * as v from 'valibot';
import { type AskedPurposes, consentPurposes, type PurposeName, readAskedPurposes } from './purposeTable.ts';
import { readCookies } from './cookieJar.ts';
import { consentCategories, type ConsentCategory } from './storageTable.ts';
import { session } from './webStorage.ts';

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    categories: v.array(v.string()),
    data: v.optional(v.unknown()),
    lastConsentTimestamp: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  }),
);

export interface RecordedConsent extends AskedPurposes {
  categories: readonly ConsentCategory[];
  /** When it was chosen, as an ISO timestamp; null where the record does not say. */
  at: string | null;
}

/** The visitor's choice as the consent library stores it for all tabs; null where there is none. */
export function recordedConsent(mayLag?: boolean): RecordedConsent | null {
  const result = v.safeParse(recordSchema, readCookies('cookieConsent', mayLag)[0]);
  if (!result.success) return null;
  const { categories, data, lastConsentTimestamp } = result.output;
  return {
    categories: consentCategories.filter((category) => categories.includes(category)),
    ...readAskedPurposes(data, categories),
    at: lastConsentTimestamp,
  };
}

/** Whether the lobby may do this: its category is allowed, and the visitor was asked for it and has not refused it. `mayLag`: see `cookies.get`. */
export function allowsPurpose(purpose: PurposeName, { mayLag = false } = {}): boolean {
  return isAllowed(purpose, consentPurposes[purpose], session.read('cookieConsent'), recordedConsent(mayLag));
}

/** The rule of {@link allowsPurpose}, for partners, and for what reads the choice by itself. */
export function isAllowed(
  id: string,
  category: ConsentCategory,
  stored: readonly string[] | null,
  recorded: (AskedPurposes & { categories: readonly string[] }) | null,
): boolean {
  const { asked, refused } = recorded ?? readAskedPurposes(null, []);
  return (
    isCategoryAllowed(category, stored, recorded?.categories ?? null) && asked.includes(id) && !refused.includes(id)
  );
}

/**
 * The choice stored in session storage (R-3-078) counts no further than the record: it may have been taken back in another tab. In a new tab the
 * record alone counts, until it has been taken over.
 */
export const isCategoryAllowed = (
  category: ConsentCategory,
  stored: readonly string[] | null,
  recorded: readonly string[] | null,
): boolean => (stored ?? recorded ?? []).includes(category) && (recorded?.includes(category) ?? true);
