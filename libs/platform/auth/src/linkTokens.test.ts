/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, postToTabs } from '@lobby/storage';
import { waitFor } from '@testing-library/react';
import { readSessionInfo } from './sessionInfo.ts';
import {
  expiredToken,
  inSeconds,
  resetSession,
  setTokens,
  testSession,
  tokenOf,
  validToken,
} from './testing/session.ts';

afterEach(() => {
  resetSession();
  jest.useRealTimers();
});

describe('tokens in a link', () => {
  const linkTokens = () => ({ accessToken: validToken(), refreshToken: 'refresh-token-of-a-link' });

  it('sign a visitor in (R-4-024, A-022)', () => {
    const { auth } = testSession();
    const listener = jest.fn();
    auth.subscribe(listener);
    const tokens = linkTokens();
    auth.acceptTokens(tokens);
    expect(auth.status).toBe('authenticated');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(cookies.get('accessToken')).toBe(tokens.accessToken);
    expect(cookies.get('refreshToken')).toBe('refresh-token-of-a-link');
  });

  it("do not replace another player's live session (A-022)", () => {
    const ownToken = tokenOf({ sub: 'berta', exp: inSeconds(300) });
    setTokens({ idpAccessToken: ownToken, refreshToken: 'own' });
    const { auth } = testSession();
    auth.acceptTokens(linkTokens());
    auth.acceptTokens({ accessToken: null, refreshToken: 'refresh-token-of-a-link' });
    expect(auth.getAccessToken()).toBe(ownToken);
    expect(cookies.get('refreshToken')).toBe('own');
  });

  /** A back end that accepts the link's refresh token and returns tokens with these claims. */
  const createBackEnd = (claims: object) => ({
    refreshCustom: jest.fn(async () => ({
      accessToken: tokenOf({ exp: inSeconds(300), ...claims }),
      refreshToken: 'given-for-the-link',
    })),
  });
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('replace expired ones (A-022)', () => {
    setTokens({ accessToken: tokenOf({ sub: 'berta', exp: inSeconds(-1) }), refreshToken: expiredToken() });
    const { auth } = testSession();
    const tokens = linkTokens();
    auth.acceptTokens(tokens);
    expect(auth.getAccessToken()).toBe(tokens.accessToken);
  });

  it('do not replace a session because of their claims, since anyone can write an unsigned token (A-022)', async () => {
    const ownToken = tokenOf({ sub: 'anna', exp: inSeconds(300) });
    setTokens({ idpAccessToken: ownToken, refreshToken: 'own' });
    const attackerBackEnd = createBackEnd({ sub: 'mallory' });
    const { auth, navigations } = testSession(attackerBackEnd);
    auth.acceptTokens(linkTokens());
    expect(auth.getAccessToken()).toBe(ownToken);
    await nextTask();
    expect(attackerBackEnd.refreshCustom).toHaveBeenCalledWith('refresh-token-of-a-link');
    expect(auth.getAccessToken()).toBe(ownToken);
    expect(cookies.get('refreshToken')).toBe('own');
    expect(navigations).toEqual([]);
  });

  it.each([
    ['an opaque answer', 'opaque'],
    ['a rejection', 'invalid-token'],
    ['no answer', 'network-failure'],
  ] as const)('do not replace a live session after %s of the back end (A-022)', async (_, answer) => {
    setTokens({ idpAccessToken: validToken(), refreshToken: 'own' });
    const refreshed = answer === 'opaque' ? { accessToken: 'opaque-access-token', refreshToken: 'next' } : answer;
    const { auth } = testSession({ refreshCustom: async () => refreshed });
    auth.acceptTokens(linkTokens());
    await nextTask();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it('do not replace a session of an unknown player when they name none either (A-022)', async () => {
    setTokens({ idpAccessToken: 'opaque-access-token', refreshToken: 'own' });
    const refreshCustom = jest.fn(async () => ({ accessToken: 'opaque', refreshToken: 'next' }));
    const { auth } = testSession({ refreshCustom });
    auth.acceptTokens(linkTokens());
    await nextTask();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it('do not restore a session that another tab has ended during the request (A-022)', async () => {
    setTokens({ idpAccessToken: validToken(), refreshToken: 'own' });
    const { promise, resolve } = Promise.withResolvers<{ accessToken: string; refreshToken: string }>();
    const { auth, navigations } = testSession({ refreshCustom: () => promise });
    auth.start();
    auth.acceptTokens(linkTokens());
    postToTabs('lobby-session-end', { session: auth.session, reason: 'SESSION_EXPIRED' });
    await waitFor(() => expect(navigations).toHaveLength(1));
    resolve({ accessToken: validToken(), refreshToken: 'next' });
    await nextTask();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it('do not replace a session that has begun during the request (A-022)', async () => {
    setTokens({ idpAccessToken: validToken(), refreshToken: 'own' });
    const { auth } = testSession(createBackEnd({ sub: 'anna' }));
    auth.acceptTokens(linkTokens());
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 2, sid: 'of-berta' }));
    await nextTask();
    expect(cookies.get('refreshToken')).toBe('own');
  });

  it.each([
    ['its own session', 'continues', 'session-1'],
    ['no session', 'continues', undefined],
    ['another session', 'starts over', 'session-2'],
  ])(
    'of the same player, for which the back end names %s: it %s (A-022, A-130, A-140, A-079)',
    async (_, outcome, sid) => {
      const continues = outcome === 'continues';
      setTokens({ idpAccessToken: tokenOf({ sub: 'anna', exp: inSeconds(30) }), refreshToken: 'own' });
      cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid: 'session-1', expiresAt: inSeconds(30) }));
      cookies.set('gameInit', 'began');
      cookies.set('depositDialogDeclined', 'true');
      const { auth, navigations } = testSession(createBackEnd({ sub: 'anna', sid }));
      auth.acceptTokens(linkTokens());
      await nextTask();
      expect(cookies.get('refreshToken')).toBe('given-for-the-link');
      expect(cookies.get('idpAccessToken')).toBeNull();
      expect(auth.getAccessToken()).toBe(cookies.get('accessToken'));
      expect(readSessionInfo()).toMatchObject({ sid: sid ?? 'session-1', startedAt: expect.any(Number) });
      expect(readSessionInfo()?.startedAt === 1).toBe(continues);
      expect(cookies.get('gameInit')).toBe(continues ? 'began' : null);
      expect(cookies.get('depositDialogDeclined')).toBe(continues ? 'true' : null);
      expect(navigations).toEqual([]);
    },
  );
});
