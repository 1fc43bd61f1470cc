/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, local } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { waitFor } from '@testing-library/react';
import { readSessionInfo } from './sessionInfo.ts';
import { expiredToken, inSeconds, resetSession, setTokens, testSession, tokenOf } from './testing/session.ts';

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

  it('leaves nothing of the player before', () => {
    setTokens({ accessToken: expiredToken(), refreshToken: 'of-berta' });
    const { auth } = testSession();
    local.write('recentlyPlayedGames', ['g1']);
    cookies.set('userEmail', 'berta@lobby.test');
    auth.beginSession(issued('anna', 's2'));
    expect(auth.claims()?.sub).toBe('anna');
    expect(cookies.get('userEmail')).toBeNull();
    expect(local.read('recentlyPlayedGames')).toBeNull();
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
