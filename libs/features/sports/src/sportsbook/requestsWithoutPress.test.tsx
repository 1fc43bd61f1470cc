/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { pressInFrame } from '@lobby/testing';
import { act, waitFor } from '@testing-library/react';
import { followHistory, frame, mockDeposit, post, renderSports } from '../sports.fixture.tsx';

const useFakeClock = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
const elapse = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => mockDeposit.mockClear());

describe('a frame that requests by itself', () => {
  it.each([
    ['a visitor', true],
    ['a player', false],
  ])('opens nothing and leads %s nowhere', async (_, visitor) => {
    const { address, names } = await renderSports({ visitor });
    await post({ type: 'ready' });
    for (let count = 0; count < 5; count += 1) {
      await post({ type: 'deposit', amount: '10' });
      await post({ type: 'signIn' });
    }
    expect(mockDeposit).not.toHaveBeenCalled();
    expect(address()).toBe('/en/sports/');
    expect(names().filter((name) => name === 'StartSportsbookSession')).toHaveLength(visitor ? 0 : 1);
  });

  it('is heard once for a press in it, however often it requests', async () => {
    await renderSports();
    await post({ type: 'ready' });
    pressInFrame(frame());
    for (let count = 0; count < 5; count += 1) await post({ type: 'deposit' });
    expect(mockDeposit).toHaveBeenCalledTimes(1);
  });

  it('adds no step to the history, and does not scroll', async () => {
    const { router, address } = await renderSports({ visitor: true });
    const scroll = jest.fn();
    frame().scrollIntoView = scroll;
    jest.spyOn(frame(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 100, 100));
    await act(async () => router.navigate('/en/sports/?utm_source=mail'));
    await post({ type: 'ready' });
    await post({ type: 'route', path: '/football/' });
    await waitFor(() => expect(address()).toContain('page=%2Ffootball%2F'));
    expect(scroll).not.toHaveBeenCalled();
    await act(async () => router.navigate(-1));
    expect(address()).toBe('/en/sports/');
  });

  it('cannot bury the page before it below its own while it is used', async () => {
    const { router } = await renderSports({ visitor: true });
    await post({ type: 'ready' });
    pressInFrame(frame());
    const navigations = followHistory(router);
    useFakeClock();
    try {
      for (let page = 0; page < 12; page += 1) {
        await post({ type: 'route', path: `/p${page}/` });
        await elapse(200);
      }
    } finally {
      jest.useRealTimers();
    }
    expect(navigations).toHaveLength(12);
    expect(navigations.filter((action) => action === 'PUSH')).toHaveLength(5);
  });

  it('has the wallet requested once a second', async () => {
    const { names } = await renderSports();
    await post({ type: 'ready' });
    const wallets = () => names().filter((name) => name === 'Wallet').length;
    const before = wallets();
    useFakeClock();
    try {
      for (let count = 0; count < 20; count += 1) {
        await post({ type: 'balanceChanged' });
        await elapse(100);
      }
    } finally {
      jest.useRealTimers();
    }
    expect(wallets() - before).toBeLessThanOrEqual(3);
    expect(wallets()).toBeGreaterThan(before);
  });
});
