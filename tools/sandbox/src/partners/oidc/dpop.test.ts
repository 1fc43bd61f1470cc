import { decodeJwt } from 'jose';
import { createTestKey, type TestKey } from '../../testing/dpop.ts';
import { createBrowser } from '../testing/http.ts';
import { player, post, redirectUri, startTestIdentity, type TestIdentity } from '../testing/identity.ts';

let provider: TestIdentity;
let key: TestKey;
beforeEach(async () => {
  provider = await startTestIdentity();
  key = await createTestKey();
});
afterEach(() => provider.close());

const tokenUrl = () => `${provider.realm}/protocol/openid-connect/token`;
const discovery = async () =>
  (await (await fetch(`${provider.realm}/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
const ask = async (fields: Record<string, string>, of: TestKey | null = key) => {
  const response = await fetch(tokenUrl(), {
    ...post({ client_id: 'app', ...fields }),
    headers: of ? { dpop: await of.prove({ method: 'POST', url: tokenUrl() }) } : {},
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

/** Signs in with a code that is bound to the key. */
async function code() {
  const browser = createBrowser();
  const { url, verifier } = provider.createRequest({ dpop_jkt: key.jkt });
  const { form } = await provider.openForm(browser, url);
  const back = await provider.follow(browser, await browser.fetch(form, post({ view: 'sign-in', ...player })));
  return {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  };
}

it('offers keys in discovery only while the console says so', async () => {
  expect(await discovery()).not.toHaveProperty('dpop_signing_alg_values_supported');
  provider.offersDpop = true;
  expect((await discovery())['dpop_signing_alg_values_supported']).toContain('ES256');
});

it('binds code, access token and refresh token to the key', async () => {
  expect((await ask(await code(), await createTestKey())).status).toBe(400);
  const { body: tokens } = await ask(await code());
  expect(tokens['token_type']).toBe('DPoP');
  expect(decodeJwt(tokens['access_token'] ?? '')).toMatchObject({ typ: 'DPoP', cnf: { jkt: key.jkt } });
  expect(await provider.identity.verifyAccessToken(tokens['access_token'] ?? '')).toMatchObject({ jkt: key.jkt });

  const renewal = { grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' };
  expect((await ask(renewal, null)).body['error']).toBe('invalid_grant');
  expect((await ask(renewal, await createTestKey())).body['error']).toBe('invalid_grant');
  const { body: renewed } = await ask(renewal);
  expect(decodeJwt(renewed['access_token'] ?? '')).toMatchObject({ cnf: { jkt: key.jkt } });
});

it('issues bearer tokens to whoever shows no key', async () => {
  provider.offersDpop = true;
  const { tokens } = await provider.signIn();
  expect(decodeJwt(tokens.access_token)).not.toHaveProperty('cnf');
  expect(decodeJwt(tokens.access_token)).toMatchObject({ typ: 'Bearer' });
});
