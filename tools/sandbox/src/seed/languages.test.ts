import { locales, regionalCodes } from '../../../../libs/contracts/src/locales.ts';
import { fallbacksOf } from '../../../../libs/contracts/src/fallbackLocales.ts';
import type { LocalizedText, Store } from '../store/index.ts';
import { acme } from '../testing/testPlatform.ts';
import { seededStore } from './index.ts';
import { descriptions } from './titles.ts';

/** Of the locales that are translated in full, as requests name them. */
const languages = locales
  .filter((locale) => fallbacksOf(locale).length === 0)
  .map((locale) => regionalCodes[locale].slice(0, 2))
  .filter((language) => language !== 'en');

/** Texts by language, each by where it is. */
type Texts = Readonly<Record<string, LocalizedText>>;

const tables = [
  ...['documents', 'gameGroups', 'gamificationTournaments', 'shopItems'],
  ...['playerRewards', 'freeSpins', 'bonuses'],
];
const contentOf = (store: Store): Texts =>
  Object.fromEntries([
    ...tables.flatMap((table) =>
      store.database
        .all<Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY rowid`)
        .flatMap((row, index) => textsIn(row, `${table} ${index}`)),
    ),
    ...textsIn(descriptions, 'games'),
  ]);

function textsIn(value: unknown, place: string): [place: string, text: LocalizedText][] {
  if (typeof value === 'string' && /^[{[]/.test(value)) return textsIn(JSON.parse(value), place);
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [[place, value as LocalizedText]];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place} ${key}`));
}

const tagsOf = (text: string) => text.match(/<[^>]+>/g) ?? [];
const paragraphsOf = (text: string) => text.match(/<(p|li)>.+?<\/\1>/g) ?? [];
/** Figures without separators, names of pots, currencies and the brand: what no language translates. */
const literalsOf = (text: string) =>
  (text.match(/\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?|[A-Z]{3,}|Acme/g) ?? []).map((literal) =>
    literal.replaceAll(/[.,\s]/g, ''),
  );

const brands = [acme, { ...acme, bonusWallet: false, contributionAsPercentage: false }];

describe.each(languages)('content in %s', (language) => {
  it.each(brands)('has every text, with the tags, figures and names of the English one: %#', async (brand) => {
    const content = contentOf(await seededStore(brand));
    expect(Object.keys(content).length).toBeGreaterThan(100);
    const translated = Object.fromEntries(Object.entries(content).map(([place, text]) => [place, text[language]]));
    expect(Object.keys(translated).filter((place) => !translated[place])).toEqual([]);
    for (const [place, { en }] of Object.entries(content)) {
      const text = translated[place] ?? '';
      expect([place, tagsOf(text)]).toEqual([place, tagsOf(en)]);
      expect([place, literalsOf(text)]).toEqual([place, expect.arrayContaining(literalsOf(en))]);
    }
  });

  it('has no paragraph in English', async () => {
    const content = contentOf(await seededStore(acme));
    for (const [place, { en, [language]: text = '' }] of Object.entries(content))
      expect([place, paragraphsOf(text).filter((paragraph) => en.includes(paragraph))]).toEqual([place, []]);
  });
});
