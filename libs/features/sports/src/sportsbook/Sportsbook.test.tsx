/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { registerCheck } from '@lobby/checks';
import { cookies } from '@lobby/storage';
import { pressInFrame, untilIdle, wireNotOffered, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  followHistory,
  frame,
  listenInFrame,
  mockDeposit,
  origin,
  post,
  rejection,
  renderSports,
  sessionAnswer,
} from '../sports.fixture.tsx';
import { timings } from '../timings.ts';

const useFakeClock = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
const elapse = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isShown = () => !frame().hasAttribute('inert');

afterEach(() => {
  cookies.remove('sportsCoupon');
  mockDeposit.mockClear();
});

describe('the frame of the sportsbook', () => {
  it('sends a visitor’s frame everything but a token, once it listens', async () => {
    const { of, sentMessages, names } = await renderSports({ visitor: true });
    expect(frame()).toHaveAttribute('src', `${origin}/book/`);
    expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
    expect(frame()?.getAttribute('sandbox')).toMatch(/allow-popups-to-escape-sandbox.*allow-downloads/);
    expect(sentMessages).toEqual([]);
    expect(isShown()).toBe(false);
    await post({ type: 'ready' });
    expect(of('session')).toEqual([
      expect.objectContaining({ token: null, locale: 'en_GB', currency: 'EUR', country: 'FI', theme: 'light' }),
    ]);
    expect(of('paused')).toEqual([expect.objectContaining({ paused: false })]);
    expect(of('balance')).toEqual([]);
    expect(isShown()).toBe(true);
    expect(names()).not.toContain('StartSportsbookSession');
  });

  it('posts a player’s session and balance, and each change of the balance', async () => {
    const { of, sentMessages, client, answer } = await renderSports();
    await post({ type: 'ready' });
    expect(sentMessages.map(({ type }) => type)).toEqual(['session', 'balance', 'paused']);
    expect(of('session')[0]).toMatchObject({ token: 'token-1' });
    expect(of('balance')[0]).toMatchObject({ amount: wireWallet.balance, currency: 'EUR' });
    const wallet = { ...wireWallet, balance: '7.25' };
    answer({ GetPlayerInfo: wireViewer({ player: wirePlayer, wallet }), Wallet: wireViewer({ wallet }) });
    await act(async () => client.refetchTypes(['Wallet']));
    await untilIdle();
    expect(of('balance').at(-1)).toMatchObject({ amount: '7.25' });
  });

  it('keeps the token out of the address, the storage and the page', async () => {
    const { address, container } = await renderSports();
    await post({ type: 'ready' });
    const persisted = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, address()]);
    expect(persisted).not.toContain('token-1');
    expect(container.innerHTML).not.toContain('token-1');
  });

  it('waits for the session before it reports one, so that no player is taken for a visitor', async () => {
    const session = Promise.withResolvers<object>();
    const { sentMessages, of } = await renderSports({ answers: { StartSportsbookSession: session.promise } });
    await post({ type: 'ready' });
    expect(sentMessages).toEqual([]);
    await act(async () => session.resolve(sessionAnswer('token-9')));
    await waitFor(() => expect(of('session')).toEqual([expect.objectContaining({ token: 'token-9' })]));
  });

  it('renews a session that has ended', async () => {
    const { of, answer } = await renderSports();
    await post({ type: 'ready' });
    answer({ StartSportsbookSession: sessionAnswer('token-2') });
    await post({ type: 'sessionEnded' });
    expect(of('session').map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  it('posts everything again to a frame that has reloaded', async () => {
    const { of } = await renderSports();
    await post({ type: 'ready' });
    await post({ type: 'ready' });
    expect(of('session').map(({ token }) => token)).toEqual(['token-1', 'token-1']);
    expect(of('balance')).toHaveLength(2);
  });

  it('is as high as its content', async () => {
    await renderSports({ visitor: true });
    await post({ type: 'ready' });
    await post({ type: 'height', height: 2400 });
    expect(frame().style.height).toBe('2400px');
    await post({ type: 'height', height: 1e9 });
    expect(frame().style.height).toBe('20000px');
  });

  it('hears nobody else', async () => {
    const { sentMessages, address, names } = await renderSports();
    await post({ type: 'ready' }, { origin: 'https://evil.test' });
    await post({ type: 'ready' }, { source: window });
    expect(sentMessages).toEqual([]);
    await post({ type: 'ready' });
    const before = names().length;
    for (const message of [
      { type: 'route', path: '//evil.test' },
      { type: 'route', path: '/../../login/' },
      { type: 'height', height: 'tall' },
      { type: 'navigate', url: 'https://evil.test' },
      { channel: 'cashier', type: 'deposit' },
      { type: 'session', token: 'x' },
    ])
      await post(message);
    await post({ type: 'deposit', amount: '5.00' }, { origin: 'https://evil.test' });
    await post({ type: 'signIn' }, { source: null });
    expect(address()).toBe('/en/sports/');
    expect(names()).toHaveLength(before);
    expect(mockDeposit).not.toHaveBeenCalled();
    expect(isShown()).toBe(true);
  });
});

describe('what the player does in the frame', () => {
  it.each([
    ['12.50', '12.50'],
    ['all', undefined],
  ])('opens quick deposit with an amount that can be read: %s', async (requested, amount) => {
    await renderSports();
    await post({ type: 'ready' });
    pressInFrame(frame());
    await post({ type: 'deposit', amount: requested });
    expect(mockDeposit.mock.calls).toEqual([[{ amount }]]);
  });

  it('signs a visitor in and comes back to the same page', async () => {
    const { address } = await renderSports({ visitor: true, path: '/en/sports/?page=%2Flive%2F' });
    await post({ type: 'ready' });
    pressInFrame(frame());
    await post({ type: 'signIn' });
    const { pathname, searchParams } = new URL(address(), window.location.origin);
    expect(pathname).toBe('/en/login/');
    expect(searchParams.get('redir')).toBe('/en/sports/?page=%2Flive%2F');
    expect(searchParams.get('autoSignIn')).toBe('1');
  });

  it('requests the wallet after a bet, once for many at a time', async () => {
    const { names } = await renderSports();
    await post({ type: 'ready' });
    const wallets = () => names().filter((name) => name === 'Wallet').length;
    const before = wallets();
    await post({ type: 'balanceChanged' });
    expect(wallets()).toBe(before + 1);
  });
});

describe('the sportsbook’s page in the address', () => {
  it('follows the frame, and the frame follows the way back', async () => {
    const { router, address, of } = await renderSports({ visitor: true });
    await post({ type: 'ready' });
    pressInFrame(frame());
    await post({ type: 'route', path: '/football/' });
    await waitFor(() => expect(address()).toBe('/en/sports/?page=%2Ffootball%2F'));
    await post({ type: 'route', path: '/event/football-1/' });
    await waitFor(() => expect(address()).toBe('/en/sports/?page=%2Fevent%2Ffootball-1%2F'));
    expect(of('route')).toEqual([]);
    await act(async () => router.navigate(-1));
    await act(async () => router.navigate(-1));
    await untilIdle();
    expect(of('route').map(({ path }) => path)).toEqual(['/football/', '/']);
    expect(address()).toBe('/en/sports/');
    await act(async () => router.navigate(1));
    await untilIdle();
    expect(of('route').at(-1)).toMatchObject({ path: '/football/' });
  });

  it('is sent to the frame when it begins to listen', async () => {
    const { sentMessages } = await renderSports({ visitor: true, path: '/en/sports/?page=%2Flive%2F' });
    await post({ type: 'ready' });
    expect(sentMessages.at(0)).toMatchObject({ type: 'session' });
    expect(sentMessages.at(-1)).toMatchObject({ type: 'route', path: '/live/' });
  });

  it('changes at most every 150 ms, however fast the frame goes on', async () => {
    const { router } = await renderSports({ visitor: true });
    await post({ type: 'ready' });
    const navigations = followHistory(router);
    for (let page = 0; page < 50; page += 1) {
      const data = { channel: 'sportsbook', type: 'route', path: `/p${page}/` };
      act(
        () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow })),
      );
    }
    await waitFor(() => expect(router.state.location.search).toBe('?page=%2Fp49%2F'));
    expect(navigations).toHaveLength(1);
  });

  it.each(['//evil.test', '/a/../b', 'javascript:alert(1)'])('is the first one where it is %s', async (page) => {
    const { of } = await renderSports({ visitor: true, path: `/en/sports/?page=${encodeURIComponent(page)}` });
    await post({ type: 'ready' });
    expect(of('route')).toEqual([]);
  });
});

