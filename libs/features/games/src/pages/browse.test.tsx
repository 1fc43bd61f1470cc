import { gameListSlugs } from '@lobby/contracts';
import { useLocation } from '@lobby/routing';
import { session } from '@lobby/storage';
import { renderScene, type SceneOptions, setBuild, translatePage, untilIdle } from '@lobby/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { gamesFeature } from '../feature.tsx';
import {
  answersOfList,
  answersOfStudio,
  rejection,
  wireGames,
  wireList,
  wirePersonalized,
  wireStudio,
} from '../wire.fixture.ts';
import GameCategoriesPage from './GameCategoriesPage.tsx';
import GameCategoryPage from './GameCategoryPage.tsx';
import GameListPage from './GameListPage.tsx';
import GameListsPage from './GameListsPage.tsx';
import GamesPage from './GamesPage.tsx';
import GameStudioPage from './GameStudioPage.tsx';
import GameStudiosPage from './GameStudiosPage.tsx';

afterEach(() => {
  session.remove('testUtils');
  window.history.replaceState(null, '', '/');
});

let mockSlug: string;
jest.mock('@lobby/routing', () => ({
  ...jest.requireActual<object>('@lobby/routing'),
  useParams: () => ({ slug: mockSlug }),
}));

function renderPage(
  Page: ComponentType,
  slug: string,
  answers: SceneOptions['answers'],
  features: SceneOptions['features'] = [],
) {
  mockSlug = slug;
  window.innerWidth = 1024;
  window.dispatchEvent(new Event('resize'));
  return renderScene(<Page />, {
    answers: { CatalogueOffer: rejection, ...answers },
    features,
    settings: { license: 'crc' },
  });
}
/** Those of the last request. */
const variablesOf = ({ sent }: Pick<Awaited<ReturnType<typeof renderScene>>, 'sent'>, operation: string) =>
  sent.findLast(({ operationName }) => operationName === operation)?.variables;
const tiles = () => screen.getAllByRole('link', { name: /^Game \d+$/ });

const studioResponse = (from: number, endCursor: string | null) =>
  wirePersonalized({
    studio: { ...wireStudio('acme-games', 'Acme Games'), imageUrl: null },
    games: wireGames({ from, count: 30, total: 60, endCursor }),
  });
const categoryResponse = wirePersonalized({
  category: { __typename: 'GameCategory', slug: 'cards', name: 'Card tables' },
  games: wireGames({ from: 1, count: 2, total: 2 }),
});

describe('a list of games', () => {
  it.each(gameListSlugs)('%s opens under its own name (R-2-024)', async (slug) => {
    const scene = await renderPage(GameListPage, slug, {
      ...answersOfList(wireList({ from: 1, count: 2, total: 2 }, slug, `The ${slug}`)),
    });
    expect(variablesOf(scene, 'GameListSlice')).toMatchObject({ listOfGamesSlug: slug, first: 30 });
    expect(screen.getByRole('heading', { level: 1, name: `The ${slug}` })).toBeVisible();
    expect(tiles()).toHaveLength(2);
  });

  it('has what other features show in its head', async () => {
    const load = async () => ({ default: ({ slug }: { slug: string }) => <p>{`Head of ${slug}`}</p> });
    const features = [{ id: 'jackpot', parts: [{ place: 'list.header', load }] }] as const;
    const answer = answersOfList(wireList({ from: 1, count: 2, total: 2 }, 'jackpots', 'Jackpots'));
    await renderPage(GameListPage, 'jackpots', answer, features);
    expect(await screen.findByText('Head of jackpots')).toBeVisible();
  });

  it('that does not exist is reported as missing', async () => {
    await renderPage(GameListPage, 'nothing', answersOfList(wirePersonalized({ listOfGames: null })));
    expect(screen.getByRole('heading', { name: 'We cannot find this' })).toBeVisible();
  });

  it('without a game for this country links to all games', async () => {
    await renderPage(GameListPage, 'new', answersOfList(wireList({ from: 1, count: 0, total: 0 })));
    expect(screen.getByRole('heading', { name: 'No games here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/en/games/');
  });

  it('that fails to load can be loaded again', async () => {
    const scene = await renderPage(GameListPage, 'new', answersOfList({ errors: [{ message: 'Broken' }] }));
    scene.answer(answersOfList(wireList({ from: 1, count: 2, total: 2 })));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tiles()).toHaveLength(2));
  });
});

