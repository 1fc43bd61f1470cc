/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, local, session as sessionOfTab } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { waitFor } from '@testing-library/react';
import { SessionNotStored } from './AuthError.ts';
import { readSessionInfo, writeSessionInfo } from './sessionInfo.ts';
import { inSeconds, resetSession, setTokens, testSession, tokenOf } from './testing/session.ts';

afterEach(resetSession);

const issued = (sub: string, sid: string) => ({
  accessToken: tokenOf({ sub, sid, exp: inSeconds(300) }),
  refreshToken: `refresh-token-of-${sub}`,
});

describe('a sign-in of the lobby’s own', () => {
  it('begins a session, in the cookies that all tabs share', () => {
    const { auth, navigations } = testSession();
    const listener = jest.fn();
    auth.subscribe(listener);
    const tokens = issued('anna', 's1');
    auth.beginSession(tokens);
    expect(auth.status).toBe('authenticated');
    expect(auth.getAccessToken()).toBe(tokens.accessToken);
    expect(cookies.get('refreshToken')).toBe('refresh-token-of-anna');
    expect(readSessionInfo()?.sid).toBe('s1');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(navigations).toEqual([]);
  });

  it('renews its tokens, also where this page was a visitor’s until then', async () => {
    jest.useFakeTimers();
    const renewed = issued('anna', 's1');
    const refreshCustom = jest.fn(async () => renewed);
    const { auth } = testSession({ refreshCustom });
    const stop = auth.start();
    // The notice for other tabs, which reaches this one as well, is not what it waits for.
    const broadcast = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    auth.beginSession(issued('anna', 's1'));
    broadcast.mockRestore();
    await jest.advanceTimersByTimeAsync(271_000);
    expect(refreshCustom).toHaveBeenCalledWith('refresh-token-of-anna');
    expect(auth.getAccessToken()).toBe(renewed.accessToken);
    stop();
    jest.useRealTimers();
  });

  it('has been renewed, too, if the platform makes the same access token within a second', async () => {
    const tokens = issued('anna', 's1');
    const { auth } = testSession({ refreshCustom: async () => ({ ...tokens, refreshToken: 'the-next-one' }) });
    auth.beginSession(tokens);
    // Rejected at once, such as by a server that does not know it yet.
    expect(await auth.refresh()).toBe('refreshed');
    expect(cookies.get('refreshToken')).toBe('the-next-one');
  });

  it('takes along what the tab goes on with, and nothing else of the sign-in', () => {
    const { auth } = testSession();
    sessionOfTab.write('signInUnderWay', { kind: 'phone' });
    sessionOfTab.write('registrationDraft', { id: 1 });
    const seen: unknown[] = [];
    auth.subscribe(() => seen.push(sessionOfTab.read('signInUnderWay')));
    auth.beginSession(issued('anna', 's1'), { continueWith: { kind: 'done' } });
    // Before subscribers are notified of the session.
    expect(seen).toEqual([{ kind: 'done' }]);
    expect(sessionOfTab.read('registrationDraft')).toBeNull();
  });
});

