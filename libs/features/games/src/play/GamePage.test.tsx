import type { FeatureModule } from '@lobby/contracts';
import { closeOverlay, getOverlay, openOverlay, registerGuard, type GuardStatus } from '@lobby/host';
import { GetPlayerInfo } from '@lobby/player';
import { currentGame, useLocation } from '@lobby/routing';
import { reloadForCode } from '@lobby/runtime';
import {
  renderScene,
  type SceneOptions,
  setBuild,
  untilIdle,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { wireGame, wirePersonalized } from '../wire.fixture.ts';
import GamePage from './GamePage.tsx';

const origin = 'https://games.acme.test';
const game = wireGame(7, {
  bonusAllowed: true,
  minBet: '0.20',
  volatility: 'high',
  description: 'Seven seas, five reels.',
});
const launchResponse = (url: string) => ({
  data: { launchGame: { __typename: 'GameSession', sessionId: 's1', url } },
});
const launchRefusal = (type: string) => ({ errors: [{ message: 'No', extensions: { type: `$${type}` } }] });

const mockDeposit = jest.fn(async () => 'closed' as const);
const cashier: FeatureModule = { id: 'cashier', intents: { openQuickDeposit: async () => mockDeposit } };

/** Renders the page on its route and nothing elsewhere. */
function GameRoute() {
  return /^\/(en|fi)\/games\//.test(useLocation().pathname) ? <GamePage /> : null;
}

function renderGamePage(options: SceneOptions = {}) {
  return renderScene(<GameRoute />, {
    path: '/en/games/game-7/',
    features: [cashier],
    ...options,
    settings: { license: 'mga', ...options.settings },
    brand: { visitorBrowsing: true, ...options.brand },
    answers: {
      GamePage: wirePersonalized({ game }),
      LaunchGame: launchResponse(`${origin}/play/s1`),
      ...options.answers,
    },
  });
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Game 7');
/** Posts a message to the lobby's window and waits for its effects. */
async function postFromGame(data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) {
  const source = from.source === undefined ? frame()!.contentWindow : from.source;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from.origin ?? origin, source })));
  await untilIdle();
}

