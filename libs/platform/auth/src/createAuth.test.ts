/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, local } from '@lobby/storage';
import { overrideTimings } from '@lobby/testing';
import { waitFor } from '@testing-library/react';
import { readSessionInfo, writeSessionInfo } from './sessionInfo.ts';
import {
  expiredToken,
  inSeconds,
  resetSession,
  setTokens,
  testSession,
  tokenOf,
  validToken,
} from './testing/session.ts';
import { timings } from './timings.ts';
import { clearSession } from './sessionTokens.ts';

afterEach(() => {
  resetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is anonymous at once without tokens', () => {
  const { auth } = testSession();
  expect(auth.status).toBe('anonymous');
  expect(auth.getAccessToken()).toBeNull();
  expect(auth.claims()).toBeNull();
});

it('is authenticated with a valid access token (R-4-011)', () => {
  setTokens({ idpAccessToken: validToken(), refreshToken: 'opaque-refresh-token' });
  expect(testSession().auth.status).toBe('authenticated');
});

it('is loading with an expired access token that can be refreshed, and anonymous if it cannot (R-4-011)', () => {
  setTokens({ accessToken: expiredToken(), refreshToken: 'opaque-refresh-token' });
  expect(testSession().auth.status).toBe('loading');
  setTokens({ refreshToken: expiredToken() });
  expect(testSession().auth.status).toBe('anonymous');
});

it.each([
  ['a refresh token', () => ({ refreshToken: 'opaque-refresh-token' }), true],
  ['a refresh token that is a valid JWT', () => ({ refreshToken: validToken() }), true],
  ['an expired refresh token', () => ({ refreshToken: expiredToken() }), false],
  [
    'an expired refresh token beside a valid access token',
    () => ({ refreshToken: expiredToken(), accessToken: validToken() }),
    true,
  ],
  ['an access token alone', () => ({ idpAccessToken: validToken() }), true],
  ['an expired access token alone', () => ({ accessToken: expiredToken() }), false],
  ['nothing', () => ({}), false],
])('decides from %s whether a player is signed in (A-033)', (_, values, expected) => {
  setTokens(values());
  expect(testSession().auth.status !== 'anonymous').toBe(expected);
});

it('reads claims of the custom flow (R-3-074)', () => {
  const exp = inSeconds(60);
  setTokens({ accessToken: tokenOf({ sub: 'Ünï', exp, anything: [1], flow: 7 }) });
  expect(testSession().auth.claims()).toMatchObject({ sub: 'Ünï', exp, anything: [1], flow: undefined });
});

it('ends the given session, but none that has followed it', async () => {
  setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
  const { auth, navigations } = testSession();
  await auth.signOut({ reason: 'SESSION_EXPIRED', session: 'one before' });
  expect(navigations).toEqual([]);
  expect(auth.getAccessToken()).not.toBeNull();
  const ownSession = cookies.get('sessionInfo')!;
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 2, sid: 'of-berta' }));
  await auth.signOut({ reason: 'SESSION_EXPIRED', session: auth.session });
  expect(navigations).toEqual([]);
  expect(cookies.get('refreshToken')).toBe('opaque-refresh-token');
  cookies.set('sessionInfo', ownSession);
  const ended = testSession();
  const { session } = ended.auth;
  ended.auth.start();
  clearSession();
  await waitFor(() => expect(ended.auth.status).toBe('anonymous'));
  await ended.auth.signOut({ reason: 'SESSION_EXPIRED', session });
  expect(ended.navigations).toEqual([]);
  setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
  cookies.set('sessionInfo', ownSession);
  await auth.signOut({ reason: 'SESSION_EXPIRED', session: auth.session });
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=SESSION_EXPIRED']);
});

it('ignores a token that no header can contain', () => {
  setTokens({ accessToken: 'abc\ndef', refreshToken: 'f\u00ff\u4e2d' });
  expect(testSession().auth.status).toBe('anonymous');
  expect(testSession().auth.getAccessToken()).toBeNull();
  const usable = validToken();
  setTokens({ accessToken: usable, idpAccessToken: '\ud83c\udfb0' });
  expect(testSession().auth.getAccessToken()).toBe(usable);
});

it('signs out of the custom flow at the back end, and redirects to the given page (R-4-023, A-038)', async () => {
  setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
  cookies.set('userEmail', 'anna@acme.test');
  local.write('lastDeposit', { amount: '50.00', currency: 'EUR' });
  const accessToken = cookies.get('accessToken');
  const logout = jest.fn(() => Promise.reject(new Error('down')));
  const { auth, navigations, errors } = testSession({ logout });
  await auth.signOut({ target: '/en/sports/' });
  expect(logout.mock.calls).toEqual([[accessToken]]);
  expect(errors).toEqual(['down']);
  expect(navigations).toEqual(['https://lobby.acme.test/en/sports/']);
  expect(document.cookie).toBe('');
  // It must not be suggested to the next player on this device.
  expect(local.read('lastDeposit')).toBeNull();
});

