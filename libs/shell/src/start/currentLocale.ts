import type { Brand, Locale } from '@lobby/contracts';
import { resolveEntry } from '@lobby/routing';
import { cookies } from '@lobby/storage';

/** The locale of the current address, for code outside of React. */
export function currentLocale({ locales, defaultLocale }: Brand): Locale {
  const stored = cookies.get('locale');
  return resolveEntry(window.location, { offered: locales, fallback: defaultLocale, stored }).locale;
}
