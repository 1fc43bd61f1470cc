/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { createBoundToken, mockIndexedDb, overrideTimings, readProof } from '@lobby/testing';
import { waitFor } from '@testing-library/dom';
import { createSessionCalls } from './createAuth.ts';
import { decodeClaims } from './claims.ts';
import { inSeconds, resetSession, setTokens, testSession } from './testing/session.ts';
import { startProvider, type TestProvider } from './testing/startProvider.ts';
import { timings } from './timings.ts';
import type { AuthOptions } from './types.ts';

let provider: TestProvider;
let storage: ReturnType<typeof mockIndexedDb>;
const realFetch = fetch;
const realNow = Date.now;
const proofs: { grant: string | null; dpop: string | null }[] = [];

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  storage = mockIndexedDb();
  globalThis.fetch = async (input, init) => {
    // The lobby's own server, whose clock is right.
    if (init?.method === 'HEAD') return new Response(null, { headers: { date: new Date(realNow()).toUTCString() } });
    const body = new URLSearchParams(String(init?.body ?? ''));
    if (String(input).endsWith('/token'))
      proofs.push({ grant: body.get('grant_type'), dpop: new Headers(init?.headers).get('dpop') });
    return realFetch(input, init);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  resetSession();
  proofs.length = 0;
});

const visitor = (options: Partial<AuthOptions> = {}) =>
  testSession({
    settings: { brand: 'acme', identityHost: provider.origin, senderConstrainedTokens: true },
    ...options,
  });

async function signIn(options: Partial<AuthOptions> = {}) {
  const player = visitor(options);
  await player.auth.signIn();
  const request = new URL(player.navigations.shift()!);
  await player.auth.completeSignIn(await provider.visit(request.href));
  return { ...player, request };
}
const jktOf = (token = cookies.get('idpAccessToken')) => decodeClaims(token ?? '')?.cnf?.jkt;
const keys = () => storage.entries('sessionKeys') as Map<string, { keys: CryptoKeyPair }>;

it('binds code and tokens to a key that no script can read, where the setting requires it and discovery offers it (A-184)', async () => {
  const { auth, request } = await signIn();
  expect(auth.status).toBe('authenticated');
  const [[jkt, entry] = ['', null]] = keys();
  expect(request.searchParams.get('dpop_jkt')).toBe(jkt);
  expect(jktOf()).toBe(jkt);
  expect(entry?.keys.privateKey).toMatchObject({ extractable: false, usages: ['sign'] });
  expect(proofs).toEqual([{ grant: 'authorization_code', dpop: expect.any(String) }]);
});

it.each([undefined, false])(
  'signs in with bearer tokens, though discovery offers to bind them, where the setting is %s (A-184)',
  async (senderConstrainedTokens) => {
    const settings = { brand: 'acme', identityHost: provider.origin, senderConstrainedTokens };
    const { auth, request } = await signIn({ settings });
    expect(auth.status).toBe('authenticated');
    expect(request.searchParams.has('dpop_jkt')).toBe(false);
    expect(jktOf()).toBeUndefined();
    expect(await auth.refresh()).toBe('refreshed');
    expect(proofs.map(({ dpop }) => dpop)).toEqual([null, null]);
    expect(keys().size).toBe(0);
  },
);

it('renews with the same key in every tab', async () => {
  await signIn();
  const jkt = jktOf();
  const before = cookies.get('idpAccessToken');
  const otherTab = visitor();
  expect(await otherTab.auth.refresh()).toBe('refreshed');
  expect(cookies.get('idpAccessToken')).not.toBe(before);
  expect(jktOf()).toBe(jkt);
  expect([...keys().keys()]).toEqual([jkt]);
});

it('ends the session once when its key is lost, as an expired one', async () => {
  const { auth, navigations } = await signIn();
  storage.clear();
  // The hidden frame of the provider, in which jsdom opens no page.
  overrideTimings(timings, { silentLogoutTimeout: 10 });
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue({ location: { replace: () => {} } } as unknown as Window);
  expect(await auth.refresh()).toBe('expired');
  await waitFor(() => expect(navigations).not.toHaveLength(0));
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=SESSION_EXPIRED']);
  expect(cookies.get('idpAccessToken')).toBeNull();
  jest.restoreAllMocks();
  // Nothing was requested without a proof, nor with another key.
  expect(proofs).toHaveLength(1);
  expect(keys().size).toBe(0);
});

