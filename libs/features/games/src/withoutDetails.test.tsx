import { gameListSlugs } from '@lobby/contracts';
import { renderScene, type SceneOptions, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { GameListCarousel } from './carousel/GameListCarousel.tsx';
import { gamesFeature } from './feature.tsx';
import GameCategoriesPage from './pages/GameCategoriesPage.tsx';
import GameCategoryPage from './pages/GameCategoryPage.tsx';
import GameListPage from './pages/GameListPage.tsx';
import GameListsPage from './pages/GameListsPage.tsx';
import GamesPage from './pages/GamesPage.tsx';
import GameStudioPage from './pages/GameStudioPage.tsx';
import GameStudiosPage from './pages/GameStudiosPage.tsx';
import LobbyPage from './pages/LobbyPage.tsx';
import StudioShowcase from './showcase/StudioShowcase.tsx';
import { answersOfList, rejection, wireArt, wireList, wirePersonalized } from './wire.fixture.ts';

/** A back end that knows the specification and nothing else rejects these, and has its part of lists and games. */
const ofOurOwn = [
  'LobbyPage',
  'AllGames',
  'CategoryGames',
  'GameCategories',
  'GameListDetails',
  'GameLists',
  'GameStudios',
  'GamesById',
  'StudioDetails',
];
const names = ['book-of-dead', 'amber-orchard', 'moon'];
const gamesOf = (from: string, endCursor: string | null = null) => ({
  __typename: 'GameConnection',
  edges: names.map((name, index) => ({
    __typename: 'GameEdge',
    node: {
      __typename: 'Game',
      lookupId: `${from}-${index}`,
      slug: from === '' ? name : `${name}-${from}`,
      idx: index,
      ...wireArt('https://art.acme.test/{format}'),
    },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});
const specified: SceneOptions['answers'] = {
  ...Object.fromEntries(ofOurOwn.map((name) => [name, rejection])),
  GameListSlice: ({ listOfGamesSlug: slug, after }: { listOfGamesSlug: string; after: string | null }) =>
    wirePersonalized({
      listOfGames: {
        __typename: 'GameList',
        slug,
        name: `The ${slug}`,
        games: gamesOf(after ?? slug, after === null ? 'two' : null),
      },
    }),
  StudioGames: wirePersonalized({ games: gamesOf('') }),
};

let mockSlug: string;
jest.mock('@lobby/routing', () => ({
  ...jest.requireActual<object>('@lobby/routing'),
  useParams: () => ({ slug: mockSlug }),
}));

function renderPage(Page: ComponentType, slug = '') {
  mockSlug = slug;
  return renderScene(<Page />, { features: [gamesFeature()], settings: { license: 'mga' }, answers: specified });
}
const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('a back end that knows the specification alone', () => {
  it('has a lobby of the fixed lists, whose games are named by their addresses', async () => {
    localStorage.setItem('recentlyPlayedGames', '["g1"]');
    await renderPage(LobbyPage);
    const nav = screen.getByRole('navigation', { name: 'Browse games' });
    expect(hrefsIn(nav)).toEqual(expect.arrayContaining(gameListSlugs.map((slug) => `/en/game-list/${slug}/`)));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Blackjack',
      'Bonus',
      'Hot games',
      'Jackpots',
      'Live casino',
      'Megaways',
      'New',
      'Roulette',
      'Slots',
      'Table games',
    ]);
    const slots = screen.getByRole('region', { name: 'Slots' });
    expect(within(slots).getByRole('link', { name: 'Book of dead slots' })).toHaveAttribute(
      'href',
      '/en/games/book-of-dead-slots/',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('This is not offered here')).toBeNull();
    localStorage.clear();
  });

  it('has lists that go on, without a number of games', async () => {
    const scene = await renderPage(GameListPage, 'slots');
    expect(screen.getByRole('heading', { level: 1, name: 'The slots' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(await screen.findByRole('link', { name: 'Moon two' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Moon slots' })).toBeVisible();
    expect(screen.queryByText(/^\d+ of|\d games?$/)).toBeNull();
    // The rejection is remembered.
    expect(scene.names().filter((name) => name.startsWith('GameList'))).toEqual([
      'GameListSlice',
      'GameListDetails',
      'GameListSlice',
    ]);
  });

  it('has studios, which are named by their addresses', async () => {
    await renderPage(GameStudioPage, 'quiet-mill');
    expect(screen.getByRole('heading', { level: 1, name: 'Quiet mill' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book of dead' })).toHaveAttribute('href', '/en/games/book-of-dead/');
  });

  it('has the games of a studio for other pages', async () => {
    await renderPage(() => <StudioShowcase slug="quiet-mill" />);
    expect(screen.getByRole('link', { name: 'Amber orchard' })).toBeVisible();
  });

  it('has the fixed lists on the page of all lists', async () => {
    await renderPage(GameListsPage);
    const lists = screen.getByRole('list', { name: 'Game lists' });
    expect(hrefsIn(lists)).toEqual(gameListSlugs.map((slug) => `/en/game-list/${slug}/`));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['all games', GamesPage],
    ['a category', GameCategoryPage],
    ['the categories', GameCategoriesPage],
    ['the studios', GameStudiosPage],
  ])('says of the page of %s that it is not offered', async (_, Page) => {
    await renderPage(Page, 'cards');
    expect(screen.getByRole('heading', { name: 'This is not offered here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the details of games', () => {
  const { GameListSlice: slice } = answersOfList(wireList({ from: 1, count: 2, total: 48 }));
  const { GameListDetails: details } = answersOfList(wireList({ from: 1, count: 2, total: 48, title: 'Title' }));
  const renderRow = (answers: SceneOptions['answers']) => renderScene(<GameListCarousel slug="slots" />, { answers });
  const titles = () => screen.queryAllByRole('link', { name: /^(Game|Title) \d+$/ }).map((link) => link.textContent);

  it.each([
    ['their titles', details, ['Title 1', 'Title 2']],
    ['their addresses, where the details are rejected', rejection, ['Game 1', 'Game 2']],
    ['their addresses, where the details fail', { errors: [{ message: 'Broken' }] }, ['Game 1', 'Game 2']],
  ])('are waited for: no tile changes its name, which comes from %s', async (_, answer, expected) => {
    const response = Promise.withResolvers<unknown>();
    await renderRow({ GameListSlice: slice, GameListDetails: response.promise });
    expect(titles()).toEqual([]);
    response.resolve(answer);
    await waitFor(() => expect(titles()).toEqual(expected));
  });

  it('are requested once, where each response has other games', async () => {
    let from = 0;
    const random = (name: 'GameListSlice' | 'GameListDetails') => () => {
      from += 10;
      return answersOfList(wireList({ from, count: 2, total: 48 }))[name];
    };
    const scene = await renderRow({
      GameListSlice: random('GameListSlice'),
      GameListDetails: random('GameListDetails'),
    });
    await untilIdle();
    expect(scene.names().filter((name) => name.startsWith('GameList'))).toEqual(['GameListSlice', 'GameListDetails']);
    expect(titles()).toHaveLength(2);
  });

  it('are not requested again by a page that includes them, and once more where it failed', async () => {
    const scene = await renderScene(<GamesPage />, { answers: { AllGames: { errors: [{ message: 'Broken' }] } } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => untilIdle());
    expect(scene.names().filter((name) => name === 'AllGames')).toHaveLength(2);
  });
});
