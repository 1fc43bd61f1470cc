/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { engineDelay } from '../createAuth.ts';
import { cookies } from '@lobby/storage';
import { forgetAll, inSeconds, testSession } from '../testing/session.ts';
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
let answerToken: (request: number, signal?: AbortSignal | null) => Promise<Response>;

/** The access token is opaque: its expiry is known from the session's cookie alone. */
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
  answerToken = async (request) =>
    Response.json({ access_token: `access-${request}`, refresh_token: `refresh-${request}`, expires_in: 300 });
  globalThis.fetch = (async (input, init) => {
    const url = String(input);
    if (url.endsWith('openid-configuration')) return Response.json(metadata);
    if (url.endsWith('/certs')) return Response.json({ keys: [] });
    tokenRequests += 1;
    return answerToken(tokenRequests, init?.signal);
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  forgetAll();
});

it('renews 60 s before the access token expires, looking every 5 s (R-4-018, R-4-020, R-9-012)', async () => {
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

it('renews no sooner than after 1 s when the token lives shorter than the margin (R-4-018, A-037)', async () => {
  signIn(31);
  const { stop } = await start();
  await jest.advanceTimersByTimeAsync(999);
  expect(tokenRequests).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(tokenRequests).toBe(1);
  stop();
});

it('renews nothing that another tab has renewed just before: its timer fires with the news still under way (A-013)', async () => {
  signIn(301);
  const { auth, stop } = await start();
  await jest.advanceTimersByTimeAsync(238_000 - engineDelay);
  // Another tab's write, of which this one has not been told.
  const told = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  cookies.set('refreshToken', 'refresh-of-the-other-tab');
  cookies.set('idpAccessToken', 'access-of-the-other-tab');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(300) }));
  told.mockRestore();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tokenRequests).toBe(0);
  expect(auth.getAccessToken()).toBe('access-of-the-other-tab');
  // What was taken over is renewed in its turn, and once.
  await jest.advanceTimersByTimeAsync(190_000);
  expect(tokenRequests).toBe(1);
  stop();
});

describe('an answer that comes late', () => {
  const renewed = () => Response.json({ access_token: 'late', refresh_token: 'late', expires_in: 300 });
  async function answeredAfter(change: () => void, answer = renewed) {
    const late = Promise.withResolvers<Response>();
    answerToken = () => late.promise;
    signIn(301);
    const opened = await start();
    await jest.advanceTimersByTimeAsync(245_000 - engineDelay);
    expect(tokenRequests).toBe(1);
    change();
    late.resolve(answer());
    await jest.advanceTimersByTimeAsync(100);
    opened.stop();
    return opened;
  }

  it('brings no session back that was signed out of meanwhile (R-4-023)', async () => {
    const { auth, left } = await answeredAfter(clearSession);
    expect(document.cookie).toBe('');
    expect(auth.status).toBe('anonymous');
    expect(left).toEqual([]);
  });

  it('leaves a session alone that has begun meanwhile (R-4-023)', async () => {
    const { auth, left } = await answeredAfter(() => {
      clearSession();
      cookies.set('refreshToken', 'refresh-of-berta');
      cookies.set('idpAccessToken', 'access-of-berta');
    });
    expect(auth.getAccessToken()).toBe('access-of-berta');
    expect(cookies.get('refreshToken')).toBe('refresh-of-berta');
    expect(left).not.toContainEqual(expect.stringContaining('login'));
  });

  it('and refuses what another tab has just used leaves the session to that tab’s tokens, without locks too (A-013)', async () => {
    const told = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    const { auth, left } = await answeredAfter(
      () => {
        cookies.set('refreshToken', 'refresh-of-the-other-tab');
        cookies.set('idpAccessToken', 'access-of-the-other-tab');
        cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(300) }));
      },
      () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
    );
    told.mockRestore();
    expect(auth.status).toBe('authenticated');
    expect(auth.getAccessToken()).toBe('access-of-the-other-tab');
    expect(left).toEqual([]);
  });
});

it('sets no timer where the token has no expiry, and none once there is no token (R-4-020)', async () => {
  signIn(undefined);
  const { stop } = await start();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(tokenRequests).toBe(0);
  stop();
  signIn(301);
  const again = await start();
  clearSession();
  await again.auth.signOut();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(tokenRequests).toBe(0);
  again.stop();
});

it('tries again 5 s after a renewal that timed out after 10 s (R-4-026, R-9-011, R-9-016)', async () => {
  answerToken = (request, signal) =>
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

it('asks at once at the start when the access token is over (R-4-017, R-4-019)', async () => {
  signIn(-10);
  const session = testSession();
  expect(session.auth.status).toBe('loading');
  const stop = session.auth.start();
  await jest.advanceTimersByTimeAsync(100);
  expect(tokenRequests).toBe(1);
  expect(session.auth.status).toBe('authenticated');
  stop();
});

it('stays with the player through an outage that outlasts the token, and recovers (A-030, R-4-019)', async () => {
  let down = true;
  answerToken = (request) =>
    down
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ access_token: `a${request}`, refresh_token: `r${request}`, expires_in: 300 }));
  signIn(90);
  const { auth, left, stop } = await start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(tokenRequests).toBeGreaterThan(10);
  expect(auth.status).toBe('authenticated');
  expect(cookies.get('refreshToken')).toBe('refresh-0');
  down = false;
  await jest.advanceTimersByTimeAsync(6000);
  expect(auth.getAccessToken()).toMatch(/^a\d+$/);
  expect(left).toEqual([]);
  stop();
});
