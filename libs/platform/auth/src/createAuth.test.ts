/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, local, postToTabs } from '@lobby/storage';
import { waitFor } from '@testing-library/react';
import { readSessionInfo, writeSessionInfo } from './sessionInfo.ts';
import { resetSession, inSeconds, testSession, tokenOf } from './testing/session.ts';
import { clearSession } from './tokens.ts';

afterEach(() => {
  resetSession();
  jest.useRealTimers();
});

const valid = () => tokenOf({ sub: 'anna', exp: inSeconds(300) });
const over = () => tokenOf({ sub: 'anna', exp: inSeconds(-1) });
const set = (values: Partial<Record<'accessToken' | 'refreshToken' | 'idpAccessToken', string>>) => {
  for (const [name, value] of Object.entries(values)) cookies.set(name as 'accessToken', value);
};

it('knows a visitor at once, and leaves out everything else (R-4-011)', () => {
  const { auth } = testSession();
  expect(auth.status).toBe('anonymous');
  expect(auth.getAccessToken()).toBeNull();
  expect(auth.claims()).toBeNull();
});

it('is authenticated with an access token that is not expired (R-4-011)', () => {
  set({ idpAccessToken: valid(), refreshToken: 'opaque-refresh-token' });
  expect(testSession().auth.status).toBe('authenticated');
});

it('loads while an expired access token can be refreshed, and is anonymous when it cannot (R-4-011)', () => {
  set({ accessToken: over(), refreshToken: 'opaque-refresh-token' });
  expect(testSession().auth.status).toBe('loading');
  set({ refreshToken: over() });
  expect(testSession().auth.status).toBe('anonymous');
});

it.each([
  ['a refresh token', () => ({ refreshToken: 'opaque-refresh-token' }), true],
  ['a refresh token that is a valid JWT', () => ({ refreshToken: valid() }), true],
  ['an expired refresh token', () => ({ refreshToken: over() }), false],
  [
    'an expired refresh token beside a valid access token',
    () => ({ refreshToken: over(), accessToken: valid() }),
    true,
  ],
  ['an access token alone', () => ({ idpAccessToken: valid() }), true],
  ['an expired access token alone', () => ({ accessToken: over() }), false],
  ['nothing', () => ({}), false],
])('with %s somebody is signed in or not (A-033)', (_, values, expected) => {
  set(values());
  expect(testSession().auth.status !== 'anonymous').toBe(expected);
});

it('reads claims of the custom flow (R-3-074)', () => {
  set({ accessToken: tokenOf({ sub: 'Ünï', exp: inSeconds(60), anything: [1], flow: 7 }) });
  expect(testSession().auth.claims()).toMatchObject({ sub: 'Ünï', anything: [1], flow: undefined });
});

