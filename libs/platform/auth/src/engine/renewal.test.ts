/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { engineDelay } from '../createAuth.ts';
import { cookies, session as sessionStore } from '@lobby/storage';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readSessionInfo } from '../sessionInfo.ts';
import { resetSession, inSeconds, testSession } from '../testing/session.ts';
import { clearSession } from '../tokens.ts';
import './verifyIdToken.ts';

const realFetch = fetch;
const realm = 'https://id.acme.test/realms/acme';
const metadata = {
  issuer: realm,
  token_endpoint: `${realm}/token`,
  jwks_uri: `${realm}/certs`,
  end_session_endpoint: '',
};
let tokenRequests: number;
let respondToToken: (request: number, signal?: AbortSignal | null) => Promise<Response>;

/** The access token is opaque: its expiry is stored in the session's cookie only. */
function signIn(seconds: number | undefined) {
  cookies.set('refreshToken', 'refresh-0');
  cookies.set('idpAccessToken', 'access-0');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: seconds && inSeconds(seconds) }));
}

async function start() {
  const session = testSession();
  const stop = session.auth.start();
  await jest.advanceTimersByTimeAsync(engineDelay);
  return { ...session, stop };
}

beforeAll(async () => {
  await import('./createEngine.ts');
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  tokenRequests = 0;
  respondToToken = async (request) =>
    Response.json({ access_token: `access-${request}`, refresh_token: `refresh-${request}`, expires_in: 300 });
  globalThis.fetch = (async (input, init) => {
    const url = String(input);
    if (url.endsWith('openid-configuration')) return Response.json(metadata);
    if (url.endsWith('/certs')) return Response.json({ keys: [] });
    tokenRequests += 1;
    return respondToToken(tokenRequests, init?.signal);
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  resetSession();
});

it('renews 60 s before the access token expires, checking every 5 s (R-4-018, R-4-020, R-9-012)', async () => {
  signIn(301);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(238_000 - engineDelay);
  expect(tokenRequests).toBe(0);
  await jest.advanceTimersByTimeAsync(7000);
  expect(tokenRequests).toBe(1);
  expect(auth.getAccessToken()).toBe('access-1');
  expect(auth.status).toBe('authenticated');
  stop();
});

it('renews after 1 s at the earliest when the token’s lifetime is shorter than the margin (R-4-018, A-037)', async () => {
  signIn(31);
  const { stop } = await start();
  await jest.advanceTimersByTimeAsync(999);
  expect(tokenRequests).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(tokenRequests).toBe(1);
  stop();
});

it('does not renew tokens that another tab has just renewed, even before the announcement arrives (A-013)', async () => {
  signIn(301);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(238_000 - engineDelay);
  // Another tab has written the tokens; its announcement has not arrived yet.
  const broadcast = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  cookies.set('refreshToken', 'refresh-of-the-other-tab');
  cookies.set('idpAccessToken', 'access-of-the-other-tab');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(300) }));
  broadcast.mockRestore();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tokenRequests).toBe(0);
  expect(auth.getAccessToken()).toBe('access-of-the-other-tab');
  // The adopted tokens are renewed once, when they are due.
  await jest.advanceTimersByTimeAsync(190_000);
  expect(tokenRequests).toBe(1);
  stop();
});

