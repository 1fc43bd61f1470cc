/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, session } from '@lobby/storage';
import { overrideTimings } from '@lobby/testing';
import { waitFor } from '@testing-library/dom';
import type { WrongClock } from './AuthError.ts';
import { writeSessionInfo } from './sessionInfo.ts';
import { inSeconds, setTokens, tokenOf } from './testing/session.ts';
import { withProvider } from './testing/withProvider.ts';
import { timings } from './timings.ts';

const { requests, realm, tokenRequests, visit, fail, visitor, signIn } = withProvider();

const parametersOf = (url: string | undefined) => Object.fromEntries(new URL(url ?? '').searchParams);
/** All that is sent to the page of signing in or registering. */
const parameters = {
  client_id: 'app',
  redirect_uri: 'https://lobby.acme.test/en/keycloak-login-handler/',
  response_type: 'code',
  response_mode: 'query',
  scope: 'openid',
  state: expect.stringMatching(/^[0-9a-f]{32}$/),
  nonce: expect.any(String),
  code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  code_challenge_method: 'S256',
  ui_locales: 'en',
};

it("redirects to the realm's sign-in page with the code flow's parameters (R-2-051, R-7-043, R-7-044, R-7-050, R-5-010)", async () => {
  const { auth, navigations } = visitor({ getLocale: () => 'de_AT' });
  await auth.signIn();
  expect(requests.map(({ url }) => url)).toContain(`${realm()}/.well-known/openid-configuration`);
  const url = new URL(navigations[0]!);
  expect(url.origin + url.pathname).toBe(`${realm()}/auth`);
  expect(parametersOf(navigations[0])).toEqual({
    ...parameters,
    redirect_uri: 'https://lobby.acme.test/de_AT/keycloak-login-handler/',
    ui_locales: 'de-AT',
  });
  expect(auth.status).toBe('anonymous');
});

it('creates a session from the callback and returns to the page where the sign-in began (R-7-045)', async () => {
  const { auth, result } = await signIn({}, '/en/jackpot/?a=1');
  expect(result).toEqual({ status: 'authenticated', returnTo: '/en/jackpot/?a=1' });
  expect(auth.status).toBe('authenticated');
  expect(auth.getAccessToken()).toBe(cookies.get('idpAccessToken'));
  expect(cookies.get('refreshToken')).toEqual(expect.any(String));
  expect(cookies.get('accessToken')).toBeNull();
  expect(requests.some(({ url }) => url === `${realm()}/jwks`)).toBe(true);
  const [post] = tokenRequests('authorization_code');
  expect(post).toMatchObject({ url: `${realm()}/token`, method: 'POST' });
  expect(post?.body.get('code_verifier')).toBeTruthy();
});

