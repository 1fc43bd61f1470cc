import type { Locale } from './locales.ts';

/**
 * Where a text comes from when a locale's own catalogue lacks it, nearest first; the sources' English
 * ends every chain. A locale without a chain of its own is translated in full, and the message check
 * holds it to that. Regional variants keep their chain for good: only what differs is written there.
 */
const chains: Partial<Record<Locale, readonly Locale[]>> = {
  de_AT: ['de', 'en'],
  en_CA: ['en'],
  en_IN: ['en'],
  en_NZ: ['en'],
  en_ZA: ['en'],
};

/** The locales to try after the given one; empty for those that are translated in full. */
export function fallbacksOf(locale: string): readonly Locale[] {
  return chains[locale as Locale] ?? [];
}

export const fallbackLocales = chains;
