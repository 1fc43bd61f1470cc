import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { openDatabase, type Database } from '../../store/database.ts';
import { createTestAccounts } from '../testing/accounts.ts';
import { createBrowser, serve, type TestServer } from '../testing/http.ts';
import { createIdentity, type Identity } from './index.ts';
import { sessionState } from './session-frame.ts';

const lobby = 'http://localhost:4200';
const redirectUri = `${lobby}/en/keycloak-login-handler/`;
const player = { email: 'player@lobby.test', password: 'lobby-demo' };

let database: Database;
let identity: Identity;
let server: TestServer;
let realm: string;
let single = false;
const destroyed: string[] = [];

beforeEach(async () => {
  database = openDatabase(':memory:');
  single = false;
  destroyed.length = 0;
  await start();
});
afterEach(async () => {
  await server.close();
  database.close();
});

async function start() {
  const ports = {
    database,
    accounts: createTestAccounts(),
    brands: [{ id: 'acme', name: 'Acme' }],
    singleSession: () => single,
    sessionDestroyed: ({ sessionId }: { sessionId: string }) => void destroyed.push(sessionId),
  };
  server = await serve((origin) => {
    identity = createIdentity(ports, { origin, lobbyOrigins: [lobby], demoAccount: player });
    return identity.handle;
  });
  realm = `${server.origin}/realms/acme`;
}

type Browser = ReturnType<typeof createBrowser>;
type Fields = Record<string, string>;

const post = (fields: Fields): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });
const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', server.origin);

function createRequest(extra: Fields = {}, endpoint = 'auth') {
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL(`${realm}/protocol/openid-connect/${endpoint}`);
  url.search = new URLSearchParams({
    client_id: 'app',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  }).toString();
  return { url, verifier };
}

const tokenEndpoint = (fields: Fields) =>
  fetch(`${realm}/protocol/openid-connect/token`, post({ client_id: 'app', ...fields }));

async function openForm(browser: Browser, url: URL) {
  const form = locationOf(await browser.fetch(url));
  return { form, html: await (await browser.fetch(form)).text() };
}

/** Follows redirects at the provider until it sends the browser to the lobby. */
async function follow(browser: Browser, response: Response): Promise<URL> {
  let next = locationOf(response);
  while (next.origin === server.origin) next = locationOf(await browser.fetch(next));
  return next;
}

async function signIn(browser = createBrowser(), account = player) {
  const { url, verifier } = createRequest();
  const { form } = await openForm(browser, url);
  const back = await follow(browser, await browser.fetch(form, post({ view: 'sign-in', ...account })));
  const tokens = await exchange(back, verifier);
  return { browser, back, tokens };
}