describe('a late response', () => {
  const renewedTokens = () => Response.json({ access_token: 'late', refresh_token: 'late', expires_in: 300 });
  async function respondAfter(change: () => void, respond = renewedTokens) {
    const response = Promise.withResolvers<Response>();
    respondToToken = () => response.promise;
    signIn(301);
    const opened = await start();
    await jest.advanceTimersByTimeAsync(245_000 - engineDelay);
    expect(tokenRequests).toBe(1);
    change();
    response.resolve(respond());
    await jest.advanceTimersByTimeAsync(100);
    opened.stop();
    return opened;
  }

  it('does not restore a session that was signed out meanwhile (R-4-023)', async () => {
    const { auth, navigations } = await respondAfter(clearSession);
    expect(document.cookie).toBe('');
    expect(auth.status).toBe('anonymous');
    expect(navigations).toEqual([]);
  });

  it('does not change a session that has begun meanwhile (R-4-023)', async () => {
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

  it('with a refusal keeps the session if another tab has stored new tokens, also without Web Locks (A-013)', async () => {
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
  expect(tokenRequests).toBe(0);
  stop();
});

it('retries 5 s after a renewal that timed out after 10 s (R-4-026, R-9-011, R-9-016)', async () => {
  respondToToken = (request, signal) =>
    request > 1
      ? Promise.resolve(Response.json({ access_token: 'late', refresh_token: 'late', expires_in: 300 }))
      : new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
  signIn(31);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(1000 + 10_000 + 4000);
  expect(tokenRequests).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(tokenRequests).toBe(2);
  expect(auth.getAccessToken()).toBe('late');
  stop();
});

/** Renews with an ID token that expired two hours ago by this clock, signed by the provider's key by default. */
async function renewWithIdToken({ isForged = false } = {}) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' };
  const signingKey = isForged ? (await generateKeyPair('ES256')).privateKey : privateKey;
  const idToken = (sub: string) =>
    new SignJWT({ sub, sid: 'unverified' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .setIssuer(realm)
      .setAudience('app')
      .setIssuedAt(inSeconds(-7500))
      .setExpirationTime(inSeconds(-7200))
      .sign(signingKey);
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/certs') ? Promise.resolve(Response.json({ keys: [key] })) : originalFetch(input, init);
  respondToToken = async (request) =>
    Response.json({
      access_token: `access-${request}`,
      refresh_token: `refresh-${request}`,
      id_token: await idToken('anna'),
      expires_in: 300,
    });
  signIn(301);
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, sid: 'verified', expiresAt: inSeconds(301) }));
  sessionStore.write('idTokenClaims', { sub: 'anna', sid: 'verified' });
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

it('discards a renewal whose ID token is forged (A-046)', async () => {
  const { auth, outcome, stop } = await renewWithIdToken({ isForged: true });
  expect(outcome).toBe('unreachable');
  expect(cookies.get('refreshToken')).toBe('refresh-0');
  expect(auth.getAccessToken()).toBe('access-0');
  stop();
});

/** Locks that this tab holds, of a browser in which nobody else wants one. */
function countLocks(): () => number {
  let held = 0;
  const request = async (_: string, __: object, task: () => Promise<unknown>) => {
    held += 1;
    await task().finally(() => (held -= 1));
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => held;
}

describe('while other tabs wait (A-013)', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'cookieStore');
  });

  it('releases their lock when the answer to a renewal stalls', async () => {
    respondToToken = async () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    const heldLocks = countLocks();
    signIn(301);
    const { auth, navigations, stop } = await start();
    void auth.refresh();
    await jest.advanceTimersByTimeAsync(5000);
    expect(heldLocks()).toBe(1);
    await jest.advanceTimersByTimeAsync(12_500);
    expect(heldLocks()).toBe(0);
    expect(auth.status).toBe('authenticated');
    expect(navigations).toEqual([]);
    stop();
  });

  it('does not hold it while the keys stall, which another try asks for again', async () => {
    const originalFetch = globalThis.fetch;
    let stalls = 0;
    globalThis.fetch = async (input, init) => {
      if (!String(input).endsWith('/certs') || stalls > 0) return originalFetch(input, init);
      stalls += 1;
      return new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    };
    const heldLocks = countLocks();
    signIn(31);
    const { auth, navigations, stop } = await start();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(stalls).toBe(1);
    expect(heldLocks()).toBe(0);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(auth.getAccessToken()).toBe('access-1');
    expect(navigations).toEqual([]);
    stop();
  });

  it('adopts what another of them has renewed, also where the keys cannot be loaded', async () => {
    const originalFetch = globalThis.fetch;
    signIn(301);
    const { auth, stop } = await start();
    let keyRequests = 0;
    globalThis.fetch = async (input, init) => {
      if (!String(input).endsWith('/certs')) return originalFetch(input, init);
      keyRequests += 1;
      cookies.set('refreshToken', 'refresh-of-the-other-tab');
      cookies.set('idpAccessToken', 'access-of-the-other-tab');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      throw new TypeError('Failed to fetch');
    };
    void auth.refresh();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(auth.getAccessToken()).toBe('access-of-the-other-tab');
    expect(keyRequests).toBe(1);
    expect(tokenRequests).toBe(0);
    stop();
  });

  it('holds it neither for slow keys, nor longer than its request may take, which it sends once', async () => {
    const originalFetch = globalThis.fetch;
    const later = () => new Promise((resolve) => setTimeout(resolve, 9000));
    globalThis.fetch = async (input, init) => {
      const answer = await originalFetch(input, init);
      if (/\/(certs|token)$/.test(String(input))) await later();
      return answer;
    };
    const heldLocks = countLocks();
    signIn(301);
    const { auth, stop } = await start();
    void auth.refresh();
    await jest.advanceTimersByTimeAsync(8500);
    expect(heldLocks()).toBe(0);
    await jest.advanceTimersByTimeAsync(6500);
    expect(heldLocks()).toBe(1);
    // What the back end refuses meanwhile joins it.
    void auth.refresh();
    await jest.advanceTimersByTimeAsync(5000);
    expect(heldLocks()).toBe(0);
    expect(auth.getAccessToken()).toBe('access-1');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tokenRequests).toBe(1);
    stop();
  });

  it.each([8000, 20_000])(
    'sends nothing %i ms after it was granted: they could send the same before the answer is there',
    async (delayOfCookies) => {
      // A tab that sleeps, or a browser that is slow to read its cookies.
      let delay = delayOfCookies;
      const getAll = async () => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        return document.cookie.split('; ').map((cookie) => {
          const [name, value] = cookie.split('=');
          return { name, value };
        });
      };
      signIn(301);
      const { auth, navigations, stop } = await start();
      Object.assign(globalThis, { cookieStore: { getAll } });
      const heldLocks = countLocks();
      void auth.refresh();
      await jest.advanceTimersByTimeAsync(3000);
      expect(heldLocks()).toBe(1);
      delay = 0;
      await jest.advanceTimersByTimeAsync(delayOfCookies - 3000 + 1000);
      expect(heldLocks()).toBe(0);
      expect(tokenRequests).toBe(0);
      await jest.advanceTimersByTimeAsync(5000);
      expect(tokenRequests).toBe(1);
      expect(auth.getAccessToken()).toBe('access-1');
      expect(navigations).toEqual([]);
      stop();
    },
  );
});