describe('tokens in a link', () => {
  const offered = () => ({ accessToken: valid(), refreshToken: 'refresh-token-of-a-link' });

  it('sign a visitor in (R-4-024, A-022)', () => {
    const { auth } = testSession();
    const listener = jest.fn();
    auth.subscribe(listener);
    const tokens = offered();
    auth.acceptTokens(tokens);
    expect(auth.status).toBe('authenticated');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(cookies.get('accessToken')).toBe(tokens.accessToken);
    expect(cookies.get('refreshToken')).toBe('refresh-token-of-a-link');
  });

  it("leave another player's live session alone (A-022)", () => {
    const own = tokenOf({ sub: 'berta', exp: inSeconds(300) });
    set({ idpAccessToken: own, refreshToken: 'own' });
    const { auth } = testSession();
    auth.acceptTokens(offered());
    auth.acceptTokens({ accessToken: null, refreshToken: 'refresh-token-of-a-link' });
    expect(auth.getAccessToken()).toBe(own);
    expect(cookies.get('refreshToken')).toBe('own');
  });

  /** A back end that knows the refresh token of the link, and whose it is. */
  const backEnd = (claims: object) => ({
    refreshCustom: jest.fn(async () => ({
      accessToken: tokenOf({ exp: inSeconds(300), ...claims }),
      refreshToken: 'given-for-the-link',
    })),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('replace those that are over (A-022)', () => {
    set({ accessToken: tokenOf({ sub: 'berta', exp: inSeconds(-1) }), refreshToken: over() });
    const { auth } = testSession();
    const tokens = offered();
    auth.acceptTokens(tokens);
    expect(auth.getAccessToken()).toBe(tokens.accessToken);
  });

  it('do not replace a session by their claims: anybody can write an unsigned token (A-022)', async () => {
    const own = tokenOf({ sub: 'anna', exp: inSeconds(300) });
    set({ idpAccessToken: own, refreshToken: 'own' });
    const attackers = backEnd({ sub: 'mallory' });
    const { auth, navigations } = testSession(attackers);
    auth.acceptTokens(offered());
    expect(auth.getAccessToken()).toBe(own);
    await settled();
    expect(attackers.refreshCustom).toHaveBeenCalledWith('refresh-token-of-a-link');
    expect(auth.getAccessToken()).toBe(own);
    expect(cookies.get('refreshToken')).toBe('own');
    expect(navigations).toEqual([]);
  });

  it.each([
    ['an opaque answer', 'opaque'],
    ['a refusal', 'invalid-token'],
    ['no answer', 'network-failure'],
  ] as const)('replace no live session after %s of the back end (A-022)', async (_, answer) => {
    set({ idpAccessToken: valid(), refreshToken: 'own' });
    const refreshed = answer === 'opaque' ? { accessToken: 'opaque-access-token', refreshToken: 'next' } : answer;
    const { auth } = testSession({ refreshCustom: async () => refreshed });
    auth.acceptTokens(offered());
    await settled();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it('replace no session whose player is unknown, by tokens that name none either (A-022)', async () => {
    set({ idpAccessToken: 'opaque-access-token', refreshToken: 'own' });
    const refreshCustom = jest.fn(async () => ({ accessToken: 'opaque', refreshToken: 'next' }));
    const { auth } = testSession({ refreshCustom });
    auth.acceptTokens(offered());
    await settled();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it('bring no session back that another tab has ended while the back end was asked (A-022)', async () => {
    set({ idpAccessToken: valid(), refreshToken: 'own' });
    const { promise, resolve } = Promise.withResolvers<{ accessToken: string; refreshToken: string }>();
    const { auth, navigations } = testSession({ refreshCustom: () => promise });
    auth.start();
    auth.acceptTokens(offered());
    postToTabs('lobby-session-end', { session: auth.session, reason: 'SESSION_EXPIRED' });
    await waitFor(() => expect(navigations).toHaveLength(1));
    resolve({ accessToken: valid(), refreshToken: 'next' });
    await settled();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it('replace no session that has begun while the back end was asked (A-022)', async () => {
    set({ idpAccessToken: valid(), refreshToken: 'own' });
    const { auth } = testSession(backEnd({ sub: 'anna' }));
    auth.acceptTokens(offered());
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 2, sid: 'of-berta' }));
    await settled();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it.each([
    ['its own session', 'goes on', 'session-1'],
    ['no session', 'goes on', undefined],
    ['another session', 'begins anew', 'session-2'],
  ])(
    'that the back end gives the same player, and that name %s: it %s (A-022, A-130, A-140, A-079)',
    async (_, outcome, sid) => {
      const goesOn = outcome === 'goes on';
      set({ idpAccessToken: tokenOf({ sub: 'anna', exp: inSeconds(30) }), refreshToken: 'own' });
      cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'session-1', expiresAt: inSeconds(30) }));
      cookies.set('gameInit', 'began');
      cookies.set('depositDialogDeclined', 'true');
      const { auth, navigations } = testSession(backEnd({ sub: 'anna', sid }));
      auth.acceptTokens(offered());
      await settled();
      expect(cookies.get('refreshToken')).toBe('given-for-the-link');
      expect(cookies.get('idpAccessToken')).toBeNull();
      expect(auth.getAccessToken()).toBe(cookies.get('accessToken'));
      expect(readSessionInfo()).toEqual({ sid: sid ?? 'session-1', startedAt: expect.any(Number) });
      expect(readSessionInfo()?.startedAt === 1).toBe(goesOn);
      expect(cookies.get('gameInit')).toBe(goesOn ? 'began' : null);
      expect(cookies.get('depositDialogDeclined')).toBe(goesOn ? 'true' : null);
      expect(navigations).toEqual([]);
    },
  );
});

describe('another tab', () => {
  /** Announces changed cookies, as another tab does. */
  const notifyTabs = (names = ['refreshToken', 'accessToken']) => {
    const channel = new BroadcastChannel('lobby-cookies');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(names);
    channel.close();
    return new Promise((resolve) => setTimeout(resolve, 150));
  };

  it('signs this one out by signing out', async () => {
    set({ accessToken: valid(), refreshToken: 'opaque-refresh-token' });
    const { auth } = testSession();
    const stop = auth.start();
    clearSession();
    await notifyTabs();
    expect(auth.status).toBe('anonymous');
    stop();
  });

  it('that changes unrelated cookies does not make this one read the session again', async () => {
    set({ accessToken: valid() });
    const { auth } = testSession();
    const stop = auth.start();
    // Not by the library, which would announce the change.
    document.cookie = 'accessToken=; domain=acme.test; path=/; max-age=0';
    expect(cookies.get('accessToken')).toBeNull();
    await notifyTabs(['userEmail', 'productMode']);
    expect(auth.status).toBe('authenticated');
    stop();
  });

  it('signs this one in by signing in', async () => {
    const { auth } = testSession();
    const stop = auth.start();
    set({ accessToken: valid(), refreshToken: 'opaque-refresh-token' });
    await notifyTabs();
    expect(auth.status).toBe('authenticated');
    stop();
  });

  it.each([
    ['', { startedAt: 1, sid: 'of-anna' }, { startedAt: 1, sid: 'of-berta' }],
    [', whose address has a hash,', { startedAt: 1, sid: 'of-anna' }, { startedAt: 2, sid: 'of-berta' }, '#content'],
    [' without session ids', { startedAt: 1 }, { startedAt: 2 }],
  ])('with another player makes this one%s reload (A-022)', async (_, before, after, hash = '') => {
    history.replaceState(null, '', `/en/${hash}`);
    set({ accessToken: valid() });
    cookies.set('sessionInfo', JSON.stringify(before));
    const { auth, navigations } = testSession();
    const stop = auth.start();
    cookies.set('sessionInfo', JSON.stringify(after));
    await notifyTabs();
    expect(navigations).toEqual(['https://lobby.acme.test/en/']);
    stop();
    history.replaceState(null, '', '/en/');
  });

  it('that signed another player in gives this one no token before it has reloaded', async () => {
    set({ accessToken: valid(), refreshToken: 'of-anna' });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'of-anna' }));
    const refreshCustom = jest.fn();
    const { auth } = testSession({ refreshCustom });
    const { session } = auth;
    const tokenOfBerta = tokenOf({ sub: 'berta', exp: inSeconds(300) });
    set({ accessToken: tokenOfBerta, refreshToken: 'of-berta' });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 2, sid: 'of-berta' }));
    expect(auth.session).toBe(session);
    expect(auth.getAccessToken()).toBeNull();
    expect(auth.getAccessToken(session)).toBeNull();
    expect(await auth.refresh()).toBe('unreachable');
    expect(refreshCustom).not.toHaveBeenCalled();
    // A visitor's page uses no token before it has noticed the session.
    expect(auth.getAccessToken(null)).toBeNull();
    expect(testSession().auth.getAccessToken()).toBe(tokenOfBerta);
  });

  it('with the same session renewed leaves this one as it is', async () => {
    set({ accessToken: valid() });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 1 }));
    const { auth, navigations } = testSession();
    const stop = auth.start();
    set({ accessToken: tokenOf({ sub: 'anna', exp: inSeconds(600) }) });
    writeSessionInfo({ expiresAt: inSeconds(600) });
    await notifyTabs();
    expect(navigations).toEqual([]);
    stop();
  });

  it('that ends the session for a reason leads this one to the same page, whichever notice comes first (R-4-021)', async () => {
    const signedIn = () => {
      set({ accessToken: valid(), refreshToken: 'opaque-refresh-token' });
      cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'of-anna' }));
      const session = testSession();
      session.auth.start();
      return session;
    };
    const reason = 'LOGGED_IN_FROM_ANOTHER_DEVICE';
    const target = `https://lobby.acme.test/en/login/?foo=1&logoutReason=${reason}`;
    const [ending, other] = [signedIn(), signedIn()];
    const end = { session: ending.auth.session, reason };
    await ending.auth.signOut({ reason });
    await waitFor(() => expect(other.navigations).toEqual([target]));
    expect(ending.navigations).toEqual([target]);

    const late = signedIn();
    clearSession();
    await notifyTabs();
    expect(late.auth.status).toBe('anonymous');
    expect(late.navigations).toEqual([]);
    postToTabs('lobby-session-end', end);
    await waitFor(() => expect(late.navigations).toEqual([target]));
  });

  it('that ends another session, or sends a malformed message, does not affect this one', async () => {
    set({ accessToken: valid() });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'of-anna' }));
    const { auth, navigations } = testSession();
    auth.start();
    const { session } = auth;
    for (const message of [
      { session: 'of-berta 1', reason: 'SESSION_EXPIRED' },
      { session: null, reason: 'SESSION_EXPIRED' },
      { session, reason: 'https://evil.test/' },
      'SESSION_EXPIRED',
      null,
    ])
      postToTabs('lobby-session-end', message);
    // Messages arrive in their order: once this one is heeded, the others have been.
    postToTabs('lobby-session-end', { session, reason: 'JWT_EXPIRED' });
    await waitFor(() => expect(navigations).not.toEqual([]));
    expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=JWT_EXPIRED']);
  });

  it('no longer matters once this one has stopped', async () => {
    set({ accessToken: valid() });
    const { auth, navigations } = testSession();
    const { session } = auth;
    auth.start()();
    postToTabs('lobby-session-end', { session, reason: 'SESSION_EXPIRED' });
    clearSession();
    await notifyTabs();
    expect(auth.status).toBe('authenticated');
    expect(navigations).toEqual([]);
  });
});

