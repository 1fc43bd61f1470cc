import type { Locale } from '@lobby/contracts';
import { resolveLocale } from './locale.ts';
import { buildPath, canonicalPathname, withoutParams } from './paths.ts';

/** Shaped like a language, known or not: `xx`, `en_GB`, `de-AT` (A-053, A-054). */
const LANGUAGE_LIKE = /^[a-z]{2}(?:[_-][a-z]{2})?$/i;

interface AddressContext {
  offered: readonly Locale[];
  fallback: Locale;
  stored: string | null;
}

/** What follows from an address before routes are matched. */
export interface ResolvedAddress {
  locale: Locale;
  /** The address that replaces this one, in the same history entry; null: this one stays. */
  redirect: string | null;
  /** The new value of the locale cookie; null: no cookie. */
  stored: Locale | null;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Redirects of routes without a locale, of unknown locales and of missing slashes: `/` goes to the locale's home
 * (R-2-007), `/verifyEmail` and `/internal/*` to their pages (R-2-008, R-2-009, A-058, A-059), an
 * unknown locale to `/` with the stored one removed (R-2-005), and a path that is not canonical to
 * its canonical form, with its query and hash (A-060). Any other first segment is not found, in the
 * default locale (A-054).
 */
export function resolveAddress(address: Address, { offered, fallback, stored }: AddressContext): ResolvedAddress {
  const { search, hash } = address;
  const pathname = canonicalPathname(address.pathname);
  const first = pathname.split('/')[1] ?? '';

  const target = targetWithoutLocale(first, pathname);
  if (target !== null) {
    const query = new URLSearchParams(search).get('locale');
    const locale = resolveLocale({ query, stored, offered, fallback });
    // Only the root consumes the parameter: the others keep the query unchanged (R-2-008, A-058).
    const remaining = first === '' ? withoutParams(search, ['locale']) : search;
    return {
      locale,
      redirect: buildPath(target, locale) + remaining + hash,
      stored: locale === query || locale === stored ? locale : null,
    };
  }

  const known = offered.find((locale) => locale === first);
  if (known === undefined && LANGUAGE_LIKE.test(first)) {
    return { locale: fallback, redirect: `/${search}${hash}`, stored: null };
  }
  const storedLocale = offered.find((locale) => locale === stored) ?? null;
  return {
    locale: known ?? fallback,
    redirect: pathname === address.pathname ? null : pathname + search + hash,
    stored: known ?? storedLocale,
  };
}

/** The target of a route without a locale, as a path below the locale; null for all other paths. */
function targetWithoutLocale(first: string, pathname: string): string | null {
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
