import { type Locale, locales } from '@lobby/contracts';
import { languageTag } from '@lobby/i18n';
import { languageName } from './LanguageLinks.tsx';

it('names each language in that language, with the region only if two locales share it', () => {
  expect(languageName('fi', ['en', 'fi'])).toBe('Suomi');
  expect(languageName('et_EE', ['et_EE', 'en'])).toBe('Eesti');
  expect(languageName('de_AT', ['de', 'de_AT'])).toMatch(/Österreich/);
  expect(languageName('de', ['de', 'de_AT'])).toBe('Deutsch');
});

/** As Unicode's data have it. */
function nameOf(locale: Locale, { variant }: { variant: boolean }): string {
  const tag = new Intl.Locale(languageTag(locale));
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(variant ? tag.toString() : tag.language) ?? '';
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

it.each(locales)('names %s as Unicode does', (locale) => {
  expect(languageName(locale, [locale])).toBe(nameOf(locale, { variant: false }));
  const isVariant = locale.includes('_') && locale !== 'et_EE';
  expect(languageName(locale, locales)).toBe(nameOf(locale, { variant: isVariant && locale !== 'fr_CA' }));
});

it('makes no tables of language names while it renders', () => {
  const displayNames = jest.spyOn(Intl, 'DisplayNames');
  for (const locale of locales) languageName(locale, locales);
  expect(displayNames).not.toHaveBeenCalled();
  displayNames.mockRestore();
});