async function exchange(back: URL, verifier: string) {
  const code = back.searchParams.get('code') ?? '';
  const response = await tokenEndpoint({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  return (await response.json()) as {
    access_token: string;
    refresh_token: string;
    id_token: string;
    expires_in: number;
    error?: string;
  };
}

const refresh = async (token: string) => {
  const response = await tokenEndpoint({ grant_type: 'refresh_token', refresh_token: token });
  return { status: response.status, body: (await response.json()) as Fields & { refresh_token: string } };
};

describe('identity provider', () => {
  it('advertises its endpoints in the discovery document, with CORS for everyone', async () => {
    const response = await fetch(`${realm}/.well-known/openid-configuration`, { headers: { origin: lobby } });
    const document = (await response.json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      issuer: realm,
      authorization_endpoint: `${realm}/protocol/openid-connect/auth`,
      end_session_endpoint: `${realm}/protocol/openid-connect/logout`,
      code_challenge_methods_supported: ['S256'],
      prompt_values_supported: ['none', 'login', 'create'],
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(lobby);
  });

  it('takes a player through code and PKCE to signed tokens with the claims', async () => {
    const { back, tokens } = await signIn();
    expect(back.origin + back.pathname).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('a-state');
    expect(back.searchParams.get('session_state')).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{16}$/);
    const keySet = createRemoteJWKSet(new URL(`${realm}/protocol/openid-connect/certs`));
    const { payload } = await jwtVerify(tokens.id_token, keySet, { issuer: realm, audience: 'app' });
    expect(payload).toMatchObject({ sub: 'p-1', nonce: 'a-nonce', player_id: 'p-1', passwordless: false });
    expect(typeof payload.sid).toBe('string');
    const access = await jwtVerify(tokens.access_token, keySet, { issuer: realm });
    expect(access.payload).toMatchObject({ player_id: 'p-1', sid: payload.sid, flow: 'Keycloak' });
    expect(await identity.verifyAccessToken(tokens.access_token)).toEqual({
      brand: 'acme',
      playerId: 'p-1',
      sid: payload.sid,
    });
  });

  it('issues a refresh token to scope openid alone, rotates it and ends the grant when an old one is used again', async () => {
    const { tokens } = await signIn();
    const first = await refresh(tokens.refresh_token);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(tokens.refresh_token);
    const second = await refresh(first.body.refresh_token);
    expect(second.status).toBe(200);
    const reused = await refresh(tokens.refresh_token);
    expect(reused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await refresh(second.body.refresh_token)).status).toBe(400);
  });

  it.each<[string, Fields]>([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
    ['with the plain method', { code_challenge_method: 'plain' }],
    ['for another response type', { response_type: 'token' }],
  ])('refuses a request %s', async (_, extra) => {
    const { url } = createRequest(extra);
    for (const [name, value] of Object.entries(extra)) if (!value) url.searchParams.delete(name);
    const response = await createBrowser().fetch(url);
    const text = response.headers.get('location') ?? (await response.text());
    expect(text).toMatch(/invalid_request|unauthorized_client|unsupported_response_type/);
  });

  it('redirects nowhere but to the lobby, and shows an error page instead', async () => {
    const { url } = createRequest({ redirect_uri: 'https://evil.example/en/keycloak-login-handler/' });
    const response = await createBrowser().fetch(url);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain('Something went wrong');
  });

  it('refuses a code with a wrong verifier, and a code used twice', async () => {
    const browser = createBrowser();
    const { url, verifier } = createRequest();
    const { form } = await openForm(browser, url);
    const back = await follow(browser, await browser.fetch(form, post({ view: 'sign-in', ...player })));
    expect((await exchange(back, 'wrong'.repeat(10))).error).toBe('invalid_grant');
    const { access_token: token } = await exchange(back, verifier);
    expect(await identity.verifyAccessToken(token)).toBeDefined();
    expect((await exchange(back, verifier)).error).toBe('invalid_grant');
    expect(await identity.verifyAccessToken(token)).toBeUndefined();
  });

  it('answers userinfo to the bearer and to the lobby only', async () => {
    const { tokens } = await signIn();
    const ask = (headers: Fields) => fetch(`${realm}/protocol/openid-connect/userinfo`, { headers });
    const authorization = `Bearer ${tokens.access_token}`;
    const response = await ask({ authorization, origin: lobby });
    expect(await response.json()).toMatchObject({ sub: 'p-1', player_id: 'p-1' });
    expect(response.headers.get('access-control-allow-origin')).toBe(lobby);
    expect((await ask({ authorization, origin: 'http://evil.example' })).status).toBe(400);
    expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401);
  });

  it.each(['access_token', 'refresh_token'] as const)('revokes by %s', async (kind) => {
    const { tokens } = await signIn();
    const revoke = post({ client_id: 'app', token: tokens[kind], token_type_hint: kind });
    expect((await fetch(`${realm}/protocol/openid-connect/revoke`, revoke)).status).toBe(200);
    expect(await identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  it('trusts no access token that it has not signed', async () => {
    const { tokens } = await signIn();
    const [header, , signature] = tokens.access_token.split('.');
    const claims = { ...decodeJwt(tokens.access_token), player_id: 'p-2', sub: 'p-2' };
    const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
    expect(await identity.verifyAccessToken(forged)).toBeUndefined();
    expect(await identity.verifyAccessToken(String(decodeJwt(tokens.access_token).jti))).toBeUndefined();
    expect(await identity.verifyAccessToken(tokens.id_token)).toBeUndefined();
  });

  it('ends tokens when the platform clock passes them', async () => {
    const { tokens } = await signIn();
    database.moveClock((tokens.expires_in + 1) * 1000);
    expect(await identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    const { status, body } = await refresh(tokens.refresh_token);
    expect(status).toBe(200);
    expect(await identity.verifyAccessToken(body.access_token ?? '')).toMatchObject({ playerId: 'p-1' });
  });

  it('keeps sessions over a restart', async () => {
    const { browser, tokens } = await signIn();
    const { origin } = server;
    identity = createIdentity(
      {
        database,
        accounts: createTestAccounts(),
        brands: [{ id: 'acme', name: 'Acme' }],
        singleSession: () => false,
        sessionDestroyed: () => {},
      },
      { origin, lobbyOrigins: [lobby] },
    );
    expect(await identity.verifyAccessToken(tokens.access_token)).toMatchObject({ playerId: 'p-1' });
    const silent = await browser.fetch(createRequest({ prompt: 'none' }).url);
    expect(locationOf(silent).searchParams.get('code')).toBeTruthy();
  });

  it('answers prompt=none without a session with login_required', async () => {
    const response = await createBrowser().fetch(createRequest({ prompt: 'none' }).url);
    expect(locationOf(response).searchParams.get('error')).toBe('login_required');
  });
});

describe('sign-in page', () => {
  it('says what is wrong and keeps the address', async () => {
    const browser = createBrowser();
    const { form, html } = await openForm(browser, createRequest().url);
    expect(html).toContain('<h1>Sign in to Acme</h1>');
    const response = await browser.fetch(form, post({ view: 'sign-in', email: player.email, password: 'wrong' }));
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain('E-mail address or password is wrong.');
    expect(text).toContain(`value="${player.email}"`);
  });

  it('pauses an address after five wrong passwords, even for the right one', async () => {
    const browser = createBrowser();
    const { form } = await openForm(browser, createRequest().url);
    const attempt = (password: string) => browser.fetch(form, post({ view: 'sign-in', email: player.email, password }));
    for (let count = 0; count < 5; count += 1) await attempt('wrong');
    expect(await (await attempt(player.password)).text()).toContain('Too many attempts.');
    database.moveClock(60_000);
    expect((await attempt(player.password)).status).toBe(303);
  });

  it.each([
    ['de_AT', 'Bei Acme anmelden'],
    ['fi', 'Kirjaudu palveluun Acme'],
    ['et_EE', 'Logi sisse: Acme'],
    ['ja', 'Sign in to Acme'],
  ])('reads ui_locales %s', async (locale, title) => {
    const { html } = await openForm(createBrowser(), createRequest({ ui_locales: locale }).url);
    expect(html).toContain(`<h1>${title}</h1>`);
  });

  it('shows hostile input as text', async () => {
    const browser = createBrowser();
    const { form } = await openForm(browser, createRequest({ login_hint: '"><script>1</script>' }).url);
    const response = await browser.fetch(form, post({ view: 'sign-in', email: '"><script>2</script>', password: 'x' }));
    expect(await response.text()).not.toContain('<script');
  });

  it('lets the player go back to the lobby', async () => {
    const browser = createBrowser();
    const { form } = await openForm(browser, createRequest().url);
    const back = await follow(browser, await browser.fetch(form, post({ view: 'cancel' })));
    expect(back.origin).toBe(lobby);
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('explains an expired visit', async () => {
    const response = await createBrowser().fetch(`${realm}/interaction/unknown`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has expired.');
  });
});

describe('registration', () => {
  it.each([
    ['the registrations endpoint', {}, 'registrations'],
    ['prompt=create', { prompt: 'create' }, 'auth'],
  ])('by %s makes an account and signs it in', async (_, extra, endpoint) => {
    const browser = createBrowser();
    const { url, verifier } = createRequest(extra as Fields, endpoint);
    const { form, html } = await openForm(browser, url);
    expect(html).toContain('<h1>Create your Acme account</h1>');
    const fields = { view: 'register', email: 'New@Lobby.test', password: 'long enough', adult: 'yes' };
    const back = await follow(browser, await browser.fetch(form, post(fields)));
    const tokens = await exchange(back, verifier);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ player_id: 'p-2' });
  });

  it('refuses a bad address, a short password, a missing age and a taken address', async () => {
    const browser = createBrowser();
    const { form } = await openForm(browser, createRequest({ prompt: 'create' }).url);
    const send = async (fields: Fields) =>
      (await browser.fetch(form, post({ view: 'register', password: 'long enough', adult: 'yes', ...fields }))).text();
    const bad = await send({ email: 'nobody', password: 'short', adult: '' });
    expect(bad).toContain('Enter an e-mail address');
    expect(bad).toContain('Choose a password of 8 to 128 characters.');
    expect(bad).toContain('Confirm your age');
    expect(await send({ email: player.email })).toContain('There is an account with this address already.');
  });
});

async function confirmSignOut(browser: Browser, html: string) {
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  return browser.fetch(action, post({ xsrf, logout: 'yes' }));
}

describe('ending a session', () => {
  const endSession = (query: Fields) =>
    `${realm}/protocol/openid-connect/logout?${new URLSearchParams({ client_id: 'app', ...query })}`;

  it('confirms itself with the identity token and returns to a lobby page with its query (A-039)', async () => {
    const { browser, tokens } = await signIn();
    const target = `${lobby}/fi/login/?logoutReason=JWT_EXPIRED&keep=1`;
    const page = await browser.fetch(
      endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: target, state: 's' }),
    );
    const html = await page.text();
    expect(html).toContain('/realms-assets/confirm.js');
    expect(locationOf(await confirmSignOut(browser, html)).href).toBe(`${target}&state=s`);
    expect(await identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  it('asks first when nobody proves whose sign-out it is', async () => {
    const { browser } = await signIn();
    const html = await (await browser.fetch(endSession({}))).text();
    expect(html).toContain('Do you want to sign out?');
    expect(html).not.toContain('<script');
  });

  it('never returns to another site', async () => {
    const { tokens, browser } = await signIn();
    const response = await browser.fetch(
      endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example/' }),
    );
    expect(response.status).toBe(400);
  });

  it('by the platform revokes every token and tells whose session it was', async () => {
    const { browser, tokens } = await signIn();
    const { sid } = decodeJwt(tokens.access_token);
    expect(await identity.destroySessions('acme', 'p-1')).toEqual([sid]);
    expect(destroyed).toEqual([sid]);
    expect(await identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    const silent = await browser.fetch(createRequest({ prompt: 'none' }).url);
    expect(locationOf(silent).searchParams.get('error')).toBe('login_required');
  });

  it('by a sign-in on another device, if the platform says so', async () => {
    single = true;
    const first = await signIn();
    const second = await signIn();
    expect(await identity.verifyAccessToken(first.tokens.access_token)).toBeUndefined();
    expect(await identity.verifyAccessToken(second.tokens.access_token)).toMatchObject({ playerId: 'p-1' });
    expect(destroyed).toEqual([decodeJwt(first.tokens.access_token).sid]);
  });
});

describe('session frame', () => {
  type Message = { origin: string; data: unknown; source: { postMessage(answer: string): void } };

  /** Runs the frame's script over a cookie and gives its answer to one message of a page. */
  async function ask(cookie: string, data: unknown, origin = lobby): Promise<string> {
    let hear: (message: Message) => Promise<void> = async () => {};
    const script = readFileSync(join(import.meta.dirname, 'assets/session-frame.js'), 'utf8');
    runInNewContext(script, {
      document: { cookie, documentElement: { dataset: { origins: lobby } } },
      addEventListener: (_: string, listener: typeof hear) => (hear = listener),
      ...{ crypto, TextEncoder, Uint8Array },
    });
    let answer = 'nothing';
    await hear({ origin, data, source: { postMessage: (text) => (answer = text) } });
    return answer;
  }

  it('may be framed by the lobby alone (A-048)', async () => {
    const response = await fetch(`${realm}/protocol/openid-connect/login-status-iframe.html`);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${lobby}`);
    expect(await response.text()).toContain(`data-origins="${lobby}"`);
  });

  it('sees that the session of a sign-in has changed', async () => {
    const { browser, back, tokens } = await signIn();
    const state = back.searchParams.get('session_state') ?? '';
    const cookie = () => `browser_state=${browser.cookies.get('browser_state')?.value}`;
    expect(await ask(cookie(), `app ${state}`)).toBe('unchanged');
    const query = new URLSearchParams({ client_id: 'app', id_token_hint: tokens.id_token });
    const html = await (await browser.fetch(`${realm}/protocol/openid-connect/logout?${query}`)).text();
    await confirmSignOut(browser, html);
    expect(await ask(cookie(), `app ${state}`)).toBe('changed');
  });

  it('knows nothing without its cookie, and answers nobody else', async () => {
    const state = sessionState('app', lobby, 'some-state', 'a1');
    expect(await ask('', `app ${state}`)).toBe('unchanged');
    expect(await ask('browser_state=some-state', `app ${state}`)).toBe('unchanged');
    expect(await ask('browser_state=some-state', `app ${state}`, 'https://evil.example')).toBe('nothing');
    expect(await ask('browser_state=some-state', { client: 'app' })).toBe('error');
    expect(await ask('browser_state=some-state', 'app')).toBe('error');
  });
});
