/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, local } from '@lobby/storage';
import { timings } from '../timings.ts';
import { readSessionInfo } from '../sessionInfo.ts';
import { resetSession, inSeconds, testSession, tokenOf } from '../testing/session.ts';
import { clearSession } from '../sessionTokens.ts';
import type { CustomRefreshResult } from '../types.ts';

const renewedTokens = (seconds: number) => ({
  accessToken: tokenOf({ exp: inSeconds(seconds) }),
  refreshToken: 'next-refresh',
});

async function startSession(refresh: () => CustomRefreshResult | Promise<CustomRefreshResult>, seconds = 300) {
  cookies.set('accessToken', tokenOf({ sub: 'anna', exp: inSeconds(seconds) }));
  cookies.set('refreshToken', 'first-refresh-token');
  const refreshCustom = jest.fn(async () => refresh());
  const session = testSession({ refreshCustom });
  const stop = session.auth.start();
  // The engine loads when the browser is idle.
  await jest.advanceTimersByTimeAsync(1000);
  return { ...session, refreshCustom, stop };
}

beforeAll(async () => {
  // Imported up front, so that later imports resolve under fake timers.
  await import('./createEngine.ts');
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  resetSession();
});

it('refreshes 30 s before the access token expires, each time (R-4-015, R-9-017)', async () => {
  const { auth, refreshCustom, stop } = await startSession(() => renewedTokens(300));
  local.write('lastDeposit', { amount: '50.00', currency: 'EUR' });
  await jest.advanceTimersByTimeAsync(timings.engineDelay);
  // The start has taken a second.
  await jest.advanceTimersByTimeAsync(268_999 - timings.engineDelay);
  expect(refreshCustom).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(refreshCustom).toHaveBeenCalledWith('first-refresh-token');
  expect(cookies.get('refreshToken')).toBe('next-refresh');
  expect(cookies.get('accessToken')).toBe(renewedTokens(300).accessToken);
  expect(auth.status).toBe('authenticated');
  expect(local.read('lastDeposit')).not.toBeNull();
  await jest.advanceTimersByTimeAsync(270_000);
  expect(refreshCustom).toHaveBeenCalledTimes(2);
  stop();
});

it('sends no refresh long after the lock of the tabs was granted: another tab may be sending the same (A-013)', async () => {
  let delay = 8000;
  const getAll = async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return [];
  };
  const request = (_: string, __: object, task: () => Promise<unknown>) => task();
  const { auth, refreshCustom, stop } = await startSession(() => renewedTokens(300));
  Object.assign(globalThis, { cookieStore: Object.assign(new EventTarget(), { getAll }) });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    void auth.refresh();
    await jest.advanceTimersByTimeAsync(5000);
    delay = 0;
    await jest.advanceTimersByTimeAsync(5000);
    expect(refreshCustom).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(refreshCustom).toHaveBeenCalledTimes(1);
    expect(auth.status).toBe('authenticated');
  } finally {
    Reflect.deleteProperty(globalThis, 'cookieStore');
    Reflect.deleteProperty(navigator, 'locks');
    stop();
  }
});

it('keeps the session’s identity when new tokens have no sid (A-040, A-140)', async () => {
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'of-anna' }));
  local.write('playerSession', 'of-anna 1');
  local.write('lastDeposit', { amount: '50.00', currency: 'EUR' });
  const { auth, navigations, stop } = await startSession(() => renewedTokens(300));
  const { session } = auth;
  expect(await auth.refresh()).toBe('refreshed');
  expect(readSessionInfo()).toMatchObject({ startedAt: 1, sid: 'of-anna' });
  expect(auth.session).toBe(session);
  expect(local.read('lastDeposit')).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  expect(navigations).toEqual([]);
  stop();
});

it('keeps a session without a refresh token until its access token expires, and ends it with JWT_EXPIRED (R-4-016)', async () => {
  cookies.set('accessToken', tokenOf({ sub: 'anna', exp: inSeconds(60) }));
  const refreshCustom = jest.fn();
  const { auth, navigations } = testSession({ refreshCustom });
  const stop = auth.start();
  await jest.advanceTimersByTimeAsync(59_000);
  expect(auth.status).toBe('authenticated');
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(3000);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=JWT_EXPIRED']);
  expect(refreshCustom).not.toHaveBeenCalled();
  stop();
});

it('does not refresh tokens that another tab has refreshed while this one waited for the lock (A-013)', async () => {
  const { auth, refreshCustom, stop } = await startSession(() => renewedTokens(300), 60);
  await jest.advanceTimersByTimeAsync(timings.engineDelay);
  // The other tab has finished just before this one's timer fires, and its announcement has not arrived yet.
  const broadcast = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  cookies.set('refreshToken', 'refresh-of-the-other-tab');
  cookies.set('accessToken', tokenOf({ sub: 'anna', exp: inSeconds(300) }));
  broadcast.mockRestore();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(refreshCustom).not.toHaveBeenCalled();
  expect(cookies.get('refreshToken')).toBe('refresh-of-the-other-tab');
  expect(auth.status).toBe('authenticated');
  // The adopted tokens are refreshed when they are due.
  await jest.advanceTimersByTimeAsync(245_000);
  expect(refreshCustom).toHaveBeenCalledTimes(1);
  stop();
});