it('goes on with the session whose key the database gives only later: a failure is no answer', async () => {
  const { auth, navigations } = await signIn();
  overrideTimings(timings, { sessionKeyTimeout: 30, sessionKeyRetryDelay: 10 });
  storage.block();
  expect(await auth.refresh()).toBe('unreachable');
  expect(auth.status).toBe('authenticated');
  expect(proofs).toHaveLength(1);
  overrideTimings(timings, { sessionKeyTimeout: 10_000, sessionKeyRetryDelay: 10 });
  const attempts = jest.spyOn(indexedDB, 'open');
  const refreshed = auth.refresh();
  await waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(2));
  storage.unblock();
  expect(await refreshed).toBe('refreshed');
  expect(navigations).toEqual([]);
});

it('signs in with bearer tokens where the browser keeps no keys', async () => {
  storage.block();
  const { auth, request } = await signIn();
  expect(auth.status).toBe('authenticated');
  expect(request.searchParams.get('dpop_jkt')).toBeNull();
  expect(jktOf()).toBeUndefined();
  expect(await auth.refresh()).toBe('refreshed');
  expect(proofs.map(({ dpop }) => dpop)).toEqual([null, null]);
});

it('signs out with the key, and forgets it afterwards', async () => {
  const sent: Headers[] = [];
  const { logout } = createSessionCalls({ url: 'https://lobby.acme.test/graphql', getHeaders: () => ({}) });
  const { auth, navigations } = await signIn({ logout });
  const token = cookies.get('idpAccessToken') ?? '';
  const [jkt] = keys().keys();
  const { fetch: withProvider } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('/graphql')) return withProvider(input, init);
    sent.push(new Headers(init?.headers));
    expect(keys().has(jkt ?? '')).toBe(true);
    return Response.json({ data: { logout: { loggedOut: true } } });
  };
  await auth.signOut();
  expect(navigations[0]).toContain('/session/end');
  expect(sent[0]?.get('authorization')).toBe(`DPoP ${token}`);
  expect(await readProof(sent[0]?.get('dpop'), token)).toMatchObject({
    htm: 'POST',
    htu: 'https://lobby.acme.test/graphql',
  });
  expect(keys().size).toBe(0);
});

it('keeps the key of a session that another tab has begun meanwhile', async () => {
  const { auth } = await signIn();
  const ended = jktOf();
  let begun: string | undefined;
  const { fetch: withProvider } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (String(input).endsWith('/revocation') && begun === undefined) {
      begun = '';
      const next = await createBoundToken();
      begun = jktOf(next);
      setTokens({ idpAccessToken: next, refreshToken: 'next' });
      cookies.set('sessionInfo', JSON.stringify({ startedAt: Date.now(), sid: 'next', expiresAt: inSeconds(300) }));
    }
    return withProvider(input, init);
  };
  await auth.signOut();
  expect(begun).toEqual(expect.any(String));
  expect(begun).not.toBe(ended);
  expect([...keys().keys()]).toEqual([begun]);
});

it('forgets, with the next sign-in, the keys of sign-ins that nobody has finished', async () => {
  await visitor().auth.signIn();
  expect(keys().size).toBe(1);
  const [abandoned] = keys().keys();
  // Its state may still come back.
  await visitor().auth.signIn();
  expect(keys().size).toBe(2);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 901_000);
  await visitor().auth.signIn();
  jest.restoreAllMocks();
  expect(keys().size).toBe(1);
  expect(keys().has(abandoned ?? '')).toBe(false);
});

it('keeps the key of the session at hand, however old, when a sign-in begins', async () => {
  const { auth } = await signIn();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 901_000);
  await auth.signIn();
  jest.restoreAllMocks();
  expect(keys().has(jktOf() ?? '')).toBe(true);
  expect(keys().size).toBe(2);
});

it('forgets the key of tokens that another sign-in of the same session has replaced', async () => {
  const { auth, navigations } = await signIn();
  const replaced = jktOf();
  await auth.signIn();
  await auth.completeSignIn(await provider.visit(navigations.at(-1) ?? ''));
  expect(jktOf()).not.toBe(replaced);
  await waitFor(() => expect([...keys().keys()]).toEqual([jktOf()]));
});

describe.each([3 * 3_600_000, -600_000])('where the device’s clock is %i ms ahead (A-195)', (ahead) => {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
  const setClock = () =>
    jest.useFakeTimers({
      now: realNow() + ahead,
      doNotFake: [...timers, 'queueMicrotask', 'nextTick', 'performance'],
    });
  afterEach(() => jest.useRealTimers());

  it('a sign-in says so, and the provider ends what has begun there', async () => {
    setClock();
    const { auth, navigations } = visitor();
    await auth.signIn();
    const back = await provider.visit(navigations.shift()!);
    await expect(auth.completeSignIn(back)).rejects.toMatchObject({ name: 'WrongClock' });
    expect(navigations[0]).toContain('/session/end');
  });

  it('a session goes on', async () => {
    const { auth } = await signIn();
    setClock();
    expect(await auth.refresh()).toBe('refreshed');
  });
});
