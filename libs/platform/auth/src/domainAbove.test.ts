/**
 * @jest-environment-options {"url": "https://casino.acme.test/en/"}
 */
import { cookies, local } from '@lobby/storage';
import { waitFor } from '@testing-library/dom';
import { readSessionInfo } from './sessionInfo.ts';
import { inSeconds, resetSession, testSession } from './testing/session.ts';
import type { CustomRefreshResult } from './types.ts';

const aboveIssuer = 'https://id.other.test/realms/other';
const tokenOf = (claims: object, signature: string) =>
  ['{}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.') + `.${signature}`;

/** Cookies of a lobby on the domain above, which this one reads and cannot remove. */
function signInAbove(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values))
    document.cookie = `${name}=${encodeURIComponent(value)}; domain=acme.test; path=/; secure`;
}
const names = ['refreshToken', 'accessToken', 'idpAccessToken', 'sessionInfo'] as const;
afterEach(() => {
  for (const name of names) document.cookie = `${name}=; domain=acme.test; path=/; secure; max-age=0`;
  local.remove('unremovedSession');
  resetSession();
});

/** One for all: the tokens are made several times, and compared. */
const exp = inSeconds(300);
const ofAbove = {
  accessToken: tokenOf({ sub: 'anna', exp }, 'of-above-access'),
  refreshToken: 'of-above-refresh',
};
const infoOfAbove = { startedAt: 1, sid: 'above', issuer: aboveIssuer, tokenEnds: ['bove-access', 'bove-refresh'] };
const ofHere = (time = 'first') => ({
  accessToken: tokenOf({ sub: 'berta', sid: 'here', exp }, `${time}-access-of-here`),
  refreshToken: `${time}-refresh-of-here`,
});

it.each([
  ['names another brand', { ...ofAbove, sessionInfo: JSON.stringify(infoOfAbove) }],
  [
    'has a token of another provider',
    {
      idpAccessToken: tokenOf({ iss: aboveIssuer, exp }, 'of-above'),
      refreshToken: 'of-above-refresh',
      sessionInfo: JSON.stringify({ startedAt: 1, sid: 'above' }),
    },
  ],
])('is a visitor’s page where the session of a lobby on the domain above %s', async (_, above) => {
  signInAbove(above);
  const refreshCustom = jest.fn();
  const { auth, navigations } = testSession({ refreshCustom });
  auth.start();
  expect(auth.state).toEqual({ status: 'anonymous', session: null, startedAt: null });
  expect(auth.getAccessToken()).toBeNull();
  expect(await auth.refresh()).toBe('expired');
  expect(refreshCustom).not.toHaveBeenCalled();
  expect(navigations).toEqual([]);
  // Its own lobby goes on with it.
  expect(document.cookie).toContain('of-above-refresh');
});

it('has a session of its own beside that of the lobby above: signed in, renewed and signed out', async () => {
  signInAbove({ ...ofAbove, sessionInfo: JSON.stringify(infoOfAbove) });
  const logout = jest.fn(async () => true);
  const refreshCustom = jest.fn(async () => ofHere('second'));
  const { auth, navigations } = testSession({ logout, refreshCustom });
  auth.start();
  auth.beginSession(ofHere());
  expect(auth.getAccessToken()).toBe(ofHere().accessToken);
  expect(auth.claims()?.sub).toBe('berta');
  expect(await auth.refresh()).toBe('refreshed');
  expect(refreshCustom.mock.calls).toEqual([['first-refresh-of-here']]);
  expect(auth.getAccessToken()).toBe(ofHere('second').accessToken);
  // In the next document.
  const next = testSession({ logout, refreshCustom });
  expect(next.auth.getAccessToken()).toBe(ofHere('second').accessToken);
  await next.auth.signOut();
  expect(logout.mock.calls).toEqual([[ofHere('second').accessToken]]);
  expect(readSessionInfo()).toBeNull();
  expect(testSession().auth.status).toBe('anonymous');
  expect(navigations).toEqual([]);
});

it('keeps its own session while the lobby above signs in, out and renews', async () => {
  const { auth } = testSession();
  auth.beginSession(ofHere());
  signInAbove({ ...ofAbove, sessionInfo: JSON.stringify(infoOfAbove) });
  await Promise.resolve();
  expect(testSession().auth.getAccessToken()).toBe(ofHere().accessToken);
});

it.each<[string, Record<string, string>]>([
  ['of an older release', { ...ofAbove, sessionInfo: JSON.stringify({ startedAt: 1, sid: 'above' }) }],
  ['without more than its tokens', ofAbove],
])('ends a session %s that cannot be removed on the same page, and shows none in the next', async (_, above) => {
  signInAbove(above);
  const refreshCustom = jest.fn(async (): Promise<CustomRefreshResult> => 'invalid-token');
  const { auth, navigations } = testSession({ refreshCustom });
  auth.start();
  expect(auth.status).toBe('authenticated');
  expect(await auth.refresh()).toBe('expired');
  await waitFor(() => expect(auth.status).toBe('anonymous'));
  const next = testSession({ refreshCustom });
  next.auth.start();
  expect(next.auth.status).toBe('anonymous');
  expect([...navigations, ...next.navigations]).toEqual([]);
  expect(refreshCustom).toHaveBeenCalledTimes(1);
  next.auth.beginSession(ofHere());
  expect(testSession().auth.getAccessToken()).toBe(ofHere().accessToken);
});

it('goes on with a session of the same brand that began above, with what it has renewed itself', async () => {
  const tokens = (time: string) => ({
    accessToken: tokenOf({ sub: 'berta', sid: 'here', exp }, `access-${time}-time`),
    refreshToken: `refresh-${time}-time`,
  });
  const [first, second] = [tokens('first'), tokens('second')];
  const tokenEnds = Object.values(first).map((token) => token.slice(-12));
  const issuer = 'https://id.acme.test/realms/acme';
  signInAbove({ ...first, sessionInfo: JSON.stringify({ startedAt: 1, sid: 'here', issuer, tokenEnds }) });
  const refreshCustom = jest.fn(async () => second);
  const { auth, navigations } = testSession({ refreshCustom });
  auth.start();
  expect(auth.getAccessToken()).toBe(first.accessToken);
  expect(await auth.refresh()).toBe('refreshed');
  expect(auth.getAccessToken()).toBe(second.accessToken);
  const next = testSession({ refreshCustom });
  expect(next.auth.getAccessToken()).toBe(second.accessToken);
  expect(navigations).toEqual([]);
  await next.auth.signOut();
  expect(testSession().auth.status).toBe('anonymous');
});

it('leaves for the login page once where the player signs out of a session that cannot be removed', async () => {
  signInAbove({ ...ofAbove, sessionInfo: JSON.stringify({ startedAt: 1, sid: 'above' }) });
  const { auth, navigations } = testSession();
  await auth.signOut();
  expect(navigations).toEqual(['https://casino.acme.test/en/login/']);
  expect(testSession().auth.status).toBe('anonymous');
});

it('takes over what a sister site has stored, and reads a session of an older release', () => {
  cookies.set('refreshToken', 'of-a-sister');
  cookies.set('accessToken', ofHere().accessToken);
  expect(testSession().auth.status).toBe('authenticated');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 7, sid: 'here' }));
  expect(testSession().auth.state).toMatchObject({ status: 'authenticated', startedAt: 7 });
});