it("reads the provider's claims (R-3-074)", async () => {
  const { auth } = await signIn();
  expect(auth.claims()).toMatchObject({
    sub: 'anna',
    player_id: 'player-anna',
    sid: 'session-anna',
    passwordless: false,
    flow: 'password',
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(cookies.get('refreshToken'));
});

it('exchanges a code once, however often its page is rendered', async () => {
  const { auth, navigations } = visitor();
  await auth.signIn();
  const callbackUrl = await visit(navigations.shift()!);
  const results = await Promise.all([auth.completeSignIn(callbackUrl), auth.completeSignIn(callbackUrl)]);
  expect(results[0]).toEqual(results[1]);
  expect(tokenRequests('authorization_code')).toHaveLength(1);
  // After a reload of the same URL the session exists, so that the player continues.
  const reloaded = visitor();
  expect(await reloaded.auth.completeSignIn(callbackUrl)).toEqual({ status: 'authenticated', returnTo: null });
});

it.each([
  ['with an unknown state', '?code=a&state=unknown', 'No matching state found in storage'],
  ['without a state', '?code=a', 'No state in response'],
])(
  'rejects a callback %s, and does not start another sign-in (R-5-011, R-8-012, R-8-013)',
  async (_, query, message) => {
    await visitor().auth.signIn({ returnTo: '/en/jackpot/' });
    const { auth, navigations, errors } = visitor();
    const failure = auth.completeSignIn(`https://lobby.acme.test/en/keycloak-login-handler/${query}`);
    // Another try returns to the page of the last sign-in in this tab (R-2-053).
    await expect(failure).rejects.toMatchObject({ name: 'AuthError', message, returnTo: '/en/jackpot/' });
    expect(navigations).toEqual([]);
    expect(errors).toEqual([message]);
    expect(auth.status).toBe('anonymous');
  },
);

it('fails with the provider’s message when the provider rejects the player', async () => {
  const { auth, navigations } = visitor();
  await auth.signIn({ returnTo: '/en/raffle/' });
  const state = new URL(navigations[0]!).searchParams.get('state');
  const url = `https://lobby.acme.test/en/x/?error=access_denied&error_description=Not+today&state=${state}&iss=${realm()}`;
  await expect(auth.completeSignIn(url)).rejects.toMatchObject({ message: 'Not today', returnTo: '/en/raffle/' });
});

it.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
  'treats %s as a visitor, not as an error (R-8-004)',
  async (error) => {
    const { auth, navigations, errors } = visitor();
    await auth.signIn({ returnTo: '/en/raffle/' });
    const state = new URL(navigations[0]!).searchParams.get('state');
    const result = await auth.completeSignIn(
      `https://lobby.acme.test/en/x/?error=${error}&state=${state}&iss=${realm()}`,
    );
    expect(result).toEqual({ status: 'anonymous', returnTo: '/en/raffle/' });
    expect(auth.status).toBe('anonymous');
    expect(errors).toEqual([]);
  },
);

it.each([
  ['names another provider', (url: URL) => url.searchParams.set('iss', 'https://other.example/realms/acme')],
  ['names no provider', (url: URL) => url.searchParams.delete('iss')],
])('rejects an answer that %s, before its code is used', async (_, change) => {
  const { auth, navigations } = visitor();
  await auth.signIn();
  const url = new URL(await visit(navigations[0]!));
  change(url);
  await expect(auth.completeSignIn(url.href)).rejects.toMatchObject({
    message: 'iss of the sign-in response does not match the issuer',
  });
  expect(tokenRequests('authorization_code')).toEqual([]);
  expect(auth.status).toBe('anonymous');
});

it("reports 'Login failed' if the provider gives no reason, and never the submitted form (R-8-009)", async () => {
  const { auth, navigations, errors } = visitor();
  await auth.signIn({ returnTo: '/en/raffle/' });
  const state = new URL(navigations[0]!).searchParams.get('state');
  const failure = auth.completeSignIn(`https://lobby.acme.test/en/x/?state=${state}&code=wrong&iss=${realm()}`);
  await expect(failure).rejects.toMatchObject({ name: 'AuthError', returnTo: '/en/raffle/' });
  await expect(failure).rejects.not.toHaveProperty('form');
  expect(errors).toHaveLength(1);
  expect(auth.status).toBe('anonymous');
  expect(new (await import('./AuthError.ts')).AuthError('').message).toBe('Login failed');
});

/** What may become of the request for tokens, when `fetch` would go on to the provider. */
const exchangeFaults: readonly (readonly [string, () => Promise<Response>])[] = [
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered with an error of the server', async () => new Response('Internal error', { status: 500 })],
  ['is rejected', async () => new Response('', { status: 401 })],
  ['is answered with something else', async () => new Response('not JSON')],
];

it.each(exchangeFaults)(
  'keeps nothing of a sign-in whose exchange %s, and another try signs the player in',
  async (_, answer) => {
    const { auth, navigations, errors } = visitor();
    await auth.signIn({ returnTo: '/en/raffle/' });
    const callbackUrl = await visit(navigations.shift()!);
    const passOn = globalThis.fetch;
    globalThis.fetch = (input, init) => (String(input) === `${realm()}/token` ? answer() : passOn(input, init));
    await expect(auth.completeSignIn(callbackUrl)).rejects.toMatchObject({
      name: 'AuthError',
      returnTo: '/en/raffle/',
    });
    expect(errors).toHaveLength(1);
    expect(auth.status).toBe('anonymous');
    expect(document.cookie).toBe('');
    globalThis.fetch = passOn;
    await auth.signIn({ returnTo: '/en/raffle/' });
    const result = await auth.completeSignIn(await visit(navigations.shift()!));
    expect(result).toEqual({ status: 'authenticated', returnTo: '/en/raffle/' });
    expect(auth.getAccessToken()).toBe(cookies.get('idpAccessToken'));
  },
);

it('ends a sign-in whose exchange is not answered within ten seconds, with another try', async () => {
  const { auth, navigations } = visitor();
  await auth.signIn();
  const callbackUrl = await visit(navigations.shift()!);
  overrideTimings(timings, { providerRequestTimeout: 100 });
  const patient = visitor();
  const passOn = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input) !== `${realm()}/token`
      ? passOn(input, init)
      : new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
  await expect(patient.auth.completeSignIn(callbackUrl)).rejects.toMatchObject({ name: 'AuthError' });
  expect(document.cookie).toBe('');
  globalThis.fetch = passOn;
  await patient.auth.signIn();
  expect((await patient.auth.completeSignIn(await visit(patient.navigations[0]!))).status).toBe('authenticated');
});