it('keeps a session without a refresh token until its access token expires, and ends it with JWT_EXPIRED (R-4-016)', async () => {
  signIn(90);
  cookies.remove('refreshToken');
  const { auth, navigations, stop } = await start();
  await jest.advanceTimersByTimeAsync(89_000 - engineDelay);
  expect(auth.status).toBe('authenticated');
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=JWT_EXPIRED']);
  expect(tokenRequests).toBe(0);
  stop();
});

it.each([
  ['null', () => null],
  [
    'a refusal',
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
  expect(tokenRequests).toBe(1);
  expect(session.auth.status).toBe('authenticated');
  stop();
});

it('keeps the session through an outage that outlasts the token, and recovers (A-030, R-4-019)', async () => {
  let down = true;
  respondToToken = (request) =>
    down
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ access_token: `a${request}`, refresh_token: `r${request}`, expires_in: 300 }));
  signIn(90);
  const { auth, navigations, stop } = await start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(tokenRequests).toBeGreaterThan(10);
  expect(auth.status).toBe('authenticated');
  expect(cookies.get('refreshToken')).toBe('refresh-0');
  down = false;
  await jest.advanceTimersByTimeAsync(6000);
  expect(auth.getAccessToken()).toMatch(/^a\d+$/);
  expect(navigations).toEqual([]);
  stop();
});
