import type { Locale } from '@lobby/contracts';
import { languageTag } from '@lobby/i18n';

/** A language in its own words, with its region where the brand offers it for several: `Suomi`, `Canadian English`. */
export function languageName(locale: Locale, offered: readonly Locale[]): string {
  const tag = new Intl.Locale(languageTag(locale));
  const siblings = offered.filter((other) => new Intl.Locale(languageTag(other)).language === tag.language);
  const named = siblings.length > 1 && locale.includes('_') ? tag.toString() : tag.language;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(named) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
