import { createHash, randomBytes } from 'node:crypto';
import { openDatabase } from '../../store/base/database.ts';
import { createIdentity, type Identity } from '../oidc/index.ts';
import { createTestAccounts } from './accounts.ts';
import { createBrowser, serve } from './http.ts';

export const lobby = 'http://localhost:4200';
export const redirectUri = `${lobby}/en/keycloak-login-handler/`;
export const player = { email: 'player@lobby.test', password: 'lobby-demo' };

export type Browser = ReturnType<typeof createBrowser>;
export type Fields = Record<string, string>;
export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

export const post = (fields: Fields): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });

/**
 * The identity provider of one brand on a free port, with the requests of the lobby and a browser.
 * @param host `localhost`: its players can have passkeys
 */
export async function startTestIdentity(host?: '127.0.0.1' | 'localhost') {
  const database = openDatabase(':memory:');
  const destroyed: string[] = [];
  const ended: string[] = [];
  const state: { isSingle: boolean; offersDpop: boolean; beforePasswordCheck?: Promise<void> } = {
    isSingle: false,
    offersDpop: false,
  };
  let identity!: Identity;
  const server = await serve((origin) => {
    identity = createIdentity(
      {
        database,
        accounts: createTestAccounts(() => state.beforePasswordCheck),
        brands: [{ id: 'acme', name: 'Acme' }],
        singleSession: () => state.isSingle,
        offersDpop: () => state.offersDpop,
        onSessionEnded: ({ sessionId }) => void ended.push(sessionId),
        onSessionDestroyed: ({ sessionId }) => void destroyed.push(sessionId),
      },
      { origin, lobbyOrigins: [lobby], demoAccount: player },
    );
    return identity.handle;
  }, host);
  const { origin } = server;
  const realm = `${origin}/realms/acme`;

  const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', origin);

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
    while (next.origin === origin) next = locationOf(await browser.fetch(next));
    return next;
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

  async function signIn(browser = createBrowser(), account = player, extra: Fields = {}) {
    const { url, verifier } = createRequest(extra);
    const { form } = await openForm(browser, url);
    const back = await follow(browser, await browser.fetch(form, post({ view: 'sign-in', ...account })));
    const tokens = await exchange(back, verifier);
    return { browser, back, tokens };
  }

  async function refresh(token: string) {
    const response = await tokenEndpoint({ grant_type: 'refresh_token', refresh_token: token });
    return { status: response.status, body: (await response.json()) as Fields & { refresh_token: string } };
  }

  async function close() {
    await server.close();
    database.close();
  }

  return Object.assign(state, {
    ...{ database, identity, origin, realm, destroyed, ended },
    ...{ locationOf, createRequest, openForm, follow, exchange, signIn, refresh, close },
  });
}
