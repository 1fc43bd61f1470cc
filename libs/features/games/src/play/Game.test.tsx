import { registerCheck, type CheckStatus } from '@lobby/checks';
import { GetPlayerInfo } from '@lobby/player';
import { currentGames } from '@lobby/routing';
import { featureWithChecks, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { rejection } from '../wire.fixture.ts';
import {
  cashier,
  setUpGamePage,
  frame,
  launchRejection,
  launchResponse,
  origin,
  postFromGame,
  renderGamePage,
} from './gamePage.fixture.tsx';

setUpGamePage('mga');

describe('a launch', () => {
  it.each([
    ['GameNotAvailable', 'Not available right now'],
    ['PlayerBlocked', 'Your account cannot play now'],
    ['LossLimitExceeded', 'A limit of yours is reached'],
    ['SessionLimitExceeded', 'A limit of yours is reached'],
  ])('says why the server rejects the launch: %s', async (type, title) => {
    await renderGamePage({ answers: { LaunchGame: launchRejection(type) } });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
  });

  it.each(['GamePage', 'LaunchGame'])('says plainly where the back end does not know %s (A-182)', async (operation) => {
    await renderGamePage({ answers: { [operation]: rejection } });
    expect(screen.getByRole('heading', { name: 'This game cannot be opened here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the lobby' })).toBeVisible();
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
});

describe('a game for real money', () => {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const excluded = { selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: inAWeek } };
  const infoOf = (restriction: object) => wireViewer({ player: { ...wirePlayer, ...restriction }, wallet: wireWallet });
  /** The platform has pushed that something about the player has changed. */
  async function restrict(scene: Awaited<ReturnType<typeof renderGamePage>>, restriction: object) {
    scene.answer({ GetPlayerInfo: infoOf(restriction) });
    await act(() => scene.client.urql.query(GetPlayerInfo, {}, { requestPolicy: 'network-only' }).toPromise());
  }

  describe('for a player who may not play', () => {
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
      expect(currentGames.get()).toEqual([]);
    });

    it.each(restrictions)(
      'takes a running game off the page at once and says why: %s (R-6-006)',
      async (_, restriction) => {
        const scene = await renderGamePage();
        await postFromGame({ type: 'game:ready' });
        expect(frame()).not.toBeNull();
        await restrict(scene, restriction);
        expect(frame()).toBeNull();
        expect(currentGames.get()).toEqual([]);
        expect(screen.getByRole('alert')).toHaveTextContent('Your account cannot play now');
        expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      },
    );

    it('says when a time-out has ended on the page that is open, and starts the game on request', async () => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
      try {
        const timeoutEndsAt = new Date(Date.now() + 60_000).toISOString();
        const scene = await renderGamePage({
          answers: { GetPlayerInfo: infoOf({ timeouts: { __typename: 'Timeouts', timeoutEndsAt } }) },
        });
        await act(() => jest.advanceTimersByTimeAsync(59_000));
        expect(screen.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(31_000));
        expect(screen.getByRole('heading', { name: 'You can play again' })).toBeVisible();
        expect(scene.names()).not.toContain('LaunchGame');
        await act(async () => screen.getByRole('button', { name: 'Start the game' }).click());
        await untilIdle();
        expect(frame()).not.toBeNull();
      } finally {
        jest.useRealTimers();
      }
    });

    it('offers another try where the platform alone knows of a block', async () => {
      const scene = await renderGamePage({ answers: { LaunchGame: launchRejection('PlayerBlocked') } });
      scene.answer({ LaunchGame: launchResponse(`${origin}/play/s1`) });
      await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
      await untilIdle();
      expect(frame()).not.toBeNull();
    });

    it('offers another try of a play-money game', async () => {
      await renderGamePage({ path: '/en/games/game-7/?mode=demo', answers: { GetPlayerInfo: infoOf(excluded) } });
      await postFromGame({ type: 'game:error' });
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  });

  describe('where the licence requires a check (A-131)', () => {
    const withChecks = featureWithChecks('reality-check');
    const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const register = (status: CheckStatus) => act(async () => registerCheck('reality-check', status));
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('delays the launch until the check is clear, and says so after five seconds (A-131)', async () => {
      const scene = await renderGamePage({ features: [cashier, withChecks] });
      const pending = await register('pending');
      await advanceTime(4999);
      expect(screen.getByRole('progressbar', { name: 'Loading the game' })).toBeVisible();
      await advanceTime(1);
      expect(screen.getByRole('heading', { name: 'The game is waiting' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
      expect(scene.names()).not.toContain('LaunchGame');
      expect(currentGames.get()).toEqual([]);

      const clear = await register('clear');
      await act(async () => pending());
      await untilIdle();
      expect(frame()).not.toBeNull();
      await act(async () => clear());
      expect(frame()).not.toBeNull();
    });

    it('starts no game while the check is active, says why, and starts it afterwards (A-131)', async () => {
      const scene = await renderGamePage({ features: [cashier, withChecks] });
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
      await renderGamePage({ features: [cashier, withChecks] });
      await postFromGame({ type: 'game:ready' });
      const running = frame();
      const active = await register('active');
      expect(frame()).not.toHaveAttribute('inert');
      await advanceTime(300);
      expect(screen.getByRole('heading', { name: 'Something comes first' })).toBeVisible();
      expect(frame()).toBe(running);
      expect(frame()).toHaveAttribute('inert');
      await act(async () => active());
      expect(screen.queryByRole('heading', { name: 'Something comes first' })).toBeNull();
      expect(frame()).not.toHaveAttribute('inert');
      await act(async () => clear());
    });

    it('takes a covered game of a player who is excluded off the page, before the check is clear (R-6-006, A-131)', async () => {
      const clear = await register('clear');
      const scene = await renderGamePage({ features: [cashier, withChecks] });
      await postFromGame({ type: 'game:ready' });
      const active = await register('active');
      await advanceTime(300);
      expect(frame()).toHaveAttribute('inert');
      await restrict(scene, excluded);
      expect(frame()).toBeNull();
      await act(async () => active());
      await untilIdle();
      expect(frame()).toBeNull();
      expect(screen.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
      await act(async () => clear());
    });

    it('does not delay a play-money game', async () => {
      const scene = await renderGamePage({ features: [cashier, withChecks], path: '/en/games/game-7/?mode=demo' });
      expect(scene.names()).toContain('LaunchGame');
    });
  });
});
