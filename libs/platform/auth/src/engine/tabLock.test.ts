/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { signIn, start, withTokenEndpoint } from '../testing/withTokenEndpoint.ts';

const endpoint = withTokenEndpoint();

/** Counts the locks that this tab holds, in a browser without other tabs. */
function countLocks(): () => number {
  let lockCount = 0;
  const request = async (_: string, __: object, task: () => Promise<unknown>) => {
    lockCount += 1;
    await task().finally(() => (lockCount -= 1));
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => lockCount;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'cookieStore');
});

it('releases the lock for other tabs when the answer to a renewal stalls (A-013)', async () => {
  endpoint.respond = async () =>
    new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
  const lockCount = countLocks();
  signIn(301);
  const { auth, navigations, stop } = await start();
  void auth.refresh();
  await jest.advanceTimersByTimeAsync(5000);
  expect(lockCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(12_500);
  expect(lockCount()).toBe(0);
  expect(auth.status).toBe('authenticated');
  expect(navigations).toEqual([]);
  stop();
});

it('does not hold the lock while the keys stall, which another try requests again (A-013)', async () => {
  const originalFetch = globalThis.fetch;
  let stalls = 0;
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('/certs') || stalls > 0) return originalFetch(input, init);
    stalls += 1;
    return new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
  };
  const lockCount = countLocks();
  signIn(31);
  const { auth, navigations, stop } = await start();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(stalls).toBe(1);
  expect(lockCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(auth.getAccessToken()).toBe('access-1');
  expect(navigations).toEqual([]);
  stop();
});

it('adopts what another tab has renewed, also where the keys cannot be loaded (A-013)', async () => {
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
  expect(endpoint.requests).toBe(0);
  stop();
});

it('holds the lock neither for slow keys, nor longer than its request may take, which it sends once (A-013)', async () => {
  const originalFetch = globalThis.fetch;
  const later = () => new Promise((resolve) => setTimeout(resolve, 9000));
  globalThis.fetch = async (input, init) => {
    const answer = await originalFetch(input, init);
    if (/\/(certs|token)$/.test(String(input))) await later();
    return answer;
  };
  const lockCount = countLocks();
  signIn(301);
  const { auth, stop } = await start();
  void auth.refresh();
  await jest.advanceTimersByTimeAsync(8500);
  expect(lockCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(6500);
  expect(lockCount()).toBe(1);
  // What the back end rejects meanwhile joins it.
  void auth.refresh();
  await jest.advanceTimersByTimeAsync(5000);
  expect(lockCount()).toBe(0);
  expect(auth.getAccessToken()).toBe('access-1');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(endpoint.requests).toBe(1);
  stop();
});

it.each([8000, 20_000])(
  'sends nothing %i ms after the lock was granted: another tab could send the same before the answer (A-013)',
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
    Object.assign(globalThis, { cookieStore: Object.assign(new EventTarget(), { getAll }) });
    const lockCount = countLocks();
    void auth.refresh();
    await jest.advanceTimersByTimeAsync(3000);
    expect(lockCount()).toBe(1);
    delay = 0;
    await jest.advanceTimersByTimeAsync(delayOfCookies - 3000 + 1000);
    expect(lockCount()).toBe(0);
    expect(endpoint.requests).toBe(0);
    await jest.advanceTimersByTimeAsync(5000);
    expect(endpoint.requests).toBe(1);
    expect(auth.getAccessToken()).toBe('access-1');
    expect(navigations).toEqual([]);
    stop();
  },
);

it('renews where the browser refuses a lock, as one without locks does', async () => {
  const request = async () => Promise.reject(new DOMException('no', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  signIn(301);
  const { auth, stop } = await start();
  expect(await auth.refresh()).toBe('refreshed');
  expect(auth.getAccessToken()).toBe('access-1');
  stop();
});