it('adopts tokens that another tab has refreshed since this one failed (A-013)', async () => {
  const { auth, refreshCustom, stop } = await startSession(() => 'network-failure');
  expect(await auth.refresh()).toBe('unreachable');
  const broadcast = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  cookies.set('refreshToken', 'refresh-of-the-other-tab');
  cookies.set('accessToken', tokenOf({ sub: 'anna', exp: inSeconds(300) }));
  broadcast.mockRestore();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(refreshCustom).toHaveBeenCalledTimes(1);
  expect(cookies.get('refreshToken')).toBe('refresh-of-the-other-tab');
  stop();
});

it('uses the token’s lifetime if the clock is ahead of the server’s by more than that (R-4-015)', async () => {
  const clockOffset = 600;
  const answer = (): CustomRefreshResult => ({
    accessToken: tokenOf({ iat: inSeconds(-clockOffset), exp: inSeconds(300 - clockOffset) }),
    refreshToken: 'next-refresh',
  });
  const { auth, refreshCustom, stop } = await startSession(answer, 300 - clockOffset);
  expect(refreshCustom).toHaveBeenCalledTimes(1);
  expect(auth.status).toBe('authenticated');
  await jest.advanceTimersByTimeAsync(265_000);
  expect(refreshCustom).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect(refreshCustom).toHaveBeenCalledTimes(2);
  stop();
});

describe.each<[string, () => CustomRefreshResult]>([
  ['new tokens', () => renewedTokens(300)],
  ['a rejection', () => 'invalid-token'],
])('a late response with %s', (_, answer) => {
  async function respondAfter(change: () => void) {
    const response = Promise.withResolvers<CustomRefreshResult>();
    const opened = await startSession(() => response.promise);
    const refreshed = opened.auth.refresh();
    await jest.advanceTimersByTimeAsync(10);
    change();
    response.resolve(answer());
    await refreshed;
    await jest.advanceTimersByTimeAsync(0);
    opened.stop();
    return opened;
  }

  it('does not restore a session that was signed out meanwhile', async () => {
    const { auth, navigations } = await respondAfter(clearSession);
    expect(document.cookie).toBe('');
    expect(auth.status).toBe('anonymous');
    expect(navigations).toEqual([]);
  });

  it('does not change a session that has begun meanwhile', async () => {
    const { auth, navigations } = await respondAfter(() => {
      clearSession();
      cookies.set('refreshToken', 'of-berta');
      cookies.set('accessToken', tokenOf({ sub: 'berta', exp: inSeconds(300) }));
    });
    expect(cookies.get('refreshToken')).toBe('of-berta');
    expect(auth.claims()?.sub).toBe('berta');
    // The page is reloaded for the player who is signed in now.
    expect(navigations).toEqual(['https://lobby.acme.test/en/']);
  });
});

it.each([
  ['invalid-token', 'SESSION_EXPIRED'],
  ['other-failure', 'JWT_EXPIRED'],
] as const)('ends the session after %s with %s (R-4-016, R-4-021)', async (answer, reason) => {
  const { auth, navigations, stop } = await startSession(() => answer);
  expect(await auth.refresh()).toBe('expired');
  await jest.advanceTimersByTimeAsync(0);
  expect(navigations).toEqual([`https://lobby.acme.test/en/login/?foo=1&logoutReason=${reason}`]);
  expect(document.cookie).toBe('');
  stop();
});

it('keeps the session while the network fails, and retries after 5 s (A-041, A-030)', async () => {
  let answer: CustomRefreshResult = 'network-failure';
  const { auth, navigations, refreshCustom, stop } = await startSession(() => answer);
  expect(await auth.refresh()).toBe('unreachable');
  expect(auth.status).toBe('authenticated');
  answer = renewedTokens(300);
  await jest.advanceTimersByTimeAsync(5000);
  expect(refreshCustom).toHaveBeenCalledTimes(2);
  expect(cookies.get('refreshToken')).toBe('next-refresh');
  expect(navigations).toEqual([]);
  stop();
});

it('ends the session with JWT_EXPIRED when the network fails until the refresh token expires (A-041)', async () => {
  const { auth, navigations, stop } = await startSession(() => 'network-failure', 60);
  cookies.set('refreshToken', tokenOf({ exp: inSeconds(120) }));
  await jest.advanceTimersByTimeAsync(100_000);
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=JWT_EXPIRED']);
  expect(auth.getAccessToken()).toBeNull();
  stop();
});

it('refreshes once for concurrent callers', async () => {
  const { auth, refreshCustom, stop } = await startSession(() => renewedTokens(600));
  expect(await Promise.all([auth.refresh(), auth.refresh()])).toEqual(['refreshed', 'refreshed']);
  expect(refreshCustom).toHaveBeenCalledTimes(1);
  stop();
});

it('retries every 5 s while the browser does not store renewed tokens, and goes on once it does', async () => {
  const { auth, refreshCustom, stop } = await startSession(() => renewedTokens(300), 40);
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  const rejection = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    if (!/^(refresh|access)Token=./.test(text)) set?.call(document, text);
  });
  await jest.advanceTimersByTimeAsync(29_000);
  expect(refreshCustom.mock.calls.length).toBeLessThan(6);
  expect(auth.status).toBe('authenticated');
  rejection.mockRestore();
  await jest.advanceTimersByTimeAsync(5000);
  expect(cookies.get('refreshToken')).toBe('next-refresh');
  const { length } = refreshCustom.mock.calls;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refreshCustom).toHaveBeenCalledTimes(length);
  stop();
});
