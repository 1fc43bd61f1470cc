import { catalogueGame } from '../catalogue/platform.fixture.ts';
import { type Criteria, noCriteria } from './criteria.ts';
import { filterGames, stakeChoices, studiosOf } from './filterGames.ts';

const now = Date.parse('2026-11-30T00:00:00Z');
const game = (title: string, fields: Parameters<typeof catalogueGame>[1] = {}) =>
  catalogueGame(title, { studioSlug: 'north', rtp: 95, ...fields });
const games = [
  game('Ant', { volatility: 'low', minStake: '0.10', popularity: 30, features: ['FreeSpins'] }),
  game('Bee', { volatility: 'low', minStake: '0.50', popularity: 20, features: ['FreeSpins', 'Megaways'], rtp: 97 }),
  game('Cat', { studioSlug: 'south', hasJackpot: true, popularity: null, rtp: null, minStake: null, maxStake: null }),
  game('Dog', {
    studioSlug: 'south',
    isLive: true,
    lists: ['live-casino'],
    maxStake: '5000.00',
    releasedAt: '2026-11-20T00:00:00.000Z',
  }),
  game('Elk 10', { volatility: 'high', popularity: 40 }),
  game('Elk 9', { volatility: null, releasedAt: '2027-01-01T00:00:00.000Z' }),
];
const filter = (criteria: Partial<Criteria>, base = {}) =>
  filterGames({ games, currency: 'EUR' }, base, { ...noCriteria, ...criteria }, now);
const titles = (...args: Parameters<typeof filter>) => filter(...args).games.map(({ title }) => title);

it.each<[Partial<Criteria>, string[]]>([
  [{ volatility: ['low'] }, ['Ant', 'Bee']],
  [{ volatility: ['low', 'high'] }, ['Elk 10', 'Ant', 'Bee']],
  [{ volatility: ['low'], stake: { from: null, to: '0.20', currency: 'EUR' } }, ['Ant']],
  [{ stake: { from: '1000', to: null, currency: 'EUR' } }, ['Dog']],
  [{ feature: ['megaways', 'free-spins'] }, ['Ant', 'Bee']],
  [{ studio: ['south'] }, ['Dog', 'Cat']],
  [{ only: ['new'] }, ['Dog']],
  [{ only: ['jackpot'] }, ['Cat']],
  [{ only: ['jackpot', 'live'] }, []],
  [{ rtp: 96 }, ['Bee']],
])('has the games that meet %j', (criteria, expected) => {
  expect(titles(criteria)).toEqual(expected);
});

it('has the most popular first, or the order that was chosen', () => {
  expect(titles({})).toEqual(['Elk 10', 'Ant', 'Bee', 'Dog', 'Elk 9', 'Cat']);
  expect(titles({ sort: 'name' })).toEqual(['Ant', 'Bee', 'Cat', 'Dog', 'Elk 9', 'Elk 10']);
  // One that is not released yet is not the newest.
  expect(titles({ sort: 'newest' }).slice(0, 1)).toEqual(['Dog']);
  expect(titles({ sort: 'newest' }).at(-1)).toBe('Elk 9');
  expect(titles({ sort: 'rtp' }).at(0)).toBe('Bee');
  expect(titles({ sort: 'rtp' }).at(-1)).toBe('Cat');
});

it('has the games of its page alone', () => {
  expect(titles({}, { list: 'live-casino' })).toEqual(['Dog']);
  expect(titles({}, { studio: 'south' })).toEqual(['Dog', 'Cat']);
  expect(filter({ volatility: ['low'] }, { list: 'slots' }).ofPage).toHaveLength(5);
});

it('counts what each choice would show beside the other groups', () => {
  const { counts } = filter({ volatility: ['low'], feature: ['megaways'] });
  // Of the games with Megaways, whatever their volatility.
  expect(Object.fromEntries(counts.volatility)).toEqual({ low: 1 });
  // Of those with a low volatility, whatever their features.
  expect(Object.fromEntries(counts.feature)).toEqual({ 'free-spins': 2, megaways: 1 });
  expect(Object.fromEntries(counts.studio)).toEqual({ north: 1 });
  expect(Object.fromEntries(filter({}).counts.only)).toEqual({ jackpot: 1, live: 1, new: 1 });
});

it('leaves out a studio that has no game here and stakes of another currency, and says so', () => {
  const foreign = filter({
    studio: ['elsewhere'],
    stake: { from: null, to: '20', currency: 'JPY' },
    volatility: ['high'],
  });
  expect(foreign.games.map(({ title }) => title)).toEqual(['Elk 10']);
  expect(foreign.hasUnknown).toBe(true);
  expect(filter({ studio: ['south'] }).hasUnknown).toBe(false);
});

it('offers stakes that divide the games', () => {
  const currency = 'EUR';
  expect(stakeChoices(games, currency)).toEqual([
    { from: null, to: '0.10', currency },
    { from: null, to: '0.20', currency },
    { from: '5000.00', to: null, currency },
  ]);
  expect(stakeChoices(games.slice(4, 5), currency)).toEqual([]);
});

it('has the studio with the most games first', () => {
  expect(studiosOf(games)).toEqual(['north', 'south']);
});
