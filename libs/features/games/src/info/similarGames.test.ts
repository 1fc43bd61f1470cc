import { catalogueGame } from '../catalogue/platform.fixture.ts';
import { similarGames } from './similarGames.ts';

const compared = catalogueGame('Amber Fox', { features: ['Megaways', 'FreeSpins', 'Cascades'] });
const titlesOf = (...args: Parameters<typeof similarGames>) => similarGames(...args).map(({ game }) => game.title);

it('puts those with most features in common first, then the studio’s, then what is played more', () => {
  const other = { studioSlug: 'north' };
  const games = [
    catalogueGame('Studio alone', { features: ['BonusBuy'], popularity: 99 }),
    catalogueGame('One, popular', { ...other, features: ['Megaways'], popularity: 50 }),
    catalogueGame('One, unknown', { ...other, features: ['Megaways'], popularity: null }),
    catalogueGame('One, same studio', { features: ['Megaways'], popularity: 1 }),
    compared,
    catalogueGame('Three', { ...other, features: ['Cascades', 'FreeSpins', 'Megaways', 'Jackpot'], popularity: 2 }),
    catalogueGame('Nothing', { ...other, features: ['Jackpot'], popularity: 99 }),
  ];
  expect(titlesOf(games, 'Amber Fox', { most: 6 })).toEqual([
    'Three',
    'One, same studio',
    'One, popular',
    'One, unknown',
    'Studio alone',
  ]);
  expect(titlesOf(games, 'Amber Fox', { most: 2 })).toEqual(['Three', 'One, same studio']);
});

it('names what they have in common', () => {
  const koi = catalogueGame('Silver Koi', { features: ['Jackpot', 'Megaways'] });
  const comet = catalogueGame('Paper Comet', { studioSlug: 'north', features: ['FreeSpins'] });
  expect(similarGames([compared, comet, koi], 'Amber Fox', { most: 6 })).toEqual([
    { game: koi, sharedFeatures: ['Megaways'], isOfSameStudio: true },
    { game: comet, sharedFeatures: ['FreeSpins'], isOfSameStudio: false },
  ]);
});

it('has none for a game that the catalogue lacks', () => {
  expect(similarGames([compared], 'Silver Koi', { most: 6 })).toEqual([]);
});
