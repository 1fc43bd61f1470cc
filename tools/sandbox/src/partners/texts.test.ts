import { locales, regionalCodes } from '../../../../libs/contracts/src/locales.ts';
import { fallbacksOf } from '../../../../libs/contracts/src/fallbackLocales.ts';
import { gameTexts } from '../../../demo-games/src/index.ts';
import { languages, type Language } from '../store/base/wording.ts';
import { cashierTexts } from './cashier/texts/index.ts';
import { chatTexts } from './chat/texts/index.ts';
import { gamificationTexts } from './gamification/texts/index.ts';
import { kycTexts } from './kyc/texts/index.ts';
import { languageOf, type Plural } from './language.ts';
import { loginTexts } from './login/texts/index.ts';
import { oidcTexts } from './oidc/texts/index.ts';
import { sportsbookTexts } from './sportsbook/texts/index.ts';

const partners = {
  cashierTexts,
  chatTexts,
  gameTexts,
  gamificationTexts,
  kycTexts,
  loginTexts,
  oidcTexts,
  sportsbookTexts,
};

interface Group {
  readonly [id: string]: string | Plural | Group;
}

const isPlural = (entry: Plural | Group): entry is Plural => typeof entry.other === 'string';

/** Each text by its path, with the texts of all its plural categories. */
function entriesOf(group: Group, path = ''): [id: string, texts: Partial<Record<Intl.LDMLPluralRule, string>>][] {
  return Object.entries(group).flatMap(([name, entry]) => {
    const id = path + name;
    if (typeof entry === 'string') return [[id, { other: entry }]];
    return isPlural(entry) ? [[id, entry]] : entriesOf(entry, `${id}.`);
  });
}

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Without `many`, which is for millions. */
const categoriesOf = (language: Language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((category) => category !== 'many');

describe.each(Object.entries(partners))('%s', (_, texts: Readonly<Record<Language, Group>>) => {
  it('are in each language that the lobby is translated into', () => {
    const translated = locales.filter((locale) => fallbacksOf(locale).length === 0);
    expect(Object.keys(texts).sort()).toEqual(translated.map((locale) => locale.slice(0, 2)).sort());
  });

  it.each(languages)('have the ids and placeholders of English in %s, and its own plurals', (language) => {
    const expected = entriesOf(texts.en).map(([id, { one, other = '' }]) => {
      const categories = one === undefined ? ['other'] : categoriesOf(language);
      return [id, Object.fromEntries(categories.map((category) => [category, placeholdersOf(other)]))];
    });
    const actual = entriesOf(texts[language]).map(([id, plural]) => [
      id,
      Object.fromEntries(Object.entries(plural).map(([category, text]) => [category, placeholdersOf(text)])),
    ]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  });
});

describe('the language', () => {
  it.each(locales)('of the lobby’s locale %s is its own', (locale) => {
    for (const requested of [locale, regionalCodes[locale], regionalCodes[locale].replace('_', '-')])
      expect(languageOf(requested)).toBe(locale.slice(0, 2));
  });

  it.each([
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['sv-SE,fr-CA;q=0.8,en;q=0.5', 'fr'],
    ['sv fi de', 'fi'],
    ['fil-PH', 'en'],
    ['sv', 'en'],
    [undefined, 'en'],
  ])('of %s is %s', (requested, language) => {
    expect(languageOf(requested)).toBe(language);
  });
});
