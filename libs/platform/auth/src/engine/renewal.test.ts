/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { timings } from '../timings.ts';
import { cookies, session as sessionStore } from '@lobby/storage';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readSessionInfo } from '../sessionInfo.ts';
import { inSeconds, testSession, tokenOf } from '../testing/session.ts';
import { realm, signIn, start, withTokenEndpoint } from '../testing/withTokenEndpoint.ts';
import { clearSession } from '../sessionTokens.ts';

const endpoint = withTokenEndpoint();

it('renews 60 s before the access token expires, checking every 5 s (R-4-018, R-4-020, R-9-012)', async () => {
  signIn(301);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(238_000 - timings.engineDelay);
  expect(endpoint.requests).toBe(0);
  await jest.advanceTimersByTimeAsync(7000);
  expect(endpoint.requests).toBe(1);
  expect(auth.getAccessToken()).toBe('access-1');
  expect(auth.status).toBe('authenticated');
  stop();
});

it('renews after 1 s at the earliest when the token’s lifetime is shorter than the margin (R-4-018, A-037)', async () => {
  signIn(31);
  const { stop } = await start();
  await jest.advanceTimersByTimeAsync(999);
  expect(endpoint.requests).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(endpoint.requests).toBe(1);
  stop();
});

it('does not renew tokens that another tab has just renewed, even before the announcement arrives (A-013)', async () => {
  signIn(301);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(238_000 - timings.engineDelay);
  // Another tab has written the tokens; its announcement has not arrived yet.
  const broadcast = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  cookies.set('refreshToken', 'refresh-of-the-other-tab');
  cookies.set('idpAccessToken', 'access-of-the-other-tab');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(300) }));
  broadcast.mockRestore();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(endpoint.requests).toBe(0);
  expect(auth.getAccessToken()).toBe('access-of-the-other-tab');
  // The adopted tokens are renewed once, when they are due.
  await jest.advanceTimersByTimeAsync(190_000);
  expect(endpoint.requests).toBe(1);
  stop();
});

describe('a late response', () => {
  const renewedTokens = () => Response.json({ access_token: 'late', refresh_token: 'late', expires_in: 300 });
  async function respondAfter(change: () => void, respond = renewedTokens) {
    const response = Promise.withResolvers<Response>();
    endpoint.respond = () => response.promise;
    signIn(301);
    const opened = await start();
    await jest.advanceTimersByTimeAsync(245_000 - timings.engineDelay);
    expect(endpoint.requests).toBe(1);
    change();
    response.resolve(respond());
    await jest.advanceTimersByTimeAsync(100);
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
      cookies.set('refreshToken', 'refresh-of-berta');
      cookies.set('idpAccessToken', 'access-of-berta');
    });
    expect(cookies.get('idpAccessToken')).toBe('access-of-berta');
    expect(cookies.get('refreshToken')).toBe('refresh-of-berta');
    // The page is reloaded for the player who is signed in now.
    expect(navigations).toEqual(['https://lobby.acme.test/en/']);
    expect(auth.getAccessToken()).toBeNull();
  });

  it('with a rejection keeps the session if another tab has stored new tokens, also without Web Locks (A-013)', async () => {
    const broadcast = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    const { auth, navigations } = await respondAfter(
      () => {
        cookies.set('refreshToken', 'refresh-of-the-other-tab');
        cookies.set('idpAccessToken', 'access-of-the-other-tab');
        cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(300) }));
      },
      () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
    );
    broadcast.mockRestore();
    expect(auth.status).toBe('authenticated');
    expect(auth.getAccessToken()).toBe('access-of-the-other-tab');
    expect(navigations).toEqual([]);
  });
});

it('sets no timer for a token without expiry', async () => {
  signIn(undefined);
  const { stop } = await start();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(endpoint.requests).toBe(0);
  stop();
});

it('retries 5 s after a renewal that timed out after 10 s (R-4-026, R-9-011, R-9-016)', async () => {
  endpoint.respond = (request, signal) =>
    request > 1
      ? Promise.resolve(Response.json({ access_token: 'late', refresh_token: 'late', expires_in: 300 }))
      : new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
  signIn(31);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(1000 + 10_000 + 4000);
  expect(endpoint.requests).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(endpoint.requests).toBe(2);
  expect(auth.getAccessToken()).toBe('late');
  stop();
});