describe('a coupon', () => {
  const path = '/en/sports/?coupon=football-1.result.home&utm_source=mail';

  it('leaves the address, is passed once, and then forgotten', async () => {
    const { address, of, router } = await renderSports({ path });
    expect(address()).toBe('/en/sports/?utm_source=mail');
    expect(cookies.get('sportsCoupon')).toBe('football-1.result.home');
    await post({ type: 'ready' });
    expect(of('coupon')).toEqual([expect.objectContaining({ coupon: 'football-1.result.home' })]);
    expect(cookies.get('sportsCoupon')).toBeNull();
    await act(async () => router.navigate('/en/sports/?page=%2Flive%2F'));
    await post({ type: 'ready' });
    expect(of('coupon')).toHaveLength(1);
  });

  it('of a visitor is stored until after the sign-in', async () => {
    const visit = await renderSports({ visitor: true, path });
    await post({ type: 'ready' });
    expect(visit.of('coupon')).toHaveLength(1);
    visit.unmount();
    const { of } = await renderSports();
    await post({ type: 'ready' });
    expect(of('coupon')).toEqual([expect.objectContaining({ coupon: 'football-1.result.home' })]);
    expect(cookies.get('sportsCoupon')).toBeNull();
  });

  it('goes with its page where a link names both', async () => {
    const { router, sentMessages } = await renderSports({ visitor: true });
    await post({ type: 'ready' });
    sentMessages.length = 0;
    await act(async () => router.navigate('/en/sports/?page=%2Flive%2F&coupon=c1'));
    await untilIdle();
    expect(sentMessages.map(({ type }) => type)).toEqual(['route', 'coupon']);
  });

  it.each(['', '%0A', 'x'.repeat(257)])('that cannot be one is dropped: %s', async (coupon) => {
    const { address, of } = await renderSports({ path: `/en/sports/?coupon=${coupon}` });
    await post({ type: 'ready' });
    expect(address()).toBe('/en/sports/');
    expect(of('coupon')).toEqual([]);
    expect(cookies.get('sportsCoupon')).toBeNull();
  });
});

