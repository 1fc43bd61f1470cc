import { registerCheck } from '@lobby/checks';
import { closeOverlay, getOverlay, openOverlay, useOverlay } from '@lobby/overlays';
import { currentGames } from '@lobby/routing';
import {
  featureWithChecks,
  pressInFrame,
  type SceneOptions,
  setBuild,
  untilIdle,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformWith } from '../favourites/platform.fixture.ts';
import { wireGame, wirePersonalized } from '../wire.fixture.ts';
import {
  cashier,
  frameOf,
  game,
  launchRejection,
  launchResponse,
  mockDeposit,
  origin,
  postFromGame,
  renderGamePage,
  setUpGamePage,
} from './gamePage.fixture.tsx';

setUpGamePage('mga');

/** The window: whether it has room for two games, and who follows it. */
let hasRoom = true;
const followers = new Set<() => void>();
beforeEach(() => {
  setBuild({ twoGames: true });
  hasRoom = true;
  globalThis.matchMedia = ((query: string) => ({
    get matches() {
      return hasRoom && query.includes('75rem');
    },
    addEventListener: (_: string, listener: () => void) => void followers.add(listener),
    removeEventListener: (_: string, listener: () => void) => void followers.delete(listener),
  })) as unknown as typeof matchMedia;
});
async function makeNarrow() {
  await setRoom(false);
}
async function setRoom(next: boolean) {
  hasRoom = next;
  await act(async () => followers.forEach((listener) => listener()));
}

const numberOf = (slug: string) => Number(slug.replace('game-', ''));
const anyGame = ({ slug }: { slug: string }) => wirePersonalized({ game: { ...game, ...wireGame(numberOf(slug)) } });
const anyLaunch = ({ slug }: { slug: string }) => launchResponse(`${origin}/play/${slug}`);
const favourites = platformWith('g8', 'g9');

/** The overlay’s content, as the shell renders it. */
function OverlayOutlet() {
  const { isOpen, overlay } = useOverlay();
  return isOpen && <div role="dialog">{overlay?.content}</div>;
}

const renderGames = (beside: string | null, { answers, settings, ...options }: SceneOptions = {}) =>
  renderGamePage({
    path: `/en/games/game-7/${beside === null ? '' : `?beside=${beside}`}`,
    settings: { twoGames: true, ...settings },
    answers: { ...favourites.answers, GamePage: anyGame, LaunchGame: anyLaunch, ...answers },
    outlet: <OverlayOutlet />,
    ...options,
  });

const region = (name: string) => screen.getByRole('region', { name });
const press = async (name: string, inside: HTMLElement = document.body) => {
  await userEvent.click(within(inside).getByRole('button', { name }));
  await untilIdle();
};
const launched = ({ sent }: Awaited<ReturnType<typeof renderGames>>) =>
  sent.filter(({ operationName }) => operationName === 'LaunchGame').map(({ variables }) => variables['slug']);
const ready = (title: string) =>
  postFromGame({ type: 'game:ready' }, { source: frameOf(title)?.contentWindow ?? null });
const offer = () => screen.queryByRole('button', { name: 'Play a second game' });

