import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { decodeJwt } from 'jose';
import { lobby, post, startTestIdentity, type Browser, type Fields, type TestIdentity } from '../testing/identity.ts';
import { createBrowser } from '../testing/http.ts';
import { sessionState } from './session-frame.ts';

let provider: TestIdentity;
beforeEach(async () => (provider = await startTestIdentity()));
afterEach(() => provider.close());

async function confirmSignOut(browser: Browser, html: string) {
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  return browser.fetch(action, post({ xsrf, logout: 'yes' }));
}

describe('ending a session', () => {
  const endSession = (query: Fields) =>
    `${provider.realm}/protocol/openid-connect/logout?${new URLSearchParams({ client_id: 'app', ...query })}`;

  it('needs no confirmation with an ID token hint and returns to a lobby page with its query (A-039)', async () => {
    const { browser, tokens } = await provider.signIn();
    const target = `${lobby}/fi/login/?logoutReason=JWT_EXPIRED&keep=1`;
    const page = await browser.fetch(
      endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: target, state: 's' }),
    );
    const html = await page.text();
    expect(html).toContain('/realms-assets/confirm.js');
    expect(provider.locationOf(await confirmSignOut(browser, html)).href).toBe(`${target}&state=s`);
    expect(await provider.identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    expect((await provider.refresh(tokens.refresh_token)).status).toBe(400);
    // The platform ends the session itself: there is no notification.
    expect(provider.ended).toEqual([decodeJwt(tokens.access_token).sid]);
    expect(provider.destroyed).toEqual([]);
  });

  it('requests confirmation without an ID token hint', async () => {
    const { browser } = await provider.signIn();
    const html = await (await browser.fetch(endSession({}))).text();
    expect(html).toContain('Do you want to sign out?');
    expect(html).not.toContain('<script');
  });

  it('never returns to another site', async () => {
    const { tokens, browser } = await provider.signIn();
    const response = await browser.fetch(
      endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example/' }),
    );
    expect(response.status).toBe(400);
  });

  it('by the platform revokes all tokens and reports the session', async () => {
    const { browser, tokens } = await provider.signIn();
    const { sid } = decodeJwt(tokens.access_token);
    expect(await provider.identity.destroySessions('acme', 'p-1')).toEqual([sid]);
    expect(provider.destroyed).toEqual([sid]);
    expect(await provider.identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    expect((await provider.refresh(tokens.refresh_token)).status).toBe(400);
    const silent = await browser.fetch(provider.createRequest({ prompt: 'none' }).url);
    expect(provider.locationOf(silent).searchParams.get('error')).toBe('login_required');
  });

  it('by a sign-in on another device, if the platform allows one session only', async () => {
    provider.isSingle = true;
    const first = await provider.signIn();
    const second = await provider.signIn();
    expect(await provider.identity.verifyAccessToken(first.tokens.access_token)).toBeUndefined();
    expect(await provider.identity.verifyAccessToken(second.tokens.access_token)).toMatchObject({ playerId: 'p-1' });
    expect(provider.destroyed).toEqual([decodeJwt(first.tokens.access_token).sid]);
  });
});

describe('session frame', () => {
  type Message = { origin: string; data: unknown; source: { postMessage(answer: string): void } };

  /** Runs the frame's script with a cookie. @returns its answer to one message */
  async function ask(cookie: string, data: unknown, origin = lobby): Promise<string> {
    let listener: (message: Message) => Promise<void> = async () => {};
    const script = readFileSync(join(import.meta.dirname, 'assets/session-frame.js'), 'utf8');
    runInNewContext(script, {
      document: { cookie, documentElement: { dataset: { origins: lobby } } },
      addEventListener: (_: string, callback: typeof listener) => (listener = callback),
      ...{ crypto, TextEncoder, Uint8Array },
    });
    let answer = 'nothing';
    await listener({ origin, data, source: { postMessage: (text) => (answer = text) } });
    return answer;
  }

  it('may be framed by the lobby alone (A-048)', async () => {
    const response = await fetch(`${provider.realm}/protocol/openid-connect/login-status-iframe.html`);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${lobby}`);
    expect(await response.text()).toContain(`data-origins="${lobby}"`);
  });

  it('is the only page of the provider that may be framed', async () => {
    const policyOf = async (extra: Fields) =>
      (await createBrowser().fetch(provider.createRequest(extra).url)).headers.get('content-security-policy');
    const requests: Fields[] = [{}, { prompt: 'login' }, { prompt: 'none' }];
    for (const extra of requests) expect(await policyOf(extra)).toContain("frame-ancestors 'none'");
  });

  it('detects that the session has changed', async () => {
    const { browser, back, tokens } = await provider.signIn();
    const state = back.searchParams.get('session_state') ?? '';
    const cookie = () => `browser_state=${browser.cookies.get('browser_state')?.value}`;
    expect(await ask(cookie(), `app ${state}`)).toBe('unchanged');
    const query = new URLSearchParams({ client_id: 'app', id_token_hint: tokens.id_token });
    const html = await (await browser.fetch(`${provider.realm}/protocol/openid-connect/logout?${query}`)).text();
    await confirmSignOut(browser, html);
    expect(await ask(cookie(), `app ${state}`)).toBe('changed');
  });

  it('reports no change without its cookie, and does not answer other origins', async () => {
    const state = sessionState('app', lobby, 'some-state', 'a1');
    expect(await ask('', `app ${state}`)).toBe('unchanged');
    expect(await ask('browser_state=some-state', `app ${state}`)).toBe('unchanged');
    expect(await ask('browser_state=some-state', `app ${state}`, 'https://evil.example')).toBe('nothing');
    expect(await ask('browser_state=some-state', { client: 'app' })).toBe('error');
    expect(await ask('browser_state=some-state', 'app')).toBe('error');
  });
});
