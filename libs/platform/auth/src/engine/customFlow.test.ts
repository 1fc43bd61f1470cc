/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { forgetAll, inSeconds, testSession, tokenOf } from '../testing/session.ts';
import type { CustomRefreshResult } from '../types.ts';

const next = (seconds: number) => ({ accessToken: tokenOf({ exp: inSeconds(seconds) }), refreshToken: 'next-refresh' });

async function player(answer: () => CustomRefreshResult, seconds = 300) {
  cookies.set('accessToken', tokenOf({ sub: 'anna', exp: inSeconds(seconds) }));
  cookies.set('refreshToken', 'first-refresh-token');
  const refreshCustom = jest.fn(async () => answer());
  const session = testSession({ refreshCustom });
  const stop = session.auth.start();
  // The engine comes when the browser is idle.
  await jest.advanceTimersByTimeAsync(1000);
  return { ...session, refreshCustom, stop };
}

beforeAll(async () => {
  // Loaded once: later imports settle without real time.
  await import('./createEngine.ts');
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  forgetAll();
});

it('refreshes 30 s before the access token expires, and goes on so (R-4-015, R-9-017)', async () => {
  const { auth, refreshCustom, stop } = await player(() => next(300));
  await jest.advanceTimersByTimeAsync(268_000);
  expect(refreshCustom).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(refreshCustom).toHaveBeenCalledWith('first-refresh-token');
  expect(cookies.get('refreshToken')).toBe('next-refresh');
  expect(auth.status).toBe('authenticated');
  await jest.advanceTimersByTimeAsync(270_000);
  expect(refreshCustom).toHaveBeenCalledTimes(2);
  stop();
});

it.each([
  ['invalid-token', 'SESSION_EXPIRED'],
  ['other-failure', 'JWT_EXPIRED'],
] as const)('ends the session after %s with %s (R-4-016, R-4-021)', async (answer, reason) => {
  const { auth, left, stop } = await player(() => answer);
  expect(await auth.refresh()).toBe('expired');
  await jest.advanceTimersByTimeAsync(0);
  expect(left).toEqual([`https://lobby.acme.test/en/login/?foo=1&logoutReason=${reason}`]);
  expect(document.cookie).toBe('');
  stop();
});

it('keeps the session while the network fails, and tries again after 5 s (A-041, A-030)', async () => {
  let answer: CustomRefreshResult = 'network-failure';
  const { auth, left, refreshCustom, stop } = await player(() => answer);
  expect(await auth.refresh()).toBe('unreachable');
  expect(auth.status).toBe('authenticated');
  answer = next(300);
  await jest.advanceTimersByTimeAsync(5000);
  expect(refreshCustom).toHaveBeenCalledTimes(2);
  expect(cookies.get('refreshToken')).toBe('next-refresh');
  expect(left).toEqual([]);
  stop();
});

it('ends the session with JWT_EXPIRED when the network fails until its refresh token is over (A-041)', async () => {
  const { auth, left, stop } = await player(() => 'network-failure', 60);
  cookies.set('refreshToken', tokenOf({ exp: inSeconds(120) }));
  await jest.advanceTimersByTimeAsync(100_000);
  expect(left).toEqual([]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(left).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=JWT_EXPIRED']);
  expect(auth.getAccessToken()).toBeNull();
  stop();
});

it('refreshes once for all who ask', async () => {
  const { auth, refreshCustom, stop } = await player(() => next(600));
  expect(await Promise.all([auth.refresh(), auth.refresh()])).toEqual(['refreshed', 'refreshed']);
  expect(refreshCustom).toHaveBeenCalledTimes(1);
  stop();
});