it('ends the session that is named, and none that has followed it', async () => {
  set({ accessToken: valid(), refreshToken: 'opaque-refresh-token' });
  const { auth, navigations } = testSession();
  await auth.signOut({ reason: 'SESSION_EXPIRED', session: 'one before' });
  expect(navigations).toEqual([]);
  expect(auth.getAccessToken()).not.toBeNull();
  const own = cookies.get('sessionInfo')!;
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 2, sid: 'of-berta' }));
  await auth.signOut({ reason: 'SESSION_EXPIRED', session: auth.session });
  expect(navigations).toEqual([]);
  expect(cookies.get('refreshToken')).toBe('opaque-refresh-token');
  cookies.set('sessionInfo', own);
  const ended = testSession();
  const { session } = ended.auth;
  ended.auth.start();
  clearSession();
  await waitFor(() => expect(ended.auth.status).toBe('anonymous'));
  await ended.auth.signOut({ reason: 'SESSION_EXPIRED', session });
  expect(ended.navigations).toEqual([]);
  set({ accessToken: valid(), refreshToken: 'opaque-refresh-token' });
  cookies.set('sessionInfo', own);
  await auth.signOut({ reason: 'SESSION_EXPIRED', session: auth.session });
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=SESSION_EXPIRED']);
});

it('takes a value that no header can carry for no token', () => {
  set({ accessToken: 'abc\ndef', refreshToken: 'f\u00ff\u4e2d' });
  expect(testSession().auth.status).toBe('anonymous');
  expect(testSession().auth.getAccessToken()).toBeNull();
  const usable = valid();
  set({ accessToken: usable, idpAccessToken: '\ud83c\udfb0' });
  expect(testSession().auth.getAccessToken()).toBe(usable);
});