afterEach(async () => {
  await act(() => closeOverlay());
  mockDeposit.mockClear();
});

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
    expect(screen.getByRole('progressbar', { name: 'Loading the game' })).toBeVisible();

    await postFromGame({ type: 'game:ready' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(JSON.parse(localStorage.getItem('recentlyPlayedGames')!)).toEqual(['g7']);
  });

  it('publishes the current game until the page is left', async () => {
    const scene = await renderGamePage();
    expect(currentGame.get()).toEqual({ gameId: 'g7', slug: 'game-7', mode: 'real', allowsBonus: true });
    scene.unmount();
    expect(currentGame.get()).toBeNull();
  });

  it.each([
    ['real money, in which a round may be open, is not', '/en/games/game-7/', 0],
    ['play money is', '/en/games/game-7/?mode=demo', 1],
  ])('reloaded for missing code: a game for %s', async (_what, path, questions) => {
    const scene = await renderGamePage({ path });
    await postFromGame({ type: 'game:ready' });
    // Before a reload, the server is asked whether it can be reached.
    jest.mocked(fetch).mockClear();
    const questionsToServer = () => jest.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'HEAD').length;
    jest.mocked(fetch).mockImplementation(async () => new Response('', { status: 503 }));
    await reloadForCode();
    expect(questionsToServer()).toBe(questions);
    scene.unmount();
    await reloadForCode();
    expect(questionsToServer()).toBe(questions + 1);
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

  it('does not allow full screen, which would hide session clock and reality check (R-6-016)', async () => {
    await renderGamePage();
    expect(frame()).toHaveAttribute('allow', expect.not.stringContaining('fullscreen'));
    expect(frame()).not.toHaveAttribute('allowfullscreen');
  });

  it('opens quick deposit on the game’s deposit message', async () => {
    await renderGamePage();
    await postFromGame({ type: 'game:deposit' });
    expect(mockDeposit).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['players', false, '/en/games/game-7/'],
    ['visitors who try a game', true, '/en/games/game-7/?mode=demo'],
  ])('has the way to responsible gaming in the bar, for %s', async (_, visitor, path) => {
    const compliance: FeatureModule = {
      id: 'compliance',
      routes: { 'responsible-gaming': async () => ({ default: () => null }) },
    };
    const scene = await renderGamePage({ visitor, path, features: [cashier, compliance] });
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

  describe('when the platform refuses a stake', () => {
    const limit = async () => ({
      default: ({ measure }: { measure: string }) => <a href="/limits">{`Limits of ${measure}`}</a>,
    });
    const compliance: FeatureModule = { id: 'compliance', slots: [{ slot: 'game.limit', order: 0, load: limit }] };

    it.each([
      [{ type: 'game:limit', limit: 'session-limit' }, 'A limit of yours is reached', 1],
      [{ type: 'game:error', message: 'blocked' }, 'Your account cannot play now', 0],
    ])('takes the game off the page and says why: %j', async (message, title, ways) => {
      await renderGamePage({ features: [cashier, compliance] });
      await postFromGame({ type: 'game:ready' });
      await postFromGame(message);
      expect(frame()).toBeNull();
      expect(currentGame.get()).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent(title);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(screen.queryAllByRole('link', { name: 'Limits of Session' })).toHaveLength(ways);
    });

    it('explains a stake above what is left of a loss limit, and keeps the game', async () => {
      await renderGamePage({ features: [cashier, compliance] });
      await postFromGame({ type: 'game:ready' });
      await postFromGame({ type: 'game:limit', limit: 'loss-limit' });
      expect(getOverlay()).toMatchObject({
        isOpen: true,
        overlay: { variant: 'default', title: 'This stake is beyond a limit of yours' },
      });
      expect(frame()).not.toBeNull();
      expect(currentGame.get()).toMatchObject({ gameId: 'g7' });
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
    expect(currentGame.get()).toMatchObject({ gameId: 'g7' });
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

  describe('for a player who may not play', () => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const excluded = { selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: inAWeek } };
    const infoOf = (restriction: object) =>
      wireViewer({ player: { ...wirePlayer, ...restriction }, wallet: wireWallet });
    const restrictions: [string, object][] = [
      ['excluded', excluded],
      ['on a break', { timeouts: { __typename: 'Timeouts', timeoutEndsAt: inAWeek } }],
      [
        'with a closed account',
        {
          accountStatus: { __typename: 'AccountStatus', status: 'Closed', cause: null, reopenByCustomerAllowed: true },
        },
      ],
    ];

    it.each(restrictions)('launches no real-money game and says why: %s (R-6-006)', async (_, restriction) => {
      const scene = await renderGamePage({ answers: { GetPlayerInfo: infoOf(restriction) } });
      expect(screen.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
      expect(scene.names()).not.toContain('LaunchGame');
      expect(currentGame.get()).toBeNull();
    });

    it.each(restrictions)(
      'takes a running game off the page at once and says why: %s (R-6-006)',
      async (_, restriction) => {
        const scene = await renderGamePage();
        await postFromGame({ type: 'game:ready' });
        expect(frame()).not.toBeNull();
        scene.answer({ GetPlayerInfo: infoOf(restriction) });
        const options = { requestPolicy: 'network-only' } as const;
        await act(() => scene.client.urql.query(GetPlayerInfo, {}, options).toPromise());
        expect(frame()).toBeNull();
        expect(currentGame.get()).toBeNull();
        expect(screen.getByRole('alert')).toHaveTextContent('Your account cannot play now');
        expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      },
    );

    it('offers another try of a play-money game', async () => {
      await renderGamePage({ path: '/en/games/game-7/?mode=demo', answers: { GetPlayerInfo: infoOf(excluded) } });
      await postFromGame({ type: 'game:error' });
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  });

  it.each([
    ['GameNotAvailable', 'Not available right now'],
    ['PlayerBlocked', 'Your account cannot play now'],
    ['LossLimitExceeded', 'A limit of yours is reached'],
    ['SessionLimitExceeded', 'A limit of yours is reached'],
  ])('says why the server refuses the launch: %s', async (type, title) => {
    await renderGamePage({ answers: { LaunchGame: launchRefusal(type) } });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
  });

  describe('while a launch has no response', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('says within ten seconds that it takes long, with a link to the lobby', async () => {
      const launched = Promise.withResolvers<unknown>();
      await renderGamePage({ answers: { LaunchGame: launched.promise } });
      expect(screen.queryByRole('alert')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual');
      expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
      expect(screen.getByRole('progressbar', { name: 'Loading the game' })).toBeVisible();
      await act(async () => launched.resolve(launchResponse(`${origin}/play/s1`)));
      await untilIdle();
      expect(frame()).not.toBeNull();
    });
  });

  describe('where the licence requires a guard (A-131)', () => {
    const guarded: FeatureModule = { id: 'compliance', guards: ['reality-check'] };
    const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const register = (status: GuardStatus) => act(async () => registerGuard('reality-check', status));
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('delays the launch until the guard is clear, and says so after five seconds (R-6-016, A-131)', async () => {
      const scene = await renderGamePage({ features: [cashier, guarded] });
      const pending = await register('pending');
      await advanceTime(4999);
      expect(screen.getByRole('progressbar', { name: 'Loading the game' })).toBeVisible();
      await advanceTime(1);
      expect(screen.getByRole('heading', { name: 'The game is waiting' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
      expect(scene.names()).not.toContain('LaunchGame');
      expect(currentGame.get()).toBeNull();

      const clear = await register('clear');
      await act(async () => pending());
      await untilIdle();
      expect(frame()).not.toBeNull();
      await act(async () => clear());
      expect(frame()).not.toBeNull();
    });

    it('starts no game while the guard is active, says why, and starts it afterwards (A-131)', async () => {
      const scene = await renderGamePage({ features: [cashier, guarded] });
      const active = await register('active');
      await advanceTime(10_000);
      expect(screen.getByRole('heading', { name: 'Something comes first' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Show it' })).toBeVisible();
      expect(frame()).toBeNull();
      expect(scene.names()).not.toContain('LaunchGame');

      const clear = await register('clear');
      await act(async () => active());
      await untilIdle();
      expect(frame()).not.toBeNull();
      await act(async () => clear());
    });

    it('covers a game that runs, and gives it back where it was (A-131)', async () => {
      const clear = await register('clear');
      await renderGamePage({ features: [cashier, guarded] });
      await postFromGame({ type: 'game:ready' });
      const running = frame();
      const active = await register('active');
      expect(screen.getByRole('heading', { name: 'Something comes first' })).toBeVisible();
      expect(frame()).toBe(running);
      expect(frame()).toHaveAttribute('inert');
      await act(async () => active());
      expect(screen.queryByRole('heading', { name: 'Something comes first' })).toBeNull();
      expect(frame()).not.toHaveAttribute('inert');
      await act(async () => clear());
    });

    it('does not delay a play-money game', async () => {
      const scene = await renderGamePage({ features: [cashier, guarded], path: '/en/games/game-7/?mode=demo' });
      expect(scene.names()).toContain('LaunchGame');
    });
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
    expect(currentGame.get()).toMatchObject({ mode: 'demo' });
    await postFromGame({ type: 'game:deposit' });
    expect(mockDeposit).not.toHaveBeenCalled();
    expect(scene.address()).toBe('/en/login/?redir=%2Fen%2Fgames%2Fgame-7%2F');
  });
});