describe('a sign-in while another player is signed in', () => {
  const ofBerta = () => tokenOf({ sub: 'berta', sid: 'of-berta', exp: inSeconds(300) });
  const signInBerta = (accessToken = ofBerta()) => {
    setTokens({ accessToken, refreshToken: 'refresh-of-berta' });
    writeSessionInfo({ sid: 'of-berta' });
  };
  afterEach(() => {
    document.body.hidden = false;
  });

  it('in this tab ends that session and loads the page anew, which never has the data of both', async () => {
    const accessToken = ofBerta();
    signInBerta(accessToken);
    const loggedOut = Promise.withResolvers<unknown>();
    const logout = jest.fn(() => loggedOut.promise);
    const { auth, navigations } = testSession({ logout });
    local.write('recentlyPlayedGames', ['g1']);
    cookies.set('userEmail', 'berta@lobby.test');
    const shown = auth.session;
    auth.beginSession(issued('anna', 's2'), { continueWith: { kind: 'done' } });
    // Nothing is adopted: the page shows nothing, and gets no token, until it is left.
    expect(document.body).not.toBeVisible();
    expect(auth.session).toBe(shown);
    expect(auth.getAccessToken()).toBeNull();
    expect(cookies.get('userEmail')).toBeNull();
    expect(local.read('recentlyPlayedGames')).toBeNull();
    await waitFor(() => expect(logout.mock.calls).toEqual([[accessToken]]));
    // A page that is left drops its requests.
    expect(navigations).toEqual([]);
    loggedOut.resolve(true);
    await waitFor(() => expect(navigations).toEqual(['https://lobby.acme.test/en/']));
    const next = testSession().auth;
    expect(next.claims()?.sub).toBe('anna');
    expect(next.getAccessToken()).not.toBeNull();
    expect(sessionOfTab.read('signInUnderWay')).toEqual({ kind: 'done' });
  });

  it('does not wait longer than two seconds for the back end', async () => {
    jest.useFakeTimers();
    signInBerta();
    const { auth, navigations } = testSession({ logout: () => new Promise(() => {}) });
    auth.beginSession(issued('anna', 's2'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(navigations).toHaveLength(1);
    jest.useRealTimers();
  });

  it('in another tab ends that session, and makes the other tab load its page anew', async () => {
    const logout = jest.fn(async () => true);
    // A visitor's page, which has not yet noticed what the other tab did.
    const { auth, navigations } = testSession({ logout });
    const accessToken = ofBerta();
    signInBerta(accessToken);
    const other = testSession();
    const stop = other.auth.start();
    const { session } = other.auth;
    auth.beginSession(issued('anna', 's2'));
    expect(other.auth.getAccessToken(session)).toBeNull();
    await waitFor(() => expect(other.navigations).toEqual(['https://lobby.acme.test/en/']));
    expect(logout.mock.calls).toEqual([[accessToken]]);
    expect(auth.claims()?.sub).toBe('anna');
    expect(navigations).toEqual([]);
    stop();
  });

  it('whose access token has expired ends that session by a renewed one', async () => {
    signInBerta(tokenOf({ sub: 'berta', sid: 'of-berta', exp: inSeconds(-60) }));
    const renewed = { accessToken: ofBerta(), refreshToken: 'next-of-berta' };
    const refreshCustom = jest.fn(async () => renewed);
    const logout = jest.fn(async () => true);
    const { auth, navigations } = testSession({ refreshCustom, logout });
    auth.beginSession(issued('anna', 's2'));
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(refreshCustom).toHaveBeenCalledWith('refresh-of-berta');
    expect(logout.mock.calls).toEqual([[renewed.accessToken]]);
    expect(cookies.get('refreshToken')).toBe('refresh-token-of-anna');
  });

  it('is a session of its own, also if its tokens name none', () => {
    signInBerta();
    const { session } = testSession().auth;
    const { auth } = testSession();
    auth.beginSession({ accessToken: tokenOf({ sub: 'anna', exp: inSeconds(300) }), refreshToken: 'of-anna' });
    expect(testSession().auth.session).not.toBe(session);
  });
});

describe('a browser that does not store the cookies', () => {
  afterEach(() => jest.restoreAllMocks());
  const blockCookies = () => jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  /** There is no room for the one that is written last. */
  const fillCookies = () => {
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(function (this: Document, text: string) {
      if (!text.startsWith('sessionInfo=%7B')) set?.call(this, text);
    });
  };

  it.each([
    ['blocked', blockCookies],
    ['full', fillCookies],
  ])('begins no session, and ends the one that nobody else could end: %s', async (_, reject) => {
    const logout = jest.fn(async () => true);
    const { auth, navigations } = testSession({ logout });
    const tokens = issued('anna', 's1');
    reject();
    expect(() => auth.beginSession(tokens, { continueWith: { kind: 'done' } })).toThrow(SessionNotStored);
    expect(auth.status).toBe('anonymous');
    expect(document.cookie).toBe('');
    expect(sessionOfTab.read('signInUnderWay')).toBeNull();
    await waitFor(() => expect(logout.mock.calls).toEqual([[tokens.accessToken]]));
    expect(navigations).toEqual([]);
  });
});

describe('a build without the identity provider', () => {
  beforeEach(() => setBuild({ Keycloak: false }));

  it('renews and ends a session of the back end’s own tokens, without a word to a provider', async () => {
    const requests = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const renewed = issued('anna', 's1');
    const refreshCustom = jest.fn(async () => renewed);
    const logout = jest.fn(async () => true);
    setTokens({ accessToken: tokenOf({ sub: 'anna', sid: 's1', exp: inSeconds(100) }), refreshToken: 'first' });
    const { auth, navigations } = testSession({ refreshCustom, logout });
    expect(await auth.refresh()).toBe('refreshed');
    expect(refreshCustom).toHaveBeenCalledWith('first');
    await auth.signOut();
    await waitFor(() => expect(navigations).toEqual(['https://lobby.acme.test/en/login/']));
    expect(logout).toHaveBeenCalledWith(renewed.accessToken);
    expect(requests).not.toHaveBeenCalled();
    requests.mockRestore();
  });

  it('has no sign-in at the provider', async () => {
    const { auth, navigations } = testSession();
    await expect(auth.signIn()).rejects.toMatchObject({ name: 'AuthError', message: 'Login failed' });
    await expect(auth.completeSignIn('https://lobby.acme.test/en/?code=1&state=2')).rejects.toMatchObject({
      name: 'AuthError',
    });
    expect(navigations).toEqual([]);
    expect(auth.status).toBe('anonymous');
  });
});
