/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, postToTabs } from '@lobby/storage';
import { waitFor } from '@testing-library/react';
import { writeSessionInfo } from './sessionInfo.ts';
import { inSeconds, resetSession, setTokens, testSession, tokenOf, validToken } from './testing/session.ts';
import { clearSession } from './sessionTokens.ts';

afterEach(() => {
  resetSession();
  jest.useRealTimers();
});

/** Not through the library, which would announce the change; this tab's code never continues in the middle of another's. */
async function writeElsewhere(text: string): Promise<void> {
  document.cookie = text;
  await Promise.resolve();
}

describe('another tab', () => {
  /** Announces changed cookies, as another tab does. */
  const notifyTabs = (names = ['refreshToken', 'accessToken']) => {
    const channel = new BroadcastChannel('lobby-cookies');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(names);
    channel.close();
    return new Promise((resolve) => setTimeout(resolve, 150));
  };

  it('that signs out signs this one out', async () => {
    setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
    const { auth } = testSession();
    const stop = auth.start();
    clearSession();
    await notifyTabs();
    await waitFor(() => expect(auth.status).toBe('anonymous'));
    stop();
  });

  it('that changes unrelated cookies does not make this one read the session again', async () => {
    setTokens({ accessToken: validToken() });
    const { auth } = testSession();
    const stop = auth.start();
    await writeElsewhere('accessToken=; domain=acme.test; path=/; max-age=0');
    expect(cookies.get('accessToken')).toBeNull();
    await notifyTabs(['userEmail', 'productMode']);
    expect(auth.status).toBe('authenticated');
    stop();
  });

  it('that signs in signs this one in', async () => {
    const { auth } = testSession();
    const stop = auth.start();
    setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
    await notifyTabs();
    await waitFor(() => expect(auth.status).toBe('authenticated'));
    stop();
  });

  it.each([
    ['', { startedAt: 1, sid: 'of-anna' }, { startedAt: 1, sid: 'of-berta' }],
    [', whose URL has a hash,', { startedAt: 1, sid: 'of-anna' }, { startedAt: 2, sid: 'of-berta' }, '#content'],
    [' without session ids', { startedAt: 1 }, { startedAt: 2 }],
  ])('with another player makes this one%s reload (A-022)', async (_, before, after, hash = '') => {
    history.replaceState(null, '', `/en/${hash}`);
    setTokens({ accessToken: validToken() });
    cookies.set('sessionInfo', JSON.stringify(before));
    const { auth, navigations } = testSession();
    const stop = auth.start();
    cookies.set('sessionInfo', JSON.stringify(after));
    await notifyTabs();
    await waitFor(() => expect(navigations).toEqual(['https://lobby.acme.test/en/']));
    stop();
    history.replaceState(null, '', '/en/');
  });

  it('that has signed another player in gives this one no token before it has reloaded', async () => {
    setTokens({ accessToken: validToken(), refreshToken: 'of-anna' });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'of-anna' }));
    const refreshCustom = jest.fn();
    const { auth } = testSession({ refreshCustom });
    const { session } = auth;
    const tokenOfBerta = tokenOf({ sub: 'berta', exp: inSeconds(300) });
    setTokens({ accessToken: tokenOfBerta, refreshToken: 'of-berta' });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 2, sid: 'of-berta' }));
    expect(auth.session).toBe(session);
    expect(auth.getAccessToken()).toBeNull();
    expect(auth.getAccessToken(session)).toBeNull();
    expect(await auth.refresh()).toBe('unreachable');
    expect(refreshCustom).not.toHaveBeenCalled();
    // A visitor's page uses no token before it has read the session.
    expect(auth.getAccessToken(null)).toBeNull();
    expect(testSession().auth.getAccessToken()).toBe(tokenOfBerta);
  });

  it('that renews the same session does not affect this one', async () => {
    setTokens({ accessToken: validToken() });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 1 }));
    const { auth, navigations } = testSession();
    const stop = auth.start();
    setTokens({ accessToken: tokenOf({ sub: 'anna', exp: inSeconds(600) }) });
    writeSessionInfo({ expiresAt: inSeconds(600) });
    await notifyTabs();
    expect(navigations).toEqual([]);
    stop();
  });

  it('that ends the session with a reason leads this one to the same page, in either order of the notices', async () => {
    const startSession = () => {
      setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
      cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'of-anna' }));
      const session = testSession();
      session.auth.start();
      return session;
    };
    const reason = 'LOGGED_IN_FROM_ANOTHER_DEVICE';
    const target = `https://lobby.acme.test/en/login/?foo=1&logoutReason=${reason}`;
    const [ending, other] = [startSession(), startSession()];
    const end = { session: ending.auth.session, reason };
    await ending.auth.signOut({ reason });
    await waitFor(() => expect(other.navigations).toEqual([target]));
    expect(ending.navigations).toEqual([target]);

    const late = startSession();
    clearSession();
    await notifyTabs();
    expect(late.auth.status).toBe('anonymous');
    expect(late.navigations).toEqual([]);
    postToTabs('lobby-session-end', end);
    await waitFor(() => expect(late.navigations).toEqual([target]));
  });

  it('that ends another session, or sends a malformed message, does not affect this one', async () => {
    setTokens({ accessToken: validToken() });
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
    // Messages arrive in order: once this one takes effect, the others have been handled.
    postToTabs('lobby-session-end', { session, reason: 'JWT_EXPIRED' });
    await waitFor(() => expect(navigations).not.toEqual([]));
    expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=JWT_EXPIRED']);
  });

  it('does not affect this one after it has stopped', async () => {
    setTokens({ accessToken: validToken() });
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

describe('a page that is restored from the back/forward cache', () => {
  const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  function startSession() {
    setTokens({ accessToken: validToken(), refreshToken: 'opaque-refresh-token' });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'of-anna' }));
    const session = testSession();
    session.auth.start();
    return session;
  }
  afterEach(() => {
    document.body.hidden = false;
  });

  it('is a visitor’s at once when its player has signed out meanwhile', async () => {
    const { auth, navigations } = startSession();
    for (const name of ['accessToken', 'refreshToken', 'sessionInfo'])
      await writeElsewhere(`${name}=; domain=acme.test; path=/; max-age=0`);
    expect(auth.status).toBe('authenticated');
    restore();
    expect(auth.status).toBe('anonymous');
    expect(navigations).toEqual([]);
  });

  it('is a visitor’s at once when it was left by a sign-out', async () => {
    const { auth, navigations } = startSession();
    await auth.signOut();
    expect(navigations).toHaveLength(1);
    restore();
    expect(auth.status).toBe('anonymous');
  });

  it('hides what it shows of its player until it has loaded anew for another one (A-022)', async () => {
    const { navigations } = startSession();
    const ofBerta = encodeURIComponent('{"startedAt":2,"sid":"of-berta"}');
    await writeElsewhere(`sessionInfo=${ofBerta}; domain=acme.test; path=/; secure`);
    restore();
    expect(document.body).not.toBeVisible();
    expect(navigations).toEqual(['https://lobby.acme.test/en/']);
  });
});
