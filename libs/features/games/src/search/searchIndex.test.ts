import { catalogueGame } from '../catalogue/platform.fixture.ts';
import { createSearchIndex } from './searchIndex.ts';

const game = (title: string, fields: Parameters<typeof catalogueGame>[1] = {}) =>
  catalogueGame(title, { studioSlug: 'north', popularity: 50, ...fields });

const games = [
  game('Book of Dead', { popularity: 90 }),
  game('Book of Shadows', { popularity: 20 }),
  game('Forbidden Book', { popularity: 100 }),
  game('Amber Lantern', { alternativeTitles: ['Lanterne d’ambre', '琥珀のランタン'], studioSlug: 'kitsune-works' }),
  game('Oracle of the Nile', { alternativeTitles: ['L’oracle du Nil'] }),
  game('Starburst', { features: ['Megaways', 'FreeSpins'] }),
  game('Lucky Sevens 27'),
  game('Bold Wolf'),
  game('Golden Wolf'),
  game('Golden Stag'),
];
const featureNames: Readonly<Record<string, string>> = { FreeSpins: 'Ilmaiskierrokset', Megaways: 'Megaways' };
const names = {
  studios: new Map([
    ['north', 'Nordlicht Studios'],
    ['kitsune-works', 'Kitsune Works'],
  ]),
  featureName: (feature: string) => featureNames[feature] ?? feature,
};
const index = createSearchIndex(games, names);
const titles = async (query: string) => (await index).find(query).games.map((found) => found.game.title);

it.each([
  ['the beginning of a word', 'lant', 'Amber Lantern'],
  ['words in another order', 'dead book', 'Book of Dead'],
  ['a typing error', 'starbrust', 'Starburst'],
  ['a missing letter', 'lantrn', 'Amber Lantern'],
  ['initials', 'bos', 'Book of Shadows'],
  ['no accents and no apostrophe', 'loracle', 'Oracle of the Nile'],
  ['kanji', '琥珀', 'Amber Lantern'],
  ['katakana', 'ランタ', 'Amber Lantern'],
  ['hiragana', 'らんたん', 'Amber Lantern'],
  ['Latin letters for kana', 'rantan', 'Amber Lantern'],
  ['its studio', 'kitsune', 'Amber Lantern'],
  ['a feature in the visitor’s language', 'ilmais', 'Starburst'],
  ['a number', '27', 'Lucky Sevens 27'],
])('finds a game by %s', async (_how, query, title) => {
  expect((await titles(query))[0]).toBe(title);
});

it('has titles that begin with the word first, then the more popular ones', async () => {
  expect(await titles('book')).toEqual(['Book of Dead', 'Book of Shadows', 'Forbidden Book']);
});

it('has what begins so before what is close to it', async () => {
  const found = await titles('gold');
  expect(found.slice(0, 2).toSorted()).toEqual(['Golden Stag', 'Golden Wolf']);
  expect(found[2]).toBe('Bold Wolf');
});

it('has each game once, and does not fail, where a catalogue has one twice', async () => {
  const twice = await createSearchIndex([game('Amber Fox'), game('Amber Fox')], names);
  expect(twice.find('amber').games).toHaveLength(1);
});

it('wants each of the words, and has what comes closest where no game has them', async () => {
  const { find, findNearest } = await index;
  expect(find('amber dead')).toEqual({ games: [], studios: [] });
  expect(findNearest('amber dead').map((found) => found.game.title)).toEqual(
    expect.arrayContaining(['Amber Lantern', 'Book of Dead']),
  );
  expect(findNearest('qqqqqqqq')).toEqual([]);
});

it('does not take short words and numbers for others', async () => {
  expect(await titles('28')).toEqual([]);
  expect(await titles('dea')).toEqual(['Book of Dead']);
  expect(await titles('dxa')).toEqual([]);
});

it('finds studios', async () => {
  expect((await index).find('nordlict').studios).toEqual(['north']);
});

it('says by which other title it has found a game', async () => {
  const [byOther] = (await index).find('oracle du nil').games;
  expect(byOther).toMatchObject({ alternativeTitle: 'L’oracle du Nil' });
  const [byTitle] = (await index).find('oracle').games;
  expect(byTitle?.alternativeTitle).toBeUndefined();
  const [byKana] = (await index).find('ランタン').games;
  expect(byKana).toMatchObject({ alternativeTitle: '琥珀のランタン' });
});

it('finds nothing by kana in a catalogue without Japanese titles', async () => {
  const latin = await createSearchIndex([game('Amber Lantern')], names);
  expect(latin.find('ランタン').games).toEqual([]);
});