it('refreshes with the refresh token, once for concurrent callers (A-013)', async () => {
  const { auth } = await signIn();
  const before = cookies.get('refreshToken');
  expect(await Promise.all([auth.refresh(), auth.refresh(), auth.refresh()])).toEqual(Array(3).fill('refreshed'));
  expect(tokenRequests('refresh_token')).toHaveLength(1);
  expect(tokenRequests('refresh_token')[0]?.body.get('refresh_token')).toBe(before);
  expect(cookies.get('refreshToken')).not.toBe(before);
  expect(auth.status).toBe('authenticated');
});

it('adopts the tokens that another tab has fetched while it waited (A-013)', async () => {
  const one = await signIn();
  const other = visitor();
  // A Web Lock that both tabs share.
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, __: object, task: () => Promise<unknown>) => (last = last.then(task, task));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await Promise.all([one.auth.refresh(), other.auth.refresh()])).toEqual(['refreshed', 'refreshed']);
  expect(tokenRequests('refresh_token')).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'locks');
});

it('a second tab continues the session and refreshes it without the ID token', async () => {
  await signIn();
  sessionStorage.clear();
  const { auth } = visitor();
  expect(auth.status).toBe('authenticated');
  expect(await auth.refresh()).toBe('refreshed');
  expect(auth.claims()?.player_id).toBe('player-anna');
});

it('keeps the player signed in when the network fails (A-030)', async () => {
  const { auth, navigations } = await signIn();
  await fail(503);
  expect(await auth.refresh()).toBe('unreachable');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await auth.refresh()).toBe('unreachable');
  expect(auth.status).toBe('authenticated');
  expect(navigations).toEqual([]);
});

it('signs up at the registrations page of a provider without prompt=create, and comes back signed in (R-2-052)', async () => {
  const { auth, navigations } = visitor();
  await auth.signUp({ returnTo: '/en/jackpot/' });
  const page = new URL(navigations[0]!);
  expect(page.origin + page.pathname).toBe(`${realm()}/protocol/openid-connect/registrations`);
  expect(parametersOf(navigations[0])).toEqual(parameters);
  const result = await auth.completeSignIn(await visit(page.href));
  expect(result).toEqual({ status: 'authenticated', returnTo: '/en/jackpot/' });
});

it('signs up by prompt=create where the provider supports it (R-2-052)', async () => {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    if (!String(input).includes('well-known')) return response;
    return Response.json({ ...(await response.json()), prompt_values_supported: ['login', 'create'] });
  };
  const newer = visitor();
  await newer.auth.signUp();
  expect(newer.navigations[0]).toContain(`${realm()}/auth?`);
  expect(parametersOf(newer.navigations[0])).toEqual({ ...parameters, prompt: 'create' });
});

