import { languageName } from './LanguageLinks.tsx';

it('names each language in that language, with the region only if two locales share it', () => {
  expect(languageName('fi', ['en', 'fi'])).toBe('Suomi');
  expect(languageName('et_EE', ['et_EE', 'en'])).toBe('Eesti');
  expect(languageName('de_AT', ['de', 'de_AT'])).toMatch(/Österreich/);
  expect(languageName('de', ['de', 'de_AT'])).toBe('Deutsch');
});