/** Renews with an ID token that expired two hours ago by this clock, signed by the provider's key by default. */
async function renewWithIdToken({ isForged = false, authTime = 1, knownAuthTime = 1 } = {}) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' };
  const signingKey = isForged ? (await generateKeyPair('ES256')).privateKey : privateKey;
  const idToken = (sub: string) =>
    new SignJWT({ sub, sid: 'unverified', auth_time: authTime })
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .setIssuer(realm)
      .setAudience('app')
      .setIssuedAt(inSeconds(-7500))
      .setExpirationTime(inSeconds(-7200))
      .sign(signingKey);
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/certs') ? Promise.resolve(Response.json({ keys: [key] })) : originalFetch(input, init);
  endpoint.respond = async (request) =>
    Response.json({
      access_token: `access-${request}`,
      refresh_token: `refresh-${request}`,
      id_token: await idToken('anna'),
      expires_in: 300,
    });
  signIn(301);
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, sid: 'verified', expiresAt: inSeconds(301), authTime }));
  sessionStore.write('idTokenClaims', { sub: 'anna', sid: 'verified', auth_time: knownAuthTime });
  const started = await start();
  const refreshed = started.auth.refresh();
  jest.useRealTimers();
  return { ...started, outcome: await refreshed };
}

it('keeps the session and reports an error when the ID token is expired by a wrong clock (A-046)', async () => {
  const { auth, errors, outcome, navigations, stop } = await renewWithIdToken();
  expect(outcome).toBe('refreshed');
  expect(cookies.get('refreshToken')).toBe('refresh-1');
  expect(errors).toEqual([expect.stringContaining('"exp" claim')]);
  expect(auth.status).toBe('authenticated');
  // Claims of a token that could not be verified are not used.
  expect(readSessionInfo()?.sid).toBe('verified');
  expect(auth.claims()).toMatchObject({ sub: 'anna', sid: 'verified' });
  expect(navigations).toEqual([]);
  stop();
});

it('goes on where another tab has signed in again, as for a second factor, with the same `sid`', async () => {
  const { auth, outcome, stop } = await renewWithIdToken({ authTime: 2, knownAuthTime: 1 });
  expect(outcome).toBe('refreshed');
  expect(auth.status).toBe('authenticated');
  stop();
});

it.each([
  ['subject', { sub: 'berta' }],
  ['time of sign-in', { auth_time: 2 }],
  ['authorized party', { azp: 'other' }],
])('ends the session where a renewal has another %s, and renews no more (R-8-016, A-190)', async (_, claims) => {
  const known = { sub: 'anna', sid: 's', auth_time: 1, azp: 'app' };
  endpoint.respond = async () =>
    Response.json({
      ...{ access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 300 },
      id_token: tokenOf({ iss: realm, aud: 'app', iat: inSeconds(0), exp: inSeconds(300), ...known, ...claims }),
    });
  signIn(31);
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, sid: 's', expiresAt: inSeconds(31), authTime: 1 }));
  sessionStore.write('idTokenClaims', known);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(30_000);
  expect([auth.status, endpoint.requests, cookies.get('refreshToken')]).toEqual(['anonymous', 1, null]);
  stop();
});

it('discards a renewal whose ID token is forged (A-046)', async () => {
  const { auth, outcome, stop } = await renewWithIdToken({ isForged: true });
  expect(outcome).toBe('unreachable');
  expect(cookies.get('refreshToken')).toBe('refresh-0');
  expect(auth.getAccessToken()).toBe('access-0');
  stop();
});

it('keeps a session without a refresh token until its access token expires, and ends it with JWT_EXPIRED (R-4-016)', async () => {
  signIn(90);
  cookies.remove('refreshToken');
  const { auth, navigations, stop } = await start();
  await jest.advanceTimersByTimeAsync(89_000 - timings.engineDelay);
  expect(auth.status).toBe('authenticated');
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=JWT_EXPIRED']);
  expect(endpoint.requests).toBe(0);
  stop();
});

it.each([
  ['null', () => null],
  [
    'a rejection',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('works when session storage is %s', async (_, get) => {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  Object.defineProperty(window, 'sessionStorage', { get, configurable: true });
  signIn(301);
  const { auth, errors, stop } = await start();
  expect(await auth.refresh()).toBe('refreshed');
  expect(errors).toEqual([]);
  Object.defineProperty(window, 'sessionStorage', storage);
  stop();
});

it('renews at once at the start when the access token has expired (R-4-017, R-4-019)', async () => {
  signIn(-10);
  const session = testSession();
  expect(session.auth.status).toBe('loading');
  const stop = session.auth.start();
  await jest.advanceTimersByTimeAsync(100);
  expect(endpoint.requests).toBe(1);
  expect(session.auth.status).toBe('authenticated');
  stop();
});

it('keeps the session through an outage that outlasts the token, and recovers (A-030, R-4-019)', async () => {
  let down = true;
  endpoint.respond = (request) =>
    down
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ access_token: `a${request}`, refresh_token: `r${request}`, expires_in: 300 }));
  signIn(90);
  const { auth, navigations, stop } = await start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(endpoint.requests).toBeGreaterThan(10);
  expect(auth.status).toBe('authenticated');
  expect(cookies.get('refreshToken')).toBe('refresh-0');
  down = false;
  await jest.advanceTimersByTimeAsync(6000);
  expect(auth.getAccessToken()).toMatch(/^a\d+$/);
  expect(navigations).toEqual([]);
  stop();
});