describe('the player’s entries in local storage', () => {
  const storePlayed = () => {
    local.write('recentlyPlayedGames', ['g1']);
    local.write('lastPlayedGameIsLive', true);
  };
  const readPlayed = () => [local.read('recentlyPlayedGames'), local.read('lastPlayedGameIsLive')];
  const signInAs = (sid: string) => {
    setTokens({ accessToken: validToken() });
    writeSessionInfo({ sid });
  };

  it('are removed with the session (A-150)', async () => {
    signInAs('of-anna');
    storePlayed();
    await testSession().auth.signOut();
    expect(readPlayed()).toEqual([null, null]);
  });

  it.each([
    ['whose cookies the browser has dropped', () => cookies.removeOfPlayer()],
    ['that can no longer be refreshed', () => setTokens({ accessToken: expiredToken(), refreshToken: expiredToken() })],
    ['that another has followed', () => cookies.set('sessionInfo', '{"startedAt":1,"sid":"of-berta"}')],
  ])('are removed after a session %s (A-150)', (_, end) => {
    signInAs('of-anna');
    storePlayed();
    end();
    testSession();
    expect(readPlayed()).toEqual([null, null]);
  });

  it('are removed when another player signs in on a page that stayed open (A-150)', () => {
    signInAs('of-anna');
    storePlayed();
    cookies.removeOfPlayer();
    signInAs('of-berta');
    expect(readPlayed()).toEqual([null, null]);
  });

  it('are stored with the session, and carried from a visitor into the session that follows (A-150)', () => {
    storePlayed();
    testSession();
    signInAs('of-anna');
    testSession();
    writeSessionInfo({ sid: 'of-anna', expiresAt: inSeconds(600) });
    expect(readPlayed()).toEqual([['g1'], true]);
  });
});

it('waits at most two seconds for the back end (A-039)', async () => {
  jest.useFakeTimers();
  setTokens({ accessToken: validToken() });
  const { auth, navigations } = testSession({ logout: () => new Promise(() => {}) });
  void auth.signOut();
  // The tokens are removed before the back end answers.
  expect(document.cookie).toBe('');
  expect(auth.getAccessToken()).toBeNull();
  expect(auth.status).toBe('authenticated');
  // A page that navigates away slowly shows no data of the player.
  await jest.advanceTimersByTimeAsync(1000);
  expect(auth.status).toBe('anonymous');
  await jest.advanceTimersByTimeAsync(999);
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
});

it('signs out of the custom flow with an access token that has expired, by a renewed one (R-4-023)', async () => {
  setTokens({ accessToken: expiredToken(), refreshToken: 'opaque-refresh-token' });
  const logout = jest.fn(async () => true);
  const refreshCustom = jest.fn(async () => ({ accessToken: 'renewed', refreshToken: 'next' }));
  const { auth, navigations } = testSession({ logout, refreshCustom });
  await auth.signOut();
  expect(refreshCustom.mock.calls).toEqual([['opaque-refresh-token']]);
  expect(logout.mock.calls).toEqual([['renewed']]);
  expect(document.cookie).toBe('');
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
});

it('signs out at once offline, and notifies the back end once online', async () => {
  setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
  const accessToken = cookies.get('accessToken');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(new Response());
  const logout = jest.fn(async () => undefined);
  const { auth, navigations } = testSession({ logout });
  const signedOut = auth.signOut();
  expect(document.cookie).toBe('');
  await waitFor(() => expect(auth.status).toBe('anonymous'));
  // The login page could not be loaded offline.
  expect(navigations).toEqual([]);
  expect(logout).not.toHaveBeenCalled();
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await signedOut;
  expect(logout.mock.calls).toEqual([[accessToken]]);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
});

it('signs out at the back end and leaves where the browser says that it is offline and the network works', async () => {
  setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
  const accessToken = cookies.get('accessToken');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const logout = jest.fn(async () => undefined);
  const { auth, navigations } = testSession({ logout });
  await auth.signOut();
  expect(logout.mock.calls).toEqual([[accessToken]]);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
});

it('leaves the page once online, if the network goes while the back end is notified', async () => {
  overrideTimings(timings, { signedOutPageTimeout: 10 });
  setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(new Response());
  const logout = jest.fn(async () => {
    onLine.mockReturnValue(false);
    throw new Error('Failed to fetch');
  });
  const { auth, navigations } = testSession({ logout });
  const signedOut = auth.signOut();
  await waitFor(() => expect(logout).toHaveBeenCalled());
  // What is shown meanwhile is a visitor's page.
  await waitFor(() => expect(auth.status).toBe('anonymous'));
  expect(navigations).toEqual([]);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await signedOut;
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
});

it('ignores malformed session info', () => {
  for (const text of ['', 'null', '[]', '{"startedAt":"now"}', '{']) {
    cookies.set('sessionInfo', text);
    expect(readSessionInfo()).toBeNull();
  }
});
