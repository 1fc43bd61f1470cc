import type { Locale } from '@lobby/contracts';
import { resolveLocale } from './locale.ts';
import { buildPath, canonicalPathname } from './paths.ts';
import { withoutParams } from './paths.ts';

/** Shaped like a language, known or not: `xx`, `en_GB`, `de-AT` (A-053, A-054). */
const LANGUAGE_LIKE = /^[a-z]{2}(?:[_-][a-z]{2})?$/i;

interface EntryContext {
  offered: readonly Locale[];
  fallback: Locale;
  stored: string | null;
}

/** What the address of a page means before any route is looked at. */
export interface Entry {
  locale: Locale;
  /** The address to put in place of this one, in the same history entry. */
  redirect: string | null;
  /** What the locale cookie has to hold from now on; null: nothing. */
  stored: Locale | null;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Plain routes, unknown locales and trailing slashes in one place: `/` goes to the locale's home
 * (R-2-007), `/verifyEmail` and `/internal/*` to their pages (R-2-008, R-2-009, A-058, A-059), an
 * unknown locale to `/` with the stored one erased (R-2-005), and a path that is not canonical to
 * the one that is, with its query and hash (A-060). Anything else below the root is not found, in
 * the default locale (A-054).
 */
export function resolveEntry(address: Address, { offered, fallback, stored }: EntryContext): Entry {
  const { search, hash } = address;
  const pathname = canonicalPathname(address.pathname);
  const first = pathname.split('/')[1] ?? '';

  const plain = plainTarget(first, pathname);
  if (plain !== null) {
    const query = new URLSearchParams(search).get('locale');
    const locale = resolveLocale({ query, stored, offered, fallback });
    // Only the root consumes the parameter: the others hand on the query as it came (R-2-008, A-058).
    const kept = first === '' ? withoutParams(search, ['locale']) : search;
    return {
      locale,
      redirect: buildPath(plain, locale) + kept + hash,
      stored: locale === query || locale === stored ? locale : null,
    };
  }

  const known = offered.find((locale) => locale === first);
  if (known === undefined && LANGUAGE_LIKE.test(first)) {
    return { locale: fallback, redirect: `/${search}${hash}`, stored: null };
  }
  const remembered = offered.find((locale) => locale === stored) ?? null;
  return {
    locale: known ?? fallback,
    redirect: pathname === address.pathname ? null : pathname + search + hash,
    stored: known ?? remembered,
  };
}

/** Where a route without a locale leads, below the locale; null for all others. */
function plainTarget(first: string, pathname: string): string | null {
  switch (first.toLowerCase()) {
    case '':
      return '/';
    case 'verifyemail':
      return '/verify-email/';
    case 'internal':
      return pathname.slice('/internal'.length);
    default:
      return null;
  }
}