it('signs out of the custom flow at the back end, and goes to the given page (R-4-023, A-038)', async () => {
  set({ accessToken: valid(), refreshToken: 'opaque-refresh-token' });
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
  // The next player on this device is not offered it.
  expect(local.read('lastDeposit')).toBeNull();
});

describe('what local storage has of a player', () => {
  const play = () => {
    local.write('recentlyPlayedGames', ['g1']);
    local.write('lastPlayedGameIsLive', true);
  };
  const played = () => [local.read('recentlyPlayedGames'), local.read('lastPlayedGameIsLive')];
  const enter = (sid: string) => {
    set({ accessToken: valid() });
    writeSessionInfo({ sid });
  };

  it('ends with the session (A-150)', async () => {
    enter('of-anna');
    play();
    await testSession().auth.signOut();
    expect(played()).toEqual([null, null]);
  });

  it.each([
    ['whose cookies the browser has dropped', () => cookies.removeOfPlayer()],
    ['that can no longer be refreshed', () => set({ accessToken: over(), refreshToken: over() })],
    ['that another has followed', () => cookies.set('sessionInfo', '{"startedAt":1,"sid":"of-berta"}')],
  ])('is not shown after a session %s (A-150)', (_, end) => {
    enter('of-anna');
    play();
    end();
    testSession();
    expect(played()).toEqual([null, null]);
  });

  it('is not the next player’s, who signs in on a page that was open all the time (A-150)', () => {
    enter('of-anna');
    play();
    cookies.removeOfPlayer();
    enter('of-berta');
    expect(played()).toEqual([null, null]);
  });

  it('goes on with the session, and a visitor’s into the session that follows (A-150)', () => {
    play();
    testSession();
    enter('of-anna');
    testSession();
    writeSessionInfo({ sid: 'of-anna', expiresAt: inSeconds(600) });
    expect(played()).toEqual([['g1'], true]);
  });
});

