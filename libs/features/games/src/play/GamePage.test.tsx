import type { FeatureModule } from '@lobby/contracts';
import { closeOverlay, getOverlay, openOverlay } from '@lobby/overlays';
import { currentGames } from '@lobby/routing';
import { reloadForCode } from '@lobby/runtime';
import { pressInFrame, type SceneOptions, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wirePersonalized } from '../wire.fixture.ts';
import {
  cashier,
  setUpGamePage,
  frame,
  game,
  launchResponse,
  mockDeposit,
  origin,
  postFromGame,
  renderGamePage,
} from './gamePage.fixture.tsx';

setUpGamePage('mga');

describe('the game page', () => {
  it('launches the game of its URL for real money in a frame (R-2-022)', async () => {
    const scene = await renderGamePage();
    expect(scene.sent.find(({ operationName }) => operationName === 'LaunchGame')?.variables).toEqual({
      slug: 'game-7',
      device: 'Desktop',
      mode: 'REAL',
    });
    expect(frame()).toHaveAttribute('src', `${origin}/play/s1`);
    expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
    // Rules, receipts and replays open in tabs of their own, which a sandbox would keep from showing a PDF.
    expect(frame()?.getAttribute('sandbox')).toMatch(/allow-popups-to-escape-sandbox.*allow-downloads/);
    expect(screen.getByRole('progressbar', { name: 'Loading the game' })).toBeVisible();

    await postFromGame({ type: 'game:ready' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(JSON.parse(localStorage.getItem('recentlyPlayedGames')!)).toEqual(['g7']);
  });

  it('publishes the current game until the page is left', async () => {
    const scene = await renderGamePage();
    expect(currentGames.get()).toEqual([{ gameId: 'g7', slug: 'game-7', mode: 'real', allowsBonus: true }]);
    scene.unmount();
    expect(currentGames.get()).toEqual([]);
  });

  it.each([
    ['real money, in which a round may be open, is not', '/en/games/game-7/', 0],
    ['play money is', '/en/games/game-7/?mode=demo', 1],
  ])('reloaded for missing code: a game for %s', async (_what, path, requests) => {
    const scene = await renderGamePage({ path });
    await postFromGame({ type: 'game:ready' });
    // Before a reload, a HEAD request shows whether the server can be reached.
    jest.mocked(fetch).mockClear();
    const headRequests = () => jest.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'HEAD').length;
    jest.mocked(fetch).mockImplementation(async () => new Response('', { status: 503 }));
    await reloadForCode();
    expect(headRequests()).toBe(requests);
    scene.unmount();
    await reloadForCode();
    expect(headRequests()).toBe(requests + 1);
  });

  it('leads to the lobby on the game’s exit message', async () => {
    const scene = await renderGamePage();
    await postFromGame({ type: 'game:exit' });
    expect(scene.address()).toBe('/en/');
  });

  it('accepts messages only from its frame and from an allowed origin', async () => {
    const scene = await renderGamePage();
    await postFromGame({ type: 'game:exit' }, { origin: 'https://evil.test' });
    await postFromGame({ type: 'game:exit' }, { source: window });
    await postFromGame('game:exit');
    expect(scene.address()).toBe('/en/games/game-7/');
  });

  it('never frames a URL of an origin that is not allowed', async () => {
    await renderGamePage({ answers: { LaunchGame: launchResponse('https://evil.test/play') } });
    expect(frame()).toBeNull();
    expect(screen.getByRole('heading', { name: 'The game did not start' })).toBeVisible();
  });

  it('does not allow full screen, which would hide session clock and reality check', async () => {
    await renderGamePage();
    expect(frame()).toHaveAttribute('allow', expect.not.stringContaining('fullscreen'));
    expect(frame()).not.toHaveAttribute('allowfullscreen');
  });

  it('opens quick deposit on the game’s deposit message', async () => {
    await renderGamePage();
    pressInFrame(frame()!);
    await postFromGame({ type: 'game:deposit' });
    expect(mockDeposit).toHaveBeenCalledTimes(1);
  });

  it('opens no quick deposit for a game that asks by itself', async () => {
    await renderGamePage();
    await postFromGame({ type: 'game:ready' });
    for (let count = 0; count < 5; count += 1) await postFromGame({ type: 'game:deposit' });
    expect(mockDeposit).not.toHaveBeenCalled();
    expect(frame()).not.toBeNull();
  });

  it.each([
    ['players', false, '/en/games/game-7/'],
    ['visitors who try a game', true, '/en/games/game-7/?mode=demo'],
  ])('has the way to responsible gaming in the bar, for %s', async (_, visitor, path) => {
    const limits: FeatureModule = {
      id: 'limits',
      routes: { 'responsible-gaming': { load: async () => ({ default: () => null }) } },
    };
    const scene = await renderGamePage({ visitor, path, features: [cashier, limits] });
    fireEvent.click(screen.getByRole('button', { name: 'Responsible gaming' }));
    await untilIdle();
    expect(scene.address()).toBe('/en/responsible-gaming/');
  });

  it('pauses the game while a dialog is open', async () => {
    await renderGamePage();
    await postFromGame({ type: 'game:ready' });
    const post = jest.spyOn(frame()!.contentWindow!, 'postMessage').mockImplementation(() => undefined);

    await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
    await untilIdle();
    expect(post.mock.calls).toEqual([[{ type: 'lobby:pause' }, origin]]);
    await act(() => closeOverlay('ok'));
    await untilIdle();
    expect(post.mock.calls.at(-1)).toEqual([{ type: 'lobby:resume' }, origin]);
  });

  it('offers another try when the game reports an error', async () => {
    const scene = await renderGamePage();
    await postFromGame({ type: 'game:error' });
    expect(frame()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await untilIdle();
    expect(scene.names().filter((name) => name === 'LaunchGame')).toHaveLength(2);
    expect(frame()).not.toBeNull();
  });

  describe('with bars of other features', () => {
    const bar = async () => ({ default: ({ slug }: { slug: string }) => <p>{`Bar of ${slug}`}</p> });
    const jackpot: FeatureModule = { id: 'jackpot', parts: [{ place: 'game.bar', order: 10, load: bar }] };

    it('keeps their room beside the frame from before the launch on', async () => {
      const { promise } = Promise.withResolvers<never>();
      await renderGamePage({ features: [cashier, jackpot], answers: { LaunchGame: promise } });
      expect(frame()).toBeNull();
      expect(screen.getByText('Bar of game-7').parentElement).toHaveAttribute('data-waiting');
    });

    it('shows them while it plays', async () => {
      await renderGamePage({ features: [cashier, jackpot] });
      await postFromGame({ type: 'game:ready' });
      expect(screen.getByText('Bar of game-7').parentElement).not.toHaveAttribute('data-waiting');
    });

    it('has none beside a demo', async () => {
      await renderGamePage({ features: [cashier, jackpot], path: '/en/games/game-7/?mode=demo' });
      await postFromGame({ type: 'game:ready' });
      expect(screen.queryByText('Bar of game-7')).toBeNull();
    });
  });

  describe('when the platform rejects a stake', () => {
    const limit = async () => ({
      default: ({ measure }: { measure: string }) => <a href="/limits">{`Limits of ${measure}`}</a>,
    });
    const limits: FeatureModule = { id: 'limits', parts: [{ place: 'game.limit', load: limit }] };

    it.each([
      [{ type: 'game:limit', limit: 'session-limit' }, 'A limit of yours is reached', 1],
      [{ type: 'game:error', message: 'blocked' }, 'Your account cannot play now', 0],
    ])('takes the game off the page and says why: %j', async (message, title, ways) => {
      await renderGamePage({ features: [cashier, limits] });
      await postFromGame({ type: 'game:ready' });
      await postFromGame(message);
      expect(frame()).toBeNull();
      expect(currentGames.get()).toEqual([]);
      expect(screen.getByRole('alert')).toHaveTextContent(title);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(screen.queryAllByRole('link', { name: 'Limits of Session' })).toHaveLength(ways);
    });

    it('explains a stake above what is left of a loss limit, and keeps the game', async () => {
      await renderGamePage({ features: [cashier, limits] });
      await postFromGame({ type: 'game:ready' });
      await postFromGame({ type: 'game:limit', limit: 'loss-limit' });
      expect(getOverlay()).toMatchObject({
        isOpen: true,
        overlay: { variant: 'default', title: 'This stake is beyond a limit of yours' },
      });
      expect(frame()).not.toBeNull();
      expect(currentGames.get()).toMatchObject([{ gameId: 'g7' }]);
    });
  });

  it('says that a game stopped, not that it did not start, when it fails during play', async () => {
    await renderGamePage();
    await postFromGame({ type: 'game:ready' });
    await postFromGame({ type: 'game:error' });
    expect(screen.getByRole('heading', { name: 'The game stopped' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The game did not start' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('keeps a running game when the locale changes', async () => {
    const scene = await renderGamePage();
    await postFromGame({ type: 'game:ready' });
    const running = frame();
    const gameQueries = () => scene.sent.filter(({ operationName }) => operationName === 'GamePage');
    const { promise, resolve } = Promise.withResolvers<unknown>();
    scene.answer({ GamePage: promise });

    await act(() => scene.router.navigate('/fi/games/game-7/'));
    await waitFor(() => expect(gameQueries().at(-1)?.variables).toMatchObject({ locale: 'fi_FI' }));
    expect(frame()).toBe(running);
    await act(async () => resolve(wirePersonalized({ game: { ...game, title: 'Seitsemän' } })));
    expect(await screen.findByRole('heading', { name: 'Seitsemän' })).toBeVisible();
    expect(screen.getByTitle('Seitsemän')).toBe(running);
    expect(running).not.toHaveAttribute('inert');
    expect(scene.names().filter((name) => name === 'LaunchGame')).toHaveLength(1);
    expect(currentGames.get()).toMatchObject([{ gameId: 'g7' }]);
  });

  it('reports a session with a token but no player, and offers to sign out (A-030)', async () => {
    const signOut = jest.fn(async () => undefined);
    const scene = await renderGamePage({
      session: { signOut },
      answers: { GetPlayerInfo: { data: { viewer: null } } },
    });
    expect(screen.queryByRole('progressbar', { name: 'Loading the game' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your account was not found' })).toBeVisible();
    expect(scene.names()).not.toContain('LaunchGame');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('shows that the game was not found for an unknown slug', async () => {
    const scene = await renderGamePage({ answers: { GamePage: wirePersonalized({ game: null }) } });
    expect(screen.getByRole('heading', { name: 'We cannot find this' })).toBeVisible();
    expect(scene.names()).not.toContain('LaunchGame');
  });

  it('shows the return to player if the brand shows it', async () => {
    setBuild({ ShowRTP: true });
    await renderGamePage();
    fireEvent.click(screen.getByRole('button', { name: 'About the game' }));
    expect(screen.getByText('96.21%')).toBeVisible();
    expect(screen.getByText('€0.20')).toBeVisible();
  });

  it('gives the focus to what it says about the game, and back to the button', async () => {
    await renderGamePage();
    await userEvent.click(screen.getByRole('button', { name: 'About the game' }));
    const sheet = screen.getByRole('complementary', { name: 'About the game' });
    expect(sheet).toHaveFocus();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'About the game' })).toHaveFocus();
  });
});

describe('the game page for visitors', () => {
  it('redirects a real-money game to the login page, which returns here (A-027)', async () => {
    const scene = await renderGamePage({ visitor: true });
    expect(scene.address()).toBe('/en/login/?redir=%2Fen%2Fgames%2Fgame-7%2F');
    expect(scene.names()).not.toContain('LaunchGame');
  });

  it('starts demo play only after the visitor has confirmed the minimum age (A-174)', async () => {
    const scene = await renderGamePage({ visitor: true, path: '/en/games/game-7/?mode=demo' });
    expect(getOverlay()).toMatchObject({
      isOpen: true,
      overlay: { variant: 'confirmation', okText: 'I am 18 or older' },
    });
    expect(scene.names()).not.toContain('LaunchGame');

    await act(() => closeOverlay('dismiss'));
    await untilIdle();
    expect(scene.address()).toBe('/en/');
    expect(scene.names()).not.toContain('LaunchGame');
  });

  it.each([
    ['the licence', { settings: { license: 'est' } }],
    ['the brand', { brand: { visitorBrowsing: false } }],
    ['the game', { answers: { GamePage: wirePersonalized({ game: { ...game, demoAllowed: false } }) } }],
  ] as [string, SceneOptions][])('has no demo play where %s does not allow it (A-174)', async (_, options) => {
    const scene = await renderGamePage({ visitor: true, path: '/en/games/game-7/?mode=demo', ...options });
    expect(screen.getByRole('heading', { name: 'No demo for this game' })).toBeVisible();
    expect(getOverlay().isOpen).toBe(false);
    expect(scene.names()).not.toContain('LaunchGame');
  });

  it('plays the demo with play money once confirmed', async () => {
    const scene = await renderGamePage({ visitor: true, path: '/en/games/game-7/?mode=demo' });
    await act(() => closeOverlay('ok'));
    await untilIdle();
    expect(scene.sent.find(({ operationName }) => operationName === 'LaunchGame')?.variables).toMatchObject({
      mode: 'DEMO',
    });
    expect(currentGames.get()).toMatchObject([{ mode: 'demo' }]);
    pressInFrame(frame()!);
    await postFromGame({ type: 'game:deposit' });
    expect(mockDeposit).not.toHaveBeenCalled();
    expect(scene.address()).toBe('/en/login/?redir=%2Fen%2Fgames%2Fgame-7%2F');
  });
});
