import type { BlockProps, FeatureModule } from '@lobby/contracts';
import { mockViewport, renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { gamesFeature } from '../feature.tsx';
import { answersOfList, wireGame, wireGames, wireList, wirePersonalized } from '../wire.fixture.ts';
import LobbyPage from './LobbyPage.tsx';
import { LobbyPageQuery } from '../lobby/lobbyQuery.ts';

const emptyFields = {
  title: null,
  subtitle: null,
  text: null,
  desktopImage: null,
  mobileImage: null,
  callToAction: null,
  game: null,
  listOfGamesSlug: null,
  startsAt: null,
  endsAt: null,
  termsAndConditions: null,
};
const block = (id: string, type: string, fields: object = {}) => ({
  __typename: 'ContentBlock',
  id,
  type,
  ...emptyFields,
  ...fields,
});
const list = (slug: string, name: string) => ({ __typename: 'GameList', slug, name });

const blocks = [
  block('welcome', 'BANNER_MANUAL', { title: 'Welcome' }),
  block('pots', 'JACKPOT', { title: 'Pots' }),
  block('hot', 'TOP_GAMES', { listOfGamesSlug: 'hot-games' }),
  block('help', 'BANNER_EXTERNAL_LINK', { title: 'Help' }),
];
const answers = {
  LobbyPage: {
    data: {
      root: { __typename: 'Root', contentBlocks: blocks },
      ...wirePersonalized({
        listsOfGames: [list('hot-games', 'Hot games'), list('roulette', 'Roulette')],
        leadingLists: [{ ...list('hot-games', 'Hot games'), games: wireGames({ from: 1, count: 3, total: 3 }) }],
      }).data,
    },
  },
  ...answersOfList(wireList({ from: 4, count: 3, total: 3 }, 'roulette', 'Roulette')),
  GameStudios: wirePersonalized({ studios: [] }),
};

/** Stands in for the content feature, which owns these blocks. */
const banner = {
  load: async () => ({
    default: ({ id, index, isOver }: BlockProps) => <p>{`Banner ${id} at ${index}${isOver ? ', over' : ''}`}</p>,
  }),
  skeleton: () => null,
};
const banners: FeatureModule = {
  id: 'content',
  parts: [
    { place: 'block.BANNER_MANUAL', ...banner },
    { place: 'block.BANNER_EXTERNAL_LINK', ...banner },
  ],
};

function renderLobby(more: object = {}) {
  return renderScene(<LobbyPage />, {
    features: [gamesFeature(), banners],
    settings: { license: 'mga' },
    answers: { ...answers, ...more },
  });
}

describe('the lobby', () => {
  it('shows the blocks in the server’s order, and nothing for a type that no feature renders (R-2-015)', async () => {
    const { container } = await renderLobby();
    const texts = [...container.querySelectorAll('p, h2')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^Banner|^Hot games/.test(text ?? ''));
    expect(texts).toEqual(['Banner welcome at 0', 'Hot games', 'Banner help at 2']);
    expect(container).not.toHaveTextContent('Pots');
  });

  it('shows the lists without a block as rows of their own', async () => {
    await renderLobby();
    const row = screen.getByRole('region', { name: /^Roulette/ });
    expect(within(row).getByRole('link', { name: 'Game 4' })).toBeVisible();
  });

  it('keeps what has come near the viewport where it is, with word of what is over, and has the latest order below', async () => {
    const { come } = mockViewport();
    const page = (order: string, lists: readonly string[]) => ({
      data: {
        root: { __typename: 'Root', contentBlocks: [...order].map((id) => block(id, 'BANNER_MANUAL')) },
        ...wirePersonalized({ listsOfGames: lists.map((slug) => list(slug, slug)), leadingLists: [] }).data,
      },
    });
    const scene = await renderLobby({ LobbyPage: page('abcdef', ['hot', 'new']) });
    const comeWith = async (order: string, lists: readonly string[]) => {
      scene.answer({ LobbyPage: page(order, lists) });
      await act(async () => scene.client.refetch(LobbyPageQuery));
      await untilIdle();
    };
    const banners = () => screen.getAllByText(/^Banner/).map(({ textContent }) => textContent?.slice(7));
    const links = () => [...screen.getByRole('navigation').querySelectorAll('a[href*="/game-list/"]')];
    const linkNames = () => links().map(({ textContent }) => textContent);
    expect(banners()).toEqual(['a at 0', 'b at 1', 'c at 2']);

    await comeWith('xcafyed', ['new', 'hot']);
    await act(async () => come());
    await untilIdle();
    expect(banners()).toEqual(['a at 0', 'b at 1, over', 'c at 2', 'f at 3', 'y at 4', 'e at 5', 'd at 6']);
    expect(linkNames()).toEqual(['hot', 'new']);

    await comeWith('fedcb', []);
    expect(banners()).toEqual(['a at 0, over', 'b at 1', 'c at 2', 'f at 3', 'y at 4, over', 'e at 5', 'd at 6']);
    expect(linkNames()).toEqual(['hot', 'new']);
  });

  it('shows the same game in a banner and the same list in a row until the next visit', async () => {
    const page = (number: number, slug: string) => {
      const { __typename, lookupId, slug: game, title, studio, thumbnailUrl, aspectRatio } = wireGame(number);
      const fields = { __typename, lookupId, slug: game, title, studio };
      const shown = [
        block('game', 'BANNER_GAME', { game: fields }),
        block('hot', 'TOP_GAMES', { listOfGamesSlug: slug }),
      ];
      const pictures = { thumbnailUrl, w640: thumbnailUrl, w1200: thumbnailUrl, aspectRatio };
      const contentBlock = { ...shown[0], game: { ...fields, ...pictures } };
      return {
        LobbyPage: {
          data: {
            root: { __typename: 'Root', contentBlocks: shown },
            ...wirePersonalized({ listsOfGames: [], leadingLists: [] }).data,
          },
        },
        BannerGameBlock: { data: { root: { __typename: 'Root', contentBlock } } },
      };
    };
    const scene = await renderLobby(page(1, 'roulette'));
    const links = () =>
      screen
        .getAllByRole('link', { name: /^(Play|See all)/ })
        .map((link) => link.getAttribute('href'))
        .slice(0, 2);
    expect(links()).toEqual(['/en/games/game-1/', '/en/game-list/roulette/']);
    scene.answer(page(2, 'new'));
    await act(async () => scene.client.refetchTypes(['ContentBlock']));
    await untilIdle();
    expect(links()).toEqual(['/en/games/game-1/', '/en/game-list/roulette/']);
  });

  it('brings the games of its first rows with its own answer', async () => {
    const scene = await renderLobby();
    const row = screen.getByRole('region', { name: /^Hot games/ });
    expect(within(row).getAllByRole('link', { name: /^Game \d+$/ })).toHaveLength(3);
    expect(scene.names()).not.toContain('TopGamesBlock');
    const slices = scene.sent.filter(({ operationName }) => operationName.startsWith('GameList'));
    expect(slices.map(({ operationName, variables }) => [operationName, variables['listOfGamesSlug']])).toEqual([
      ['GameListSlice', 'roulette'],
      ['GameListDetails', 'roulette'],
    ]);
  });

  it('links to games, lists, categories and studios (R-1-008)', async () => {
    await renderLobby();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('All games')).toBe('/en/games/');
    expect(hrefOf('Roulette')).toBe('/en/game-list/roulette/');
    expect(hrefOf('Categories')).toBe('/en/game-category/');
    expect(hrefOf('Studios')).toBe('/en/game-studio/');
  });

  it('renders no block again for an answer that repeats what it shows', async () => {
    const render = jest.fn();
    const load = async () => ({
      default: ({ id }: BlockProps) => {
        render();
        return <p>{`Banner ${id}`}</p>;
      },
    });
    const counted: FeatureModule = {
      id: 'content',
      parts: [{ place: 'block.BANNER_MANUAL', load, skeleton: () => null }],
    };
    const scene = await renderScene(<LobbyPage />, {
      features: [gamesFeature(), counted],
      settings: { license: 'mga' },
      answers,
    });
    const before = render.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    await act(async () => scene.client.refetch(LobbyPageQuery));
    await untilIdle();
    expect(scene.names().filter((name) => name === 'LobbyPage')).toHaveLength(2);
    expect(render).toHaveBeenCalledTimes(before);
  });

  it.each([
    ['an error', { errors: [{ message: 'Broken' }] }],
    ['an error without a message', { errors: [{}] }],
  ])('offers another try where the platform gives %s', async (_, answer) => {
    const scene = await renderLobby({ LobbyPage: answer });
    scene.answer({ LobbyPage: answers.LobbyPage });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Banner welcome at 0')).toBeVisible();
  });

  describe('the registration', () => {
    /** Stands in for the identity feature. */
    const identity: FeatureModule = {
      id: 'sign-in',
      parts: [{ place: 'lobby.registration', load: async () => ({ default: () => <p>Register here</p> }) }],
    };
    const open = (variation: string | null, visitor = true) => {
      if (variation !== null)
        window.localStorage.setItem('featureFlags', JSON.stringify({ landing_registration: variation }));
      return renderScene(<LobbyPage />, { features: [gamesFeature(), banners, identity], visitor, answers });
    };
    afterEach(() => window.localStorage.clear());

    it('stands below the first block with `iframe` (R-9-060)', async () => {
      const { container } = await open('iframe');
      const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(texts.slice(0, 2)).toEqual(['Banner welcome at 0', 'Register here']);
    });

    it.each([null, 'button', 'bogus'])('is what the block’s button leads to with %s (R-9-060)', async (variation) => {
      await open(variation);
      expect(screen.getByText('Banner welcome at 0')).toBeVisible();
      expect(screen.queryByText('Register here')).toBeNull();
    });

    it('is none of a player’s', async () => {
      await open('iframe', false);
      expect(screen.getByText('Banner welcome at 0')).toBeVisible();
      expect(screen.queryByText('Register here')).toBeNull();
    });
  });
});
