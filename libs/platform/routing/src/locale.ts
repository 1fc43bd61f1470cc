import { type Locale, locales } from '@lobby/contracts';

interface LocaleSources {
  /** First segment of the path. */
  route?: string | null;
  /** Query parameter `locale`. */
  query?: string | null;
  /** The visitor's stored choice. */
  stored?: string | null;
  /** Locales of the brand; all others count as unknown. */
  offered: readonly Locale[];
  fallback: Locale;
}

const supported: ReadonlySet<string> = new Set(locales);

/** Route codes exactly as listed, case-sensitive. */
export function isLocale(value: string): value is Locale {
  return supported.has(value);
}

/** Route, then query, then stored choice, then the brand's default; unknown values are ignored (R-2-004, A-055). */
export function resolveLocale({ route, query, stored, offered, fallback }: LocaleSources): Locale {
  const known = (value: string | null | undefined) => offered.find((locale) => locale === value);
  return known(route) ?? known(query) ?? known(stored) ?? fallback;
}