it('waits two seconds for the back end, no longer (A-039)', async () => {
  jest.useFakeTimers();
  set({ accessToken: valid() });
  const { auth, navigations } = testSession({ logout: () => new Promise(() => {}) });
  void auth.signOut();
  // The tokens are removed before the back end answers.
  expect(document.cookie).toBe('');
  expect(auth.getAccessToken()).toBeNull();
  expect(auth.status).toBe('authenticated');
  // A page that is slow to leave shows nothing of the player.
  await jest.advanceTimersByTimeAsync(1000);
  expect(auth.status).toBe('anonymous');
  await jest.advanceTimersByTimeAsync(999);
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
});

it('signs out without a network at once, and tells the back end when there is one again', async () => {
  set({ accessToken: valid(), refreshToken: 'opaque-refresh-token' });
  const accessToken = cookies.get('accessToken');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const logout = jest.fn(async () => undefined);
  const { auth, navigations } = testSession({ logout });
  const signedOut = auth.signOut();
  expect(document.cookie).toBe('');
  await waitFor(() => expect(auth.status).toBe('anonymous'));
  // Another page could not be loaded.
  expect(navigations).toEqual([]);
  expect(logout).not.toHaveBeenCalled();
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await signedOut;
  expect(logout.mock.calls).toEqual([[accessToken]]);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
});

it('reads no session info from what is not one', () => {
  for (const text of ['', 'null', '[]', '{"startedAt":"now"}', '{']) {
    cookies.set('sessionInfo', text);
    expect(readSessionInfo()).toBeNull();
  }
});
