import { cashierTexts } from './cashier/texts/index.ts';
import { chatTexts } from './chat/texts/index.ts';
import { gamificationTexts } from './gamification/texts/index.ts';
import { kycTexts } from './kyc/texts/index.ts';
import { languages, type Language, type Plural } from './language.ts';
import { loginTexts } from './login/texts/index.ts';
import { oidcTexts } from './oidc/texts/index.ts';
import { sportsbookTexts } from './sportsbook/texts/index.ts';

const partners = { cashierTexts, chatTexts, gamificationTexts, kycTexts, loginTexts, oidcTexts, sportsbookTexts };

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
