import { useLocation } from '@lobby/routing';
import { renderScene } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { GameTiles } from './GameTiles.tsx';
import { type RowsInView, useRowsInView } from './useRowsInView.ts';

const columns = 3;
const layout = { columns, width: 600 };
const tileHeight = 290;
const gap = 10;
const windowHeight = 900;

/** The layout of a browser, as far as rows need it. */
beforeEach(() => {
  Object.assign(layout, { columns, width: 600 });
  window.innerHeight = windowHeight;
  scroll(0);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(tileHeight);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY, layout.width, 0));
  const { getComputedStyle } = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(Object.create(getComputedStyle(element)), {
      gridTemplateColumns: Array.from({ length: layout.columns }, () => '200px').join(' '),
      rowGap: `${gap}px`,
    }),
  );
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    const place = Number(this.getAttribute('aria-posinset')) - 1;
    scroll(Math.floor(place / columns) * (tileHeight + gap));
  };
});
afterEach(() => jest.restoreAllMocks());

function scroll(to: number) {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  fireEvent.scroll(window);
}

const gamesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ lookupId: `Game ${index + 1}` }));

const Tiles = ({ count, view }: { count: number; view: RowsInView }) => (
  <GameTiles
    id="list"
    title="Games"
    games={gamesOf(count)}
    view={view}
    renderTile={({ lookupId }) => <a href={`/${lookupId}`}>{lookupId}</a>}
  />
);
const List = ({ count }: { count: number }) => <Tiles count={count} view={useRowsInView('list', count)} />;
const ListPage = ({ count }: { count: number }) =>
  useLocation().pathname === '/en/games/' ? <List count={count} /> : null;

