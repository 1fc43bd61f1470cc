import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '../../libs/contracts/src/locales.ts';
import { fallbackLocales, fallbacksOf } from '../../libs/contracts/src/fallbackLocales.ts';
import { type CatalogueEntry, problemsOf, readCatalogues } from './catalogues.ts';

function entry(id: string, text: string, locale = 'en', library = 'libs/features/games'): CatalogueEntry {
  return { id, text, locale, library };
}

it('reads the texts of every library and locale', () => {
  const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  try {
    const folder = join(root, 'libs/features/games/src/locales');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'fi.po'), 'msgid ""\nmsgstr "Language: fi\\n"\n\nmsgid "SIGN_IN"\nmsgstr "Kirjaudu"\n');
    expect(readCatalogues(root)).toEqual([entry('SIGN_IN', 'Kirjaudu', 'fi')]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('accepts well-formed texts and ignores missing ones', () => {
  expect(
    problemsOf([
      entry('GAMES_FOUND', '{count, plural, one {# game} other {# games}}'),
      entry('GAMES_FOUND', '{count, plural, one {# peli} other {# peliä}}', 'fi'),
      entry('TERMS_2', 'Read the <0>terms</0>'),
      entry('TERMS_2', '', 'fi'),
    ]),
  ).toEqual([]);
});

it.each(['signIn', 'Sign In', 'SIGN-IN', 'sign_in', '_SIGN_IN', 'SIGN__IN', 'x8Fk2a'])('rejects the id %s', (id) => {
  expect(problemsOf([entry(id, 'Sign In')])).toEqual([expect.stringContaining('upper snake case')]);
});

it('rejects one id with two texts in the sources', () => {
  const two = [entry('CLOSE', 'CLOSE'), entry('CLOSE', 'Close', 'en', 'libs/shell')];
  expect(problemsOf(two)).toEqual(['libs/shell (en) CLOSE: the English differs from that of libs/features/games']);
});

it.each([
  ['Hei {nimi}', 'placeholders differ'],
  ['Hei', 'placeholders differ'],
  ['Hei {name', 'does not parse'],
])('rejects the translation %s', (text, problem) => {
  expect(problemsOf([entry('HELLO', 'Hello {name}'), entry('HELLO', text, 'fi')])).toEqual([
    expect.stringContaining(problem),
  ]);
});

it('rejects English that was left in a complete catalogue', () => {
  const left = [entry('WELCOME', 'Welcome back'), entry('WELCOME', 'Welcome back', 'fi')];
  expect(problemsOf(left)).toEqual([expect.stringContaining('the text is the English one')]);
  expect(problemsOf([entry('BONUS', 'Bonus'), entry('BONUS', 'Bonus', 'de')])).toEqual([]);
});

it('rejects plurals without a form that the language has', () => {
  const english = entry('GAMES_FOUND', '{count, plural, one {# game} other {# games}}');
  const withoutOne = '{count, plural, other {# x}}';
  expect(problemsOf([english, entry('GAMES_FOUND', withoutOne, 'fi')])).toEqual([
    expect.stringContaining('a plural lacks the forms one'),
  ]);
  expect(problemsOf([english, entry('GAMES_FOUND', withoutOne, 'ja')])).toEqual([]);
});

describe('a regional catalogue', () => {
  const library = [
    entry('FAVOURITES', 'Your {count} favourites'),
    entry('BASKET', 'Cart'),
    entry('BASKET', 'Warenkorb', 'de'),
  ];

  it('may hold a part of the texts', () => {
    expect(problemsOf([...library, entry('FAVOURITES', 'Your {count} favorites', 'en_CA')])).toEqual([]);
    expect(problemsOf([...library, entry('BASKET', 'Einkaufskorb', 'de_AT')])).toEqual([]);
  });

  it.each([
    ['that of its language', entry('BASKET', 'Warenkorb', 'de_AT'), 'that of its fallback'],
    [
      'English that its language lacks',
      entry('FAVOURITES', 'Your {count} favourites', 'de_AT'),
      'that of its fallback',
    ],
    ['none', entry('BASKET', '', 'en_CA'), 'that of its fallback'],
    ['of no id of the sources', entry('BASKETS', 'Baskets', 'en_CA'), 'no such id'],
    ['of an id of another library', entry('BASKET', 'Basket', 'en_CA', 'libs/shell'), 'no such id'],
    ['with other placeholders', entry('FAVOURITES', 'Your favorites', 'en_CA'), 'placeholders differ'],
  ])('may hold no text that is %s', (_, regional, problem) => {
    expect(problemsOf([...library, regional])).toEqual([expect.stringContaining(problem)]);
  });

  it('may differ from English where its language does not', () => {
    const german = entry('CASINO', 'Casino', 'de');
    expect(problemsOf([entry('CASINO', 'Kasino'), german, entry('CASINO', 'Kasino', 'de_AT')])).toEqual([]);
  });
});

it('has catalogues for a locale or fallbacks that end in English', () => {
  console.log('Locales that fall back:', JSON.stringify(fallbackLocales, null, 2));
  const translated = locales.filter((locale) => fallbacksOf(locale).length === 0);
  expect(translated).toEqual(['en', 'fi', 'no', 'de', 'fr_CA', 'ja', 'et_EE', 'it']);
  for (const locale of locales) {
    const chain = fallbacksOf(locale);
    expect(chain).not.toContain(locale);
    if (chain.length > 0) expect(chain.at(-1)).toBe('en');
  }
});
