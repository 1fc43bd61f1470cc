import { maskFragments } from '@lobby/data';
import { routeOf, useLocation, useScrollOnRouteChange } from '@lobby/routing';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import GamesPage from '../pages/GamesPage.tsx';
import { GameDetailsFields, GameTile, GameTileFields } from '../tile/GameTile.tsx';
import { timings } from '../timings.ts';
import { rejection, wireGame, wireGames, wirePersonalized } from '../wire.fixture.ts';
import GameInfoPage from './GameInfoPage.tsx';
import { describedGame } from './platform.fixture.ts';
import InfoWatch from './InfoWatch.tsx';

const game = maskFragments([GameTileFields, GameDetailsFields], wireGame(1) as never);
const tiles = (
  <>
    <InfoWatch />
    <GameTile game={game} details={game} place="grid" />
  </>
);
const tileLink = () => screen.getByRole('link', { name: 'Game 1' });
const findInfoLink = () => screen.findByRole('link', { name: 'About Game 1' });

describe('the link on a tile', () => {
  it('comes to tiles of visitors and players, without any request', async () => {
    for (const visitor of [true, false]) {
      const scene = await renderScene(tiles, { visitor });
      expect(await findInfoLink()).toHaveAttribute('href', '/en/games/game-1/info/');
      expect(scene.names().filter((name) => name.startsWith('Game'))).toEqual([]);
      scene.unmount();
    }
  });

  it('opens the page about the game', async () => {
    const scene = await renderScene(tiles);
    fireEvent.click(await findInfoLink());
    await waitFor(() => expect(scene.address()).toBe('/en/games/game-1/info/'));
  });

  it('stays away where the platform knows no more of a game than its address (A-182)', async () => {
    await renderScene(
      <>
        <InfoWatch />
        <GameTile game={game} details={null} place="grid" />
      </>,
    );
    await untilIdle();
    expect(screen.queryByRole('link', { name: /^About/ })).toBeNull();
  });
});

describe('a finger that rests on a tile', () => {
  const at = { clientX: 40, clientY: 40 };
  /** jsdom has no pointer events of its own. */
  function point(type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', options: object = {}): boolean {
    const { isPrimary = true, ...init } = { pointerType: 'touch', ...at, ...options } as {
      isPrimary?: boolean;
      pointerType: string;
    };
    const event = Object.assign(createEvent[type](tileLink(), init), { isPrimary });
    return fireEvent(tileLink(), event);
  }
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const click = () => act(async () => void fireEvent.click(tileLink(), { detail: 1 }));

  async function renderTile() {
    const scene = await renderScene(tiles);
    await findInfoLink();
    jest.useFakeTimers();
    return scene;
  }
  afterEach(() => jest.useRealTimers());

  it('opens the page about the game after half a second, and the click that follows launches nothing', async () => {
    const { address } = await renderTile();
    point('pointerDown');
    await wait(timings.longPress - 1);
    expect(address()).toBe('/en/');
    await wait(10);
    expect(address()).toBe('/en/games/game-1/info/');
    point('pointerUp');
    await click();
    await wait(10);
    expect(address()).toBe('/en/games/game-1/info/');
    // The next tap plays.
    point('pointerDown');
    point('pointerUp');
    await click();
    await wait(10);
    expect(address()).toBe('/en/games/game-1/');
  });

  it('leaves the keyboard its Enter afterwards', async () => {
    const { address } = await renderTile();
    point('pointerDown');
    await wait(timings.longPress + 10);
    point('pointerUp');
    await act(async () => void fireEvent.click(tileLink()));
    await wait(10);
    expect(address()).toBe('/en/games/game-1/');
  });

  it('gets no menu of the browser’s, which a mouse gets', async () => {
    await renderTile();
    expect(fireEvent.contextMenu(tileLink())).toBe(true);
    point('pointerDown');
    expect(fireEvent.contextMenu(tileLink())).toBe(false);
    point('pointerUp');
    expect(fireEvent.contextMenu(tileLink())).toBe(true);
  });

  it('gets none either while the finger still rests on the page that has come', async () => {
    await renderTile();
    point('pointerDown');
    await wait(timings.longPress + 10);
    fireEvent.scroll(document);
    expect(fireEvent.contextMenu(document.body)).toBe(false);
    point('pointerUp');
    expect(fireEvent.contextMenu(document.body)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['is lifted', () => point('pointerUp')],
    ['moves', () => point('pointerMove', { clientY: 60 })],
    ['scrolls the page', () => fireEvent.scroll(document)],
    ['is taken over by the browser', () => point('pointerCancel')],
    ['is joined by a second one', () => point('pointerDown', { isPrimary: false })],
  ])('opens nothing where it %s before, and its click plays', async (_, happen) => {
    const { address } = await renderTile();
    point('pointerDown');
    await wait(timings.longPress - 1);
    happen();
    await wait(timings.longPress);
    expect(address()).toBe('/en/');
    await click();
    await wait(10);
    expect(address()).toBe('/en/games/game-1/');
  });

  it('may move as much as a resting finger does', async () => {
    const { address } = await renderTile();
    point('pointerDown');
    point('pointerMove', { clientX: 44 });
    await wait(timings.longPress + 10);
    expect(address()).toBe('/en/games/game-1/info/');
  });

  it('is no mouse', async () => {
    const { address } = await renderTile();
    point('pointerDown', { pointerType: 'mouse' });
    await wait(timings.longPress * 2);
    expect(address()).toBe('/en/');
  });
});

describe('back', () => {
  const allGames = (from: number, endCursor: string | null) =>
    wirePersonalized({ games: wireGames({ from, count: 30, total: 60, endCursor }) });
  const shown = () => screen.queryAllByRole('link', { name: /^Game \d+$/ });
  const scroll = (to: number) => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    fireEvent.scroll(window);
  };

  /** The shell's part in it, and the pages by their addresses. */
  function Pages() {
    useScrollOnRouteChange();
    return routeOf(useLocation().pathname) === 'game-info' ? <GameInfoPage /> : <GamesPage />;
  }

  it('returns to the list with all of its games, where it was left', async () => {
    const scrollTo = jest.fn();
    window.scrollTo = scrollTo;
    const scene = await renderScene(
      <>
        <InfoWatch />
        <Pages />
      </>,
      {
        path: '/en/games/',
        answers: {
          AllGames: allGames(1, 'c30'),
          CatalogueOffer: rejection,
          GameCatalogue: rejection,
          GameInfo: wirePersonalized({ game: describedGame() }),
          RoundsOfGame: rejection,
        },
      },
    );
    scene.answer({ AllGames: allGames(31, null) });
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await waitFor(() => expect(shown()).toHaveLength(60));
    scroll(1700);
    fireEvent.click(await screen.findByRole('link', { name: 'About Game 50' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Game 7' })).toBeVisible();
    expect(shown()).toHaveLength(0);
    scroll(0);
    scrollTo.mockClear();
    await act(() => scene.router.navigate(-1));
    expect(shown()).toHaveLength(60);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1700, left: 0, behavior: 'instant' }]]);
    scroll(0);
  });
});
