import type { Locale } from '@lobby/contracts';
import { languageTag } from '@lobby/i18n';

/** A language in its own words: `Suomi`, `Deutsch (Österreich)`. */
export function languageName(locale: Locale): string {
  // Route codes without a region stand for the language as such.
  const tag = locale.includes('_') ? languageTag(locale) : languageTag(locale).split('-')[0];
  const name = new Intl.DisplayNames(languageTag(locale), { type: 'language' }).of(tag ?? locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(languageTag(locale)) + name.slice(1);
}