async function open(count: number) {
  const scene = await renderScene(<ListPage count={count} />, { path: '/en/games/' });
  // The code that follows the window is loaded.
  await act(async () => void (await import('./RowsFollower.tsx')));
  return scene.router;
}
const list = () => screen.getByRole('list', { name: 'Games' });
const tiles = () =>
  within(list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const tile = (number: number) => screen.getByRole('link', { name: `Game ${number}` });
/** With the code that comes with the first focus. */
async function focus(number: number) {
  act(() => tile(number).focus());
  await act(async () => void (await import('./GridFocus.ts')));
}
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

describe('a list of games', () => {
  it('is in the document as a whole up to ninety games', async () => {
    await open(90);
    expect(tiles()).toHaveLength(90);
    expect(tile(90).closest('li')).not.toHaveAttribute('aria-setsize');
  });

  it('of more has the rows near the window, wherever that is', async () => {
    await open(3000);
    expect(tiles()).toContain('Game 1');
    expect(tiles().length).toBeLessThan(60);
    act(() => scroll(150_000));
    expect(tiles().length).toBeLessThan(60);
    expect(tiles()).toContain(`Game ${500 * columns + 1}`);
    expect(tiles()).not.toContain('Game 1');
  });

  it('is as high as all of its rows, so that nothing moves', async () => {
    await open(3000);
    const rows = 3000 / columns;
    const height = () => {
      const [above = 0, below = 0] = list().style.paddingBlock.split(' ').map(Number.parseFloat);
      const shown = Math.ceil(tiles().length / columns);
      return above + below + shown * tileHeight + (shown - 1) * gap;
    };
    expect(height()).toBe(rows * tileHeight + (rows - 1) * gap);
    act(() => scroll(150_000));
    expect(height()).toBe(rows * tileHeight + (rows - 1) * gap);
  });

  it('says of each game which one of how many it is', async () => {
    await open(3000);
    act(() => scroll(150_000));
    const item = tile(500 * columns + 1).closest('li');
    expect(item).toHaveAttribute('aria-posinset', String(500 * columns + 1));
    expect(item).toHaveAttribute('aria-setsize', '3000');
  });

  it('is as it was left when the player comes back from a game', async () => {
    const router = await open(3000);
    act(() => scroll(150_000));
    const left = tiles();
    await act(() => router.navigate('/en/games/game-1/'));
    // The browser shows the top of the other page.
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(tiles()[0] ?? ''));
    observer.observe(document.body, { childList: true, subtree: true });
    Object.defineProperty(window, 'scrollY', { value: 150_000, configurable: true });
    await act(() => router.navigate(-1));
    observer.disconnect();
    expect(tiles()).toEqual(left);
    expect(new Set(seen)).toEqual(new Set([left[0]]));
  });

  it('may leave the page and come back below what follows its rows', async () => {
    /** As a page whose list makes way for that of a filter. */
    function Page() {
      const [isShown, setShown] = useState(true);
      const view = useRowsInView('list', 3000);
      return (
        <>
          <button type="button" onClick={() => setShown(!isShown)}>
            Filter
          </button>
          {isShown && <Tiles count={3000} view={view} />}
        </>
      );
    }
    await renderScene(<Page />, { path: '/en/games/' });
    await act(async () => void (await import('./RowsFollower.tsx')));
    const filter = screen.getByRole('button', { name: 'Filter' });
    fireEvent.click(filter);
    expect(screen.queryByRole('list', { name: 'Games' })).toBeNull();
    fireEvent.click(filter);
    expect(tiles()).toContain('Game 1');
    expect(tiles().length).toBeLessThan(60);
  });

  it('has the tiles in the window as they were once it becomes long', async () => {
    function Page() {
      const [count, setCount] = useState(60);
      return (
        <>
          <button type="button" onClick={() => setCount(3000)}>
            All
          </button>
          <List count={count} />
        </>
      );
    }
    await renderScene(<Page />, { path: '/en/games/' });
    const before = tile(7);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    await act(async () => void (await import('./RowsFollower.tsx')));
    expect(tiles().length).toBeLessThan(60);
    expect(tile(7)).toBe(before);
  });

  it('has placeholders for what comes while somebody scrolls, and tiles in the frames after it, first those in the window', async () => {
    const Page = () => (
      <GameTiles
        id="list"
        title="Games"
        games={gamesOf(3000)}
        view={useRowsInView('list', 3000)}
        renderTile={({ lookupId }, _, isRendered) => (isRendered ? <a href={`/${lookupId}`}>{lookupId}</a> : null)}
      />
    );
    await renderScene(<Page />, { path: '/en/games/' });
    await act(async () => void (await import('./RowsFollower.tsx')));
    const drawn = () => within(list()).queryAllByRole('link').length;
    for (const row of [200, 400, 600]) {
      act(() => scroll(row * (tileHeight + gap)));
      expect(drawn()).toBe(0);
    }
    const items = within(list()).getAllByRole('listitem').length;
    const first = await screen.findAllByRole('link');
    expect(first.length).toBeLessThan(items);
    expect(first.map(({ textContent }) => textContent)).toContain(`Game ${600 * columns + 1}`);
    await waitFor(() => expect(drawn()).toBe(items));
  });

  it('shows the same games where its window becomes narrower', async () => {
    const scrolls = jest.spyOn(window, 'scrollTo').mockImplementation();
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000);
    const notify: (() => void)[] = [];
    window.ResizeObserver = class extends window.ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        notify.push(() => callback([], this));
      }
    };
    await open(3000);
    act(() => scroll(150_000));
    layout.columns = 2;
    layout.width = 400;
    act(() => notify.forEach((each) => each()));
    const [{ top = 0 } = {}] = scrolls.mock.calls.at(-1) as unknown as [ScrollToOptions];
    expect(top).toBe(750 * (tileHeight + gap));
  });

  it('has the tile with the focus in the document wherever the window is', async () => {
    await open(3000);
    await focus(5);
    act(() => scroll(150_000));
    expect(tile(5)).toHaveFocus();
    expect(tiles()[0]).toBe('Game 5');
    act(() => tile(5).blur());
    expect(screen.queryByRole('link', { name: 'Game 5' })).toBeNull();
    await focus(1501);
    act(() => scroll(0));
    expect(tile(1501)).toHaveFocus();
    expect(tiles().at(-1)).toBe('Game 1501');
  });
});

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['ArrowUp', 2],
    ['ArrowDown', 8],
  ])('%s leads from a tile to its neighbour', async (key, number) => {
    await open(9);
    await focus(5);
    // The page does not scroll by it.
    expect(press(key)).toBe(false);
    expect(tile(number)).toHaveFocus();
  });

  it.each([
    ['ArrowLeft', 1],
    ['ArrowUp', 3],
    ['ArrowRight', 9],
    ['ArrowDown', 7],
  ])('%s does nothing of its own at the edge', async (key, number) => {
    await open(9);
    await focus(number);
    expect(press(key)).toBe(true);
    expect(tile(number)).toHaveFocus();
  });

  it('leave the browser its own with another key', async () => {
    await open(9);
    await focus(5);
    expect(fireEvent.keyDown(tile(5), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(tile(5)).toHaveFocus();
  });

  it('lead on from a tile that was scrolled away', async () => {
    await open(3000);
    await focus(5);
    act(() => scroll(150_000));
    await act(async () => void press('ArrowRight'));
    expect(tile(6)).toHaveFocus();
    expect(tiles()).toContain('Game 1');
  });
});
