import { Slot } from '@lobby/composition';
import { closeOverlay, getOverlay, useOverlay } from '@lobby/overlays';
import { currentGames } from '@lobby/routing';
import { renderScene, setBuild, untilIdle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { limitsFeature } from './index.ts';
import { limitsPlatform } from './limits.fixture.ts';

const MINUTE = 60_000;
const game = { gameId: '1', slug: 'book', mode: 'real', allowsBonus: true } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  setBuild({ sessionLimits: true });
});
afterEach(async () => {
  await act(() => closeOverlay());
  currentGames.set([]);
  jest.useRealTimers();
});

async function play(
  used: number,
  { mode = 'real', answers = {} }: { mode?: 'real' | 'demo'; answers?: Record<string, Error> } = {},
) {
  const windowEndsAt = '2026-11-20T22:00:00.000Z';
  const platform = limitsPlatform([
    { kind: 'Session', value: 60, used, windowEndsAt },
    { kind: 'Session', period: 'Week', value: 6000, used },
  ]);
  currentGames.set([{ ...game, mode }]);
  const parts = (
    <>
      <Slot name="background.player" />
      <OverlayContent />
    </>
  );
  const scene = await renderScene(parts, {
    path: '/en/games/book/',
    features: [limitsFeature()],
    answers: { ...platform.answers, ...answers },
  });
  return {
    ...scene,
    limit: platform.limits[0]!,
    async advance(minutes: number) {
      await act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE));
      await untilIdle();
    },
  };
}
const overlay = () => (getOverlay().isOpen ? getOverlay().overlay : null);
/** What the overlay shows, inside the lobby's providers. */
function OverlayContent() {
  const { isOpen, overlay: open } = useOverlay();
  return isOpen && <div role="dialog">{open?.content}</div>;
}

describe('a session limit', () => {
  it('of a month is requested as rarely as any other, despite its length', async () => {
    const platform = limitsPlatform([{ kind: 'Session', period: 'Month', value: 744 * 60, used: 0 }]);
    const sessionLimits = jest.fn(platform.answers.SessionLimits);
    currentGames.set([game]);
    await renderScene(<Slot name="background.player" />, {
      path: '/en/games/book/',
      features: [limitsFeature()],
      answers: { ...platform.answers, SessionLimits: sessionLimits },
    });
    await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE));
    expect(sessionLimits).toHaveBeenCalledTimes(1);
  });

  it('warns five minutes before its end, once', async () => {
    const { advance, limit } = await play(50);
    expect(overlay()).toBeNull();
    limit.used = 55;
    await advance(5);
    expect(overlay()?.title).toBe('Your time at play ends soon');
    expect(overlay()?.content).toBe('Time limit per day: 5 min left. Play ends by itself then.');
    await act(() => closeOverlay());
    limit.used = 56;
    await advance(1);
    expect(overlay()).toBeNull();
  });

  it('sends as many requests as it needs, and not more', async () => {
    const { advance, names } = await play(30);
    const requests = () => names().filter((name) => name === 'SessionLimits').length;
    expect(requests()).toBe(1);
    await advance(24);
    expect(requests()).toBe(1);
    await advance(1);
    expect(requests()).toBe(2);
  });

  it('ends play when it is used up: the game leaves the page, the session stays', async () => {
    const signOut = jest.fn();
    const { advance, limit, address, auth, router } = await play(56);
    jest.spyOn(auth, 'signOut').mockImplementation(signOut);
    await act(() => closeOverlay());
    limit.used = 60;
    await advance(1);
    expect(address()).toBe('/en/');
    expect(overlay()?.title).toBe('Your time at play is over');
    expect(signOut).not.toHaveBeenCalled();
    await act(() => closeOverlay('ok'));
    await untilIdle();
    expect(router.state.location.pathname).toBe('/en/profile/limits/');
  });

  it('names the limit that has ended play', async () => {
    const { advance, limit } = await play(56);
    await act(() => closeOverlay());
    limit.used = 60;
    await advance(1);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /Time limit per day: used up until .*20 November.* at 22:00\.You stay signed in\./,
    );
  });

  it('ends play at once when another tab lowers it below what is used', async () => {
    const { limit, client, address } = await play(30);
    limit.value = 20;
    await act(async () => client.refetchTypes(['Limit']));
    await untilIdle();
    expect(address()).toBe('/en/');
  });

  it('continues to send requests where the platform cannot be reached', async () => {
    const scene = await play(50);
    const answers = { SessionLimits: new Error('offline') };
    scene.answer(answers);
    await scene.advance(5);
    await scene.advance(1);
    scene.limit.used = 57;
    scene.answer({ SessionLimits: limitsPlatform([scene.limit]).answers.SessionLimits });
    await scene.advance(10);
    expect(overlay()?.title).toBe('Your time at play ends soon');
  });

  it('continues to send requests where the platform could not be reached when the game was opened', async () => {
    const scene = await play(57, { answers: { SessionLimits: new Error('offline') } });
    await scene.advance(1);
    expect(overlay()).toBeNull();
    scene.answer({ SessionLimits: limitsPlatform([scene.limit]).answers.SessionLimits });
    await scene.advance(2);
    expect(overlay()?.title).toBe('Your time at play ends soon');
  });

  it('does not concern play money, other pages and other licences', async () => {
    const demo = await play(60, { mode: 'demo' });
    expect(demo.names()).not.toContain('SessionLimits');
    demo.unmount();
    setBuild({ sessionLimits: false });
    const { names } = await play(60);
    expect(names()).not.toContain('SessionLimits');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