describe('two games side by side', () => {
  it('launches both of an address, each in a region with a bar of its own', async () => {
    const scene = await renderGames('game-8');
    expect(launched(scene)).toEqual(['game-7', 'game-8']);
    expect(within(region('Game 7')).getByRole('heading', { level: 1, name: 'Game 7' })).toBeVisible();
    expect(within(region('Game 8')).getByRole('heading', { level: 2, name: 'Game 8' })).toBeVisible();
    for (const title of ['Game 7', 'Game 8']) {
      expect(within(region(title)).getByRole('button', { name: `Leave ${title}` })).toBeVisible();
      expect(within(region(title)).getByRole('button', { name: `About ${title}` })).toBeVisible();
    }
    expect(document.title).toContain('Game 7');
    await ready('Game 7');
    await ready('Game 8');
    expect(currentGames.get().map(({ slug }) => slug)).toEqual(['game-7', 'game-8']);
    expect(JSON.parse(localStorage.getItem('recentlyPlayedGames')!)).toEqual(['g8', 'g7']);
  });

  describe('of which the second is picked', () => {
    const results = () => screen.queryAllByRole('gridcell').map(({ textContent }) => textContent);
    async function openPicker() {
      localStorage.setItem('recentlyPlayedGames', JSON.stringify(['g7', 'g5']));
      const games = [wireGame(7), wireGame(3)];
      const search = wirePersonalized({ search: { __typename: 'GameSearch', games, studios: [] } });
      const scene = await renderGames(null, { answers: { SearchGames: search } });
      await ready('Game 7');
      await press('Play a second game');
      await screen.findByRole('dialog');
      await untilIdle();
      return scene;
    }

    it('among favourites and those played recently, by the keyboard, which is then at the second', async () => {
      const scene = await openPicker();
      const running = frameOf('Game 7');
      // Without the game that runs.
      expect(results()).toEqual(['Game 8', 'Game 9', 'Game 5'].map((title) => expect.stringContaining(title)));
      expect(within(screen.getByRole('dialog')).queryByRole('link')).toBeNull();
      await userEvent.keyboard('{ArrowDown}');
      const field = screen.getByRole('combobox', { name: 'Games' });
      const [first] = screen.getAllByRole('gridcell');
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first?.id));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(scene.address()).toBe('/en/games/game-7/?beside=game-8'));
      await untilIdle();
      expect(region('Game 8')).toHaveFocus();
      expect(frameOf('Game 7')).toBe(running);
      expect(launched(scene)).toEqual(['game-7', 'game-8']);
      expect(offer()).toBeNull();
    });

    it('among those that are found, without studios', async () => {
      const scene = await openPicker();
      await userEvent.type(screen.getByRole('combobox', { name: 'Games' }), 'acme');
      expect(await screen.findByRole('gridcell', { name: /Game 3/ })).toBeVisible();
      expect(results()).toHaveLength(1);
      expect(screen.getByRole('status')).toHaveTextContent('1 result');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(scene.address()).toBe('/en/games/game-7/?beside=game-3'));
      expect(await screen.findByRole('region', { name: 'Game 3' })).toBeVisible();
      expect(launched(scene)).toEqual(['game-7', 'game-3']);
    });

    it('in a picker that closes with the game that it is beside', async () => {
      const scene = await renderGames(null);
      await ready('Game 7');
      await press('Play a second game');
      expect(screen.getByRole('dialog')).toBeVisible();
      await act(() => scene.router.navigate('/en/'));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('or not, which changes nothing', async () => {
      const scene = await openPicker();
      await act(() => closeOverlay());
      await untilIdle();
      expect(scene.address()).toBe('/en/games/game-7/');
      expect(launched(scene)).toEqual(['game-7']);
    });
  });

  it('leave the focus in the game that is left, where the other one ends by itself', async () => {
    await renderGames('game-8');
    await ready('Game 7');
    await ready('Game 8');
    const frame = frameOf('Game 7');
    frame?.focus();
    await postFromGame({ type: 'game:exit' }, { source: frameOf('Game 8')?.contentWindow ?? null });
    expect(screen.queryByRole('region', { name: 'Game 8' })).toBeNull();
    expect(frame).toHaveFocus();
  });

  it('keep the first one, and its frame, when the second is left', async () => {
    const scene = await renderGames('game-8');
    await ready('Game 7');
    await ready('Game 8');
    const running = frameOf('Game 7');
    await press('Leave Game 8');
    expect(scene.address()).toBe('/en/games/game-7/');
    expect(frameOf('Game 8')).toBeNull();
    expect(frameOf('Game 7')).toBe(running);
    expect(screen.getByRole('heading', { name: 'Game 7' }).closest('section')).toHaveFocus();
    expect(currentGames.get().map(({ slug }) => slug)).toEqual(['game-7']);
    expect(offer()).toBeEnabled();
  });

  it('keep the second one, and its frame, as the page’s game when the first is left', async () => {
    const scene = await renderGames('game-8');
    await ready('Game 7');
    await ready('Game 8');
    const running = frameOf('Game 8');
    await press('Leave Game 7');
    expect(scene.address()).toBe('/en/games/game-8/');
    expect(frameOf('Game 7')).toBeNull();
    expect(frameOf('Game 8')).toBe(running);
    expect(screen.getByRole('heading', { level: 1, name: 'Game 8' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Game 8' }).closest('section')).toHaveFocus();
    expect(document.title).toContain('Game 8');
    expect(launched(scene)).toEqual(['game-7', 'game-8']);
    await press('Leave the game');
    expect(scene.address()).toBe('/en/');
  });

  it('are paused together, and send requests of their own', async () => {
    const scene = await renderGames('game-8');
    await ready('Game 7');
    await ready('Game 8');
    const posts = ['Game 7', 'Game 8'].map((title) =>
      jest.spyOn(frameOf(title)!.contentWindow!, 'postMessage').mockImplementation(() => undefined),
    );
    await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
    await untilIdle();
    for (const post of posts) expect(post.mock.calls).toEqual([[{ type: 'lobby:pause' }, origin]]);
    await act(() => closeOverlay('ok'));
    await untilIdle();
    for (const post of posts) expect(post.mock.calls.at(-1)).toEqual([{ type: 'lobby:resume' }, origin]);

    const source = frameOf('Game 8')!.contentWindow;
    pressInFrame(frameOf('Game 8')!);
    await postFromGame({ type: 'game:deposit' }, { source });
    expect(mockDeposit).toHaveBeenCalledTimes(1);
    await postFromGame({ type: 'game:exit' }, { source });
    expect(scene.address()).toBe('/en/games/game-7/');
    expect(frameOf('Game 7')).not.toBeNull();
  });

  it('fail one by one: the way out of the second leads to the first', async () => {
    const launch = ({ slug }: { slug: string }) =>
      slug === 'game-8' ? launchRejection('GameNotAvailable') : anyLaunch({ slug });
    const scene = await renderGames('game-8', { answers: { LaunchGame: launch } });
    await ready('Game 7');
    const running = frameOf('Game 7');
    expect(within(region('Game 8')).getByRole('alert')).toHaveTextContent('Not available right now');
    expect(screen.queryByRole('link', { name: 'Go to the lobby' })).toBeNull();
    await press('Leave the game', region('Game 8'));
    expect(scene.address()).toBe('/en/games/game-7/');
    expect(frameOf('Game 7')).toBe(running);
  });

  it('are play money both where the page’s is, after one question for the visitor’s age', async () => {
    const scene = await renderGames(null, { visitor: true, path: '/en/games/game-7/?mode=demo&beside=game-8' });
    await act(() => closeOverlay('ok'));
    await untilIdle();
    expect(getOverlay().isOpen).toBe(false);
    const modes = scene.sent.filter(({ operationName }) => operationName === 'LaunchGame');
    expect(modes.map(({ variables }) => variables)).toMatchObject([
      { slug: 'game-7', mode: 'DEMO' },
      { slug: 'game-8', mode: 'DEMO' },
    ]);
    await press('Leave Game 7');
    expect(scene.address()).toBe('/en/games/game-8/?mode=demo');
  });
});

describe('a second game', () => {
  it.each([
    ['the licence forbids it', () => setBuild({ twoGames: false }), {}],
    ['the operator has not turned it on', () => {}, { settings: { twoGames: false } }],
    [
      'the country forbids it',
      () => {},
      {
        answers: {
          GetPlayerInfo: wireViewer({
            player: { ...wirePlayer, country: { ...wirePlayer.country, code: 'DE' } },
            wallet: wireWallet,
          }),
        },
      },
    ],
  ] as [string, () => void, SceneOptions][])('is neither offered nor begun where %s', async (_, set, options) => {
    set();
    const scene = await renderGames('game-8', options);
    await ready('Game 7');
    expect(launched(scene)).toEqual(['game-7']);
    expect(offer()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Play the other game instead' })).toBeNull();
  });

  it.each(['game-7', '', '../admin', 'game%208'])('is none where the address names %j', async (beside) => {
    const scene = await renderGames(beside);
    await ready('Game 7');
    expect(launched(scene)).toEqual(['game-7']);
    expect(offer()).toBeEnabled();
  });

  it('is a link to its own page in a narrow window', async () => {
    hasRoom = false;
    const scene = await renderGames('game-8');
    await ready('Game 7');
    expect(launched(scene)).toEqual(['game-7']);
    expect(offer()).toBeNull();
    expect(screen.getByRole('link', { name: 'Play the other game instead' })).toHaveAttribute(
      'href',
      '/en/games/game-8/',
    );
    // Nobody has pressed for it.
    await setRoom(true);
    expect(launched(scene)).toEqual(['game-7']);
    expect(offer()).toBeEnabled();
  });

  it('stays when the window becomes narrow, and no other is offered then', async () => {
    await renderGames('game-8');
    await ready('Game 7');
    await ready('Game 8');
    const running = [frameOf('Game 7'), frameOf('Game 8')];
    await makeNarrow();
    expect([frameOf('Game 7'), frameOf('Game 8')]).toEqual(running);
    await press('Leave Game 8');
    expect(offer()).toBeNull();
  });

  it('waits for the checks of the licence as the first does (A-131)', async () => {
    const clear = await act(async () => registerCheck('reality-check', 'clear'));
    const scene = await renderGames(null, { features: [cashier, featureWithChecks('reality-check')] });
    await ready('Game 7');
    const active = await act(async () => registerCheck('reality-check', 'active'));
    expect(offer()).toBeDisabled();
    await act(() => scene.router.navigate('/en/games/game-7/?beside=game-8'));
    await untilIdle();
    expect(region('Game 8')).toBeVisible();
    expect(launched(scene)).toEqual(['game-7']);
    await act(async () => active());
    await untilIdle();
    expect(launched(scene)).toEqual(['game-7', 'game-8']);
    await act(async () => clear());
  });

  it('is not launched for a player who may not play', async () => {
    const timeoutEndsAt = new Date(Date.now() + 86_400_000).toISOString();
    const player = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt } };
    const scene = await renderGames('game-8', {
      answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }) },
    });
    expect(launched(scene)).toEqual([]);
    expect(offer()).toBeNull();
    expect(screen.getAllByRole('heading', { name: 'Your account cannot play now' })).toHaveLength(2);
  });
});