describe('back', () => {
  function turnTo(width: number) {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  }
  beforeEach(() => turnTo(390));

  /** The page and, in its stead, a game. */
  function GamesPageOrGame() {
    return useLocation().pathname === '/en/games/' ? <GamesPage /> : null;
  }
  const allGames = (from: number, endCursor: string | null) =>
    wirePersonalized({ games: wireGames({ from, count: 30, total: 90, endCursor }) });

  it('shows as many games as there were, at once and without a request, though the phone was turned meanwhile', async () => {
    const scene = await renderScene(<GamesPageOrGame />, {
      features: [gamesFeature()],
      path: '/en/games/',
      answers: { AllGames: allGames(1, 'c30'), CatalogueOffer: rejection },
    });
    for (const [from, cursor] of [
      [31, 'c60'],
      [61, null],
    ] as const) {
      scene.answer({ AllGames: allGames(from, cursor) });
      fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
      await waitFor(() => expect(tiles()).toHaveLength(from + 29));
    }
    await act(() => scene.router.navigate('/en/games/game-70/'));
    // The phone is turned for the game.
    turnTo(844);
    const sent = scene.sent.length;
    await act(() => scene.router.navigate(-1));
    expect(tiles()).toHaveLength(90);
    expect(scene.sent).toHaveLength(sent);

    await act(() => scene.router.navigate('/en/'));
    await act(() => scene.router.navigate('/en/games/'));
    expect(tiles()).toHaveLength(30);
  });
});

const shelfFields = { name: 'Shelf', numberOfGames: 3, imageUrl: null };
it.each<[string, ComponentType, string, object]>([
  ['lists', GameListsPage, 'GameList', { name: 'Shelf', games: wireGames({ from: 1, count: 1, total: 1 }) }],
  ['categories', GameCategoriesPage, 'GameCategory', shelfFields],
  ['studios', GameStudiosPage, 'Studio', shelfFields],
])('%s keep their place when another answer comes', async (name, Page, __typename, fields) => {
  const answer = (...slugs: string[]) => {
    const shelves = slugs.map((slug) => ({ __typename, slug, ...fields }));
    const field = name === 'lists' ? 'listsOfGames' : name;
    return { [`Game${name[0]?.toUpperCase()}${name.slice(1)}`]: wirePersonalized({ [field]: shelves }) };
  };
  const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-2));
  const scene = await renderPage(Page, '', answer('one', 'two', 'three'));
  scene.answer(answer('four', 'three', 'one'));
  await act(async () => scene.client.refetchTypes(['Personalized']));
  await untilIdle();
  expect(scene.names().filter((sent) => sent.startsWith('Game'))).toHaveLength(2);
  expect(shown()).toEqual(['one', 'two', 'three']);
});