it('ends the session of another player whom another tab has signed in meanwhile', async () => {
  const logout = jest.fn(async () => true);
  const { auth, navigations } = visitor({ logout });
  await auth.signIn();
  const callbackUrl = await visit(navigations.shift()!);
  const ofBerta = tokenOf({ sub: 'berta', sid: 'of-berta', exp: inSeconds(300) });
  setTokens({ accessToken: ofBerta, refreshToken: 'refresh-of-berta' });
  writeSessionInfo({ sid: 'of-berta' });
  expect((await auth.completeSignIn(callbackUrl)).status).toBe('authenticated');
  await waitFor(() => expect(logout.mock.calls).toEqual([[ofBerta]]));
  expect(auth.claims()?.sub).toBe('anna');
  // The same answer again belongs to the session that is there.
  await auth.completeSignIn(callbackUrl);
  expect(logout).toHaveBeenCalledTimes(1);
});

describe('a browser that does not store the cookies', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has an error of its own, with the page to return to, and stores nothing of the session', async () => {
    const { auth, navigations } = visitor();
    await auth.signIn({ returnTo: '/en/jackpot/' });
    const callbackUrl = await visit(navigations.shift()!);
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(function (this: Document, text: string) {
      // No room for the token.
      if (!/^idpAccessToken=[^;]/.test(text)) set?.call(this, text);
    });
    const failure = await auth.completeSignIn(callbackUrl).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SessionNotStored', returnTo: '/en/jackpot/' });
    expect(auth.status).toBe('anonymous');
    expect(document.cookie).toBe('');
  });

  it('has that error where it has stored nothing of the request either', async () => {
    const { auth, navigations } = visitor();
    await auth.signIn({ returnTo: '/en/jackpot/' });
    const callbackUrl = await visit(navigations.shift()!);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('oidc.')) sessionStorage.removeItem(key);
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await expect(auth.completeSignIn(callbackUrl)).rejects.toMatchObject({ name: 'SessionNotStored' });
  });
});

describe('a device whose clock is wrong (A-195)', () => {
  const HOUR = 3_600_000;
  const setClock = (ahead: number) =>
    jest.useFakeTimers({
      now: Date.now() + ahead,
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
      ],
    });
  afterEach(() => jest.useRealTimers());

  it.each([3 * HOUR, -HOUR / 6])('by %i ms is reported, and the provider ends its new session', async (ahead) => {
    setClock(ahead);
    const { auth, navigations } = visitor();
    await auth.signIn({ returnTo: '/en/jackpot/' });
    const callbackUrl = await visit(navigations.shift()!);
    const failure = await auth.completeSignIn(callbackUrl).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'WrongClock', returnTo: '/en/jackpot/' });
    expect(Math.round((failure as WrongClock).ahead / 60_000)).toBe(ahead / 60_000);
    expect(document.cookie).toBe('');
    const url = new URL(navigations[0]!);
    expect(url.origin + url.pathname).toBe(`${realm()}/session/end`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: expect.stringMatching(/^ey/),
      post_logout_redirect_uri: 'https://lobby.acme.test/en/login/',
      state: expect.any(String),
    });
    expect(requests.filter(({ url: sent }) => sent.endsWith('/revocation'))).toHaveLength(2);
    // What the login page shows until the next try.
    expect(session.read('wrongClock')).toBe((failure as WrongClock).ahead);
    await auth.signIn();
    expect(session.read('wrongClock')).toBeNull();
  });

  it('has the provider end it though the provider does not take the tokens back', async () => {
    overrideTimings(timings, { providerLogoutTimeout: 50 });
    setClock(3 * HOUR);
    const { auth, navigations } = visitor();
    await auth.signIn();
    const callbackUrl = await visit(navigations.shift()!);
    const { fetch: withProvider } = globalThis;
    globalThis.fetch = (input, init) =>
      String(input).endsWith('/revocation') ? new Promise(() => {}) : withProvider(input, init);
    await expect(auth.completeSignIn(callbackUrl)).rejects.toMatchObject({ name: 'WrongClock' });
    expect(navigations[0]).toContain('/session/end');
  });

  it('goes on with the session that it had, when a second factor is required', async () => {
    const { auth, navigations } = await signIn();
    setClock(3 * HOUR);
    await auth.signIn();
    const callbackUrl = await visit(navigations.shift()!);
    await expect(auth.completeSignIn(callbackUrl)).rejects.toMatchObject({ name: 'AuthError' });
    expect(navigations).toEqual([]);
    expect(auth.status).toBe('authenticated');
  });
});