describe('a player who may not bet', () => {
  beforeEach(() => useFakeClock());
  afterEach(() => jest.useRealTimers());
  const onABreak = wireViewer({
    player: { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2126-01-01T00:00:00Z' } },
    wallet: wireWallet,
  });

  it('on a break has the frame covered and paused', async () => {
    const { of } = await renderSports({
      answers: { GetPlayerInfo: onABreak, StartSportsbookSession: rejection('PlayerBlocked') },
    });
    await post({ type: 'ready' });
    expect(of('session')).toEqual([expect.objectContaining({ token: null })]);
    expect(of('paused')).toEqual([expect.objectContaining({ paused: true })]);
    await elapse(timings.coverDelay);
    expect(screen.getByRole('alert')).toHaveTextContent('Your account cannot bet now');
    expect(isShown()).toBe(false);
  });

  it('behind a check has it paused at once, and covered unless an overlay is open', async () => {
    const { of } = await renderSports();
    await post({ type: 'ready' });
    const check = await act(async () => registerCheck('terms', 'active'));
    expect(of('paused').map(({ paused }) => paused)).toEqual([false, true]);
    await elapse(timings.coverDelay);
    expect(screen.getByText('Something comes first')).toBeVisible();
    expect(isShown()).toBe(false);
    await act(async () => check());
    expect(of('paused').at(-1)).toMatchObject({ paused: false });
    expect(isShown()).toBe(true);
  });

  it('whom the platform alone blocks may try again', async () => {
    const { answer, of } = await renderSports({ answers: { StartSportsbookSession: rejection('PlayerBlocked') } });
    await post({ type: 'ready' });
    await elapse(timings.coverDelay);
    const retry = screen.getByRole('button', { name: 'Try again' });
    answer({ StartSportsbookSession: sessionAnswer('token-3') });
    fireEvent.click(retry);
    await untilIdle();
    expect(of('session').at(-1)).toMatchObject({ token: 'token-3' });
    expect(isShown()).toBe(true);
  });

  it.each([
    ['to whom no bets are offered', rejection('SportsbookNotOffered')],
    ['of a platform without sessions of the sportsbook (A-182)', wireNotOffered],
  ])('%s is notified', async (_, answer) => {
    await renderSports({ answers: { StartSportsbookSession: answer } });
    await post({ type: 'ready' });
    expect(screen.getByRole('alert')).toHaveTextContent('Sports betting is not available to you');
    expect(isShown()).toBe(false);
  });
});

describe('a sportsbook that does not come', () => {
  it('is reported, and a new frame tried', async () => {
    useFakeClock();
    try {
      await renderSports({ visitor: true });
      await elapse(timings.readyTimeout);
      expect(screen.getByRole('alert')).toHaveTextContent('The sportsbook cannot be reached');
      const first = frame();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(frame()).not.toBe(first);
      const { of } = listenInFrame();
      await post({ type: 'ready' });
      expect(of('session')).toHaveLength(1);
      expect(isShown()).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves it open to look at while its session fails', async () => {
    const { of } = await renderSports({ answers: { StartSportsbookSession: new TypeError('offline') } });
    await post({ type: 'ready' });
    await waitFor(() => expect(of('session')).toEqual([expect.objectContaining({ token: null })]));
    expect(isShown()).toBe(true);
  });
});