describe('a studio', () => {
  it('shows thirty games at a time and continues after the last one (R-7-031, R-9-041, R-2-025)', async () => {
    const scene = await renderPage(GameStudioPage, 'acme-games', answersOfStudio(studioResponse(1, 'c30')));
    expect(variablesOf(scene, 'StudioGames')).toEqual({
      first: 30,
      after: null,
      slug: 'acme-games',
      thumbnailSize: 236,
      currencyCode: 'EUR',
      ipCountryCode: 'FI',
      subDivision: null,
      license: 'crc',
      locale: 'en_GB',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Acme Games' })).toBeVisible();
    // Announced once it changes: the region is there before.
    const count = screen.getByText('30 of 60').closest('[role="status"]');
    expect(count).toBeVisible();

    scene.answer(answersOfStudio(studioResponse(31, null)));
    // The first page may come with a prerendered document: the next one asks for what this window needs.
    window.innerWidth = 390;
    window.dispatchEvent(new Event('resize'));
    screen.getByRole('button', { name: 'Show more games' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await waitFor(() => expect(tiles()).toHaveLength(60));
    // The button goes with the last page: from here the next key leads to what is new.
    expect(screen.getAllByRole('listitem')[29]).toHaveFocus();
    expect(variablesOf(scene, 'StudioGames')).toMatchObject({ first: 30, after: 'c30', thumbnailSize: 190.5 });
    expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull();
    expect(count).toHaveTextContent('60 of 60');
    expect(count).toBeInTheDocument();
  });

  it('counts those that it shows, in a translated page too (A-193)', async () => {
    translatePage();
    const scene = await renderPage(GameStudioPage, 'acme-games', answersOfStudio(studioResponse(1, 'c30')));
    scene.answer(answersOfStudio(studioResponse(31, 'c60')));
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(await screen.findByText('60 of 60')).toBeVisible();
  });

  /** Variables of the request for the studio when a visitor opens it. */
  async function variablesFrom(countryCode: string, subDivision: string | null = null) {
    const scene = await renderPage(GameStudioPage, 'acme-games', {
      ...answersOfStudio(studioResponse(1, null)),
      CountryContextQuery: {
        data: {
          countryContext: {
            __typename: 'CountryContext',
            countryCode,
            playerCountryCode: null,
            ipCountryCode: countryCode,
            havePlayerCountryCode: false,
            subDivision,
          },
        },
      },
      GetPlayerInfo: { data: { viewer: null } },
    });
    return variablesOf(scene, 'StudioGames');
  }

  it('is queried with the sub-division in Canada (R-5-008)', async () => {
    expect(await variablesFrom('CA', 'on')).toMatchObject({ ipCountryCode: 'CA', subDivision: 'ON' });
  });

  it.each([
    ['of the country', 'NO', '', 'NOK'],
    ['EUR, where the country has none', 'SE', '', 'EUR'],
    ['USD, where the query forces it', 'NO', '?setDefaultCurrency=true', 'USD'],
  ])('is queried with the currency %s (R-9-053)', async (_, country, search, currencyCode) => {
    window.history.replaceState(null, '', search || '/');
    expect(await variablesFrom(country)).toMatchObject({ currencyCode, ipCountryCode: country });
  });

  it('is queried in US dollars under the licence that has them, whatever the country (R-6-019)', async () => {
    setBuild({ defaultUSDCurrency: true });
    expect(await variablesFrom('NO')).toMatchObject({ currencyCode: 'USD', ipCountryCode: 'NO' });
  });

  it('is queried with a country and a currency that the query or the test utilities override (R-9-054)', async () => {
    session.write('testUtils', { country: 'NO', currency: 'CHF' });
    expect(await variablesFrom('FI')).toMatchObject({ currencyCode: 'EUR', ipCountryCode: 'FI' });
    cleanup();
    setBuild({ allowOverrides: true });
    expect(await variablesFrom('FI')).toMatchObject({ currencyCode: 'CHF', ipCountryCode: 'NO' });
    cleanup();
    window.history.replaceState(null, '', '?setCustomVPN=GB-JPY');
    expect(await variablesFrom('FI')).toMatchObject({ currencyCode: 'JPY', ipCountryCode: 'GB' });
  });

  it('that does not exist is reported as missing', async () => {
    const none = wireGames({ from: 1, count: 0, total: 0 });
    await renderPage(GameStudioPage, 'nobody', answersOfStudio(wirePersonalized({ studio: null, games: none })));
    expect(screen.getByRole('heading', { name: 'We cannot find this' })).toBeVisible();
  });
});

describe('other pages of games', () => {
  it('a category shows its games (R-2-023)', async () => {
    const scene = await renderPage(GameCategoryPage, 'cards', { CategoryGames: categoryResponse });
    expect(variablesOf(scene, 'CategoryGames')).toMatchObject({ categorySlug: 'cards', first: 30 });
    expect(screen.getByRole('heading', { level: 1, name: 'Card tables' })).toBeVisible();
    expect(tiles()).toHaveLength(2);
  });

  it('all games are on one page (R-2-021)', async () => {
    await renderPage(GamesPage, '', {
      AllGames: wirePersonalized({ games: wireGames({ from: 1, count: 3, total: 3 }) }),
    });
    expect(screen.getByText('3 games')).toBeVisible();
    expect(tiles()).toHaveLength(3);
  });

  it('studios show image, name and number of games, and link to their pages (R-3-068, R-2-097)', async () => {
    const imageUrl = 'https://art.acme.test/studio.webp';
    const { container } = await renderPage(GameStudiosPage, '', {
      GameStudios: wirePersonalized({
        studios: [{ ...wireStudio('acme-games', 'Acme Games'), imageUrl, numberOfGames: 1 }],
      }),
    });
    expect(screen.getByRole('link', { name: 'Acme Games' })).toHaveAttribute('href', '/en/game-studio/acme-games/');
    expect(container.querySelector('img')).toHaveAttribute('src', imageUrl);
    expect(screen.getByText('1 game')).toBeVisible();
  });

  it('categories link to their pages (R-2-023)', async () => {
    await renderPage(GameCategoriesPage, '', {
      GameCategories: wirePersonalized({
        categories: [
          { __typename: 'GameCategory', slug: 'cards', name: 'Card tables', imageUrl: null, numberOfGames: 7 },
        ],
      }),
    });
    expect(screen.getByRole('link', { name: 'Card tables' })).toHaveAttribute('href', '/en/game-category/cards/');
  });

  it('lists link to their pages (R-2-024)', async () => {
    await renderPage(GameListsPage, '', {
      GameLists: wirePersonalized({
        listsOfGames: [
          { __typename: 'GameList', slug: 'slots', name: 'Slots', games: wireGames({ from: 1, count: 3, total: 228 }) },
        ],
      }),
    });
    expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/en/game-list/slots/');
    expect(screen.getByText('228 games')).toBeVisible();
  });
});
