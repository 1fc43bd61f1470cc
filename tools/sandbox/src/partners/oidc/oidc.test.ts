import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { createTestAccounts } from '../testing/accounts.ts';
import { createBrowser } from '../testing/http.ts';
import {
  lobby,
  player,
  post,
  redirectUri,
  startTestIdentity,
  type Fields,
  type TestIdentity,
} from '../testing/identity.ts';
import { createIdentity } from './index.ts';

let provider: TestIdentity;
beforeEach(async () => (provider = await startTestIdentity()));
afterEach(() => provider.close());

describe('identity provider', () => {
  it('advertises its endpoints in the discovery document, with CORS for everyone', async () => {
    const response = await fetch(`${provider.realm}/.well-known/openid-configuration`, { headers: { origin: lobby } });
    const document = (await response.json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      issuer: provider.realm,
      authorization_endpoint: `${provider.realm}/protocol/openid-connect/auth`,
      end_session_endpoint: `${provider.realm}/protocol/openid-connect/logout`,
      code_challenge_methods_supported: ['S256'],
      prompt_values_supported: ['none', 'login', 'create'],
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(lobby);
  });

  it('issues signed tokens with the claims by code and PKCE', async () => {
    const { back, tokens } = await provider.signIn();
    expect(back.origin + back.pathname).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('a-state');
    expect(back.searchParams.get('session_state')).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{16}$/);
    const keySet = createRemoteJWKSet(new URL(`${provider.realm}/protocol/openid-connect/certs`));
    const { payload } = await jwtVerify(tokens.id_token, keySet, { issuer: provider.realm, audience: 'app' });
    expect(payload).toMatchObject({ sub: 'p-1', nonce: 'a-nonce', player_id: 'p-1', passwordless: false });
    expect(typeof payload.sid).toBe('string');
    const access = await jwtVerify(tokens.access_token, keySet, { issuer: provider.realm });
    expect(access.payload).toMatchObject({ player_id: 'p-1', sid: payload.sid, flow: 'Keycloak' });
    expect(await provider.identity.verifyAccessToken(tokens.access_token)).toEqual({
      brand: 'acme',
      playerId: 'p-1',
      sid: payload.sid,
      secondFactorAt: null,
    });
  });

  it('names the player in access tokens by the id alone, also where the lobby requests the e-mail address', async () => {
    const { tokens } = await provider.signIn(createBrowser(), player, { scope: 'openid email' });
    const { body } = await provider.refresh(tokens.refresh_token);
    // Registered claims, those of R-3-074, and what the token is for.
    const claims = 'aud azp exp flow iat iss jti passwordless player_id scope sid sub typ';
    for (const token of [tokens.access_token, body.access_token ?? ''])
      expect(Object.keys(decodeJwt(token)).toSorted().join(' ')).toBe(claims);
    const userinfo = await fetch(`${provider.realm}/protocol/openid-connect/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await userinfo.json()).toMatchObject({ sub: 'p-1', email: player.email });
  });

  it('issues a refresh token for scope openid alone, rotates it, and ends the grant when an old one is reused', async () => {
    const { tokens } = await provider.signIn();
    const first = await provider.refresh(tokens.refresh_token);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(tokens.refresh_token);
    const second = await provider.refresh(first.body.refresh_token);
    expect(second.status).toBe(200);
    const reused = await provider.refresh(tokens.refresh_token);
    expect(reused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await provider.refresh(second.body.refresh_token)).status).toBe(400);
  });

  it.each<[string, Fields]>([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
    ['with the plain method', { code_challenge_method: 'plain' }],
    ['for another response type', { response_type: 'token' }],
  ])('rejects a request %s', async (_, extra) => {
    const { url } = provider.createRequest(extra);
    for (const [name, value] of Object.entries(extra)) if (!value) url.searchParams.delete(name);
    const response = await createBrowser().fetch(url);
    const text = response.headers.get('location') ?? (await response.text());
    expect(text).toMatch(/invalid_request|unauthorized_client|unsupported_response_type/);
  });

  it('redirects only to the lobby, otherwise shows an error page', async () => {
    const { url } = provider.createRequest({ redirect_uri: 'https://evil.example/en/keycloak-login-handler/' });
    const response = await createBrowser().fetch(url);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain('Something went wrong');
  });

  it('rejects a code with a wrong verifier, and a code used twice', async () => {
    const browser = createBrowser();
    const { url, verifier } = provider.createRequest();
    const { form } = await provider.openForm(browser, url);
    const back = await provider.follow(browser, await browser.fetch(form, post({ view: 'sign-in', ...player })));
    expect((await provider.exchange(back, 'wrong'.repeat(10))).error).toBe('invalid_grant');
    const { access_token: token } = await provider.exchange(back, verifier);
    expect(await provider.identity.verifyAccessToken(token)).toBeDefined();
    expect((await provider.exchange(back, verifier)).error).toBe('invalid_grant');
    expect(await provider.identity.verifyAccessToken(token)).toBeUndefined();
  });

  it('serves userinfo to a valid token and the lobby’s origin only', async () => {
    const { tokens } = await provider.signIn();
    const ask = (headers: Fields) => fetch(`${provider.realm}/protocol/openid-connect/userinfo`, { headers });
    const authorization = `Bearer ${tokens.access_token}`;
    const response = await ask({ authorization, origin: lobby });
    expect(await response.json()).toMatchObject({ sub: 'p-1', player_id: 'p-1' });
    expect(response.headers.get('access-control-allow-origin')).toBe(lobby);
    expect((await ask({ authorization, origin: 'http://evil.example' })).status).toBe(400);
    expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401);
  });

  it.each(['access_token', 'refresh_token'] as const)('revokes by %s', async (kind) => {
    const { tokens } = await provider.signIn();
    const revoke = post({ client_id: 'app', token: tokens[kind], token_type_hint: kind });
    expect((await fetch(`${provider.realm}/protocol/openid-connect/revoke`, revoke)).status).toBe(200);
    expect(await provider.identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    expect((await provider.refresh(tokens.refresh_token)).status).toBe(400);
  });

  it('rejects access tokens that it has not signed', async () => {
    const { tokens } = await provider.signIn();
    const [header, , signature] = tokens.access_token.split('.');
    const claims = { ...decodeJwt(tokens.access_token), player_id: 'p-2', sub: 'p-2' };
    const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
    expect(await provider.identity.verifyAccessToken(forged)).toBeUndefined();
    expect(await provider.identity.verifyAccessToken(String(decodeJwt(tokens.access_token).jti))).toBeUndefined();
    expect(await provider.identity.verifyAccessToken(tokens.id_token)).toBeUndefined();
  });

  it('expires tokens by the platform’s clock', async () => {
    const { tokens } = await provider.signIn();
    provider.database.moveClock((tokens.expires_in + 1) * 1000);
    expect(await provider.identity.verifyAccessToken(tokens.access_token)).toBeUndefined();
    const { status, body } = await provider.refresh(tokens.refresh_token);
    expect(status).toBe(200);
    expect(await provider.identity.verifyAccessToken(body.access_token ?? '')).toMatchObject({ playerId: 'p-1' });
  });

  it('dates its tokens by the platform’s clock', async () => {
    const { browser } = await provider.signIn();
    provider.database.moveClock(3 * 86_400_000);
    const { tokens } = await provider.signIn();
    const now = provider.database.now() / 1000;
    for (const token of [tokens.access_token, tokens.id_token]) {
      const { iat = 0, exp = 0 } = decodeJwt(token);
      expect(Math.abs(iat - now)).toBeLessThan(30);
      expect(exp).toBeGreaterThan(now);
    }
    const keySet = createRemoteJWKSet(new URL(`${provider.realm}/protocol/openid-connect/certs`));
    const options = { issuer: provider.realm, audience: 'app', currentDate: new Date(now * 1000) };
    await expect(jwtVerify(tokens.id_token, keySet, options)).resolves.toBeDefined();
    expect(await provider.identity.verifyAccessToken(tokens.access_token)).toMatchObject({ playerId: 'p-1' });
    // The provider accepts its own ID token as the hint of a sign-out.
    const query = new URLSearchParams({ client_id: 'app', id_token_hint: tokens.id_token });
    const page = await browser.fetch(`${provider.realm}/protocol/openid-connect/logout?${query}`);
    expect(page.status).toBe(200);
  });

  it('keeps sessions after a restart', async () => {
    const { browser, tokens } = await provider.signIn();
    const { origin } = provider;
    const restarted = createIdentity(
      {
        database: provider.database,
        accounts: createTestAccounts(),
        brands: [{ id: 'acme', name: 'Acme' }],
        singleSession: () => false,
        offersDpop: () => false,
        onSessionEnded: () => {},
        onSessionDestroyed: () => {},
      },
      { origin, lobbyOrigins: [lobby] },
    );
    expect(await restarted.verifyAccessToken(tokens.access_token)).toMatchObject({ playerId: 'p-1' });
    const silent = await browser.fetch(provider.createRequest({ prompt: 'none' }).url);
    expect(provider.locationOf(silent).searchParams.get('code')).toBeTruthy();
  });

  it('answers prompt=none without a session with login_required', async () => {
    const response = await createBrowser().fetch(provider.createRequest({ prompt: 'none' }).url);
    expect(provider.locationOf(response).searchParams.get('error')).toBe('login_required');
  });
});
