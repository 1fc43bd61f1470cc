import { createBoundToken, mockIndexedDb } from '@lobby/testing';
import { ErrorResponse } from 'oidc-client-ts';
import { keyOf } from '../boundTokens.ts';
import { decodePayload } from '../decodePayload.ts';
import { oidcClient, providerOptions, realm } from '../testing/oidc.ts';
import { createProviderClient } from './providerClient.ts';
import { sendWithProof } from './tokenProof.ts';

const realFetch = fetch;
beforeEach(() => mockIndexedDb());
afterEach(() => {
  globalThis.fetch = realFetch;
});

const failure = (error: string, nonce: string) =>
  Response.json({ error }, { status: 400, headers: { 'dpop-nonce': nonce } });

/** A token endpoint that answers so, and the nonces of the proofs that it was sent. */
function tokenEndpoint(...responses: Response[]) {
  const nonces: (string | undefined)[] = [];
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST') return new Response(null, { headers: { date: new Date().toUTCString() } });
    const proof = decodePayload(new Headers(init.headers).get('dpop') ?? '') as { nonce?: string; htu: string } | null;
    if (proof !== null) expect(proof.htu).toBe(String(input));
    nonces.push(proof?.nonce);
    return responses.shift() ?? Response.json({ access_token: 'next', token_type: 'DPoP' });
  };
  return nonces;
}

async function refresh(token: string) {
  const state = { refresh_token: 'refresh', session_state: null, profile: { sub: 'anna' } as never };
  const send = (extraHeaders: Record<string, string>) => oidcClient().useRefreshToken({ state, extraHeaders });
  return sendWithProof({ jkt: keyOf(token), tokenEndpoint: async () => `${realm}/token`, send });
}

it('is sent once more with the nonce that the provider requires, and with it at once from then on', async () => {
  const token = await createBoundToken();
  const nonces = tokenEndpoint(failure('use_dpop_nonce', 'first'));
  expect((await refresh(token)).access_token).toBe('next');
  await refresh(token);
  expect(nonces).toEqual([undefined, 'first', 'first']);
});

it.each([
  ['at once', []],
  ['after it has required a nonce', [failure('use_dpop_nonce', 'first')]],
])('is rejected by a response that has a nonce for the next request as well: %s', async (_, before) => {
  const token = await createBoundToken();
  const nonces = tokenEndpoint(...before, failure('invalid_grant', 'next'));
  const rejected = refresh(token);
  await expect(rejected).rejects.toBeInstanceOf(ErrorResponse);
  await expect(rejected).rejects.toMatchObject({ error: 'invalid_grant' });
  // The refresh token may be used up: it is not sent again.
  expect(nonces).toHaveLength(before.length + 1);
});

it('fails where the provider requires a nonce again, or the proof of tokens that have none', async () => {
  const token = await createBoundToken();
  const nonces = tokenEndpoint(failure('use_dpop_nonce', 'first'), failure('use_dpop_nonce', 'second'));
  await expect(refresh(token)).rejects.toMatchObject({ name: 'ErrorDPoPNonce' });
  expect(nonces).toEqual([undefined, 'first']);
  tokenEndpoint(failure('use_dpop_nonce', 'third'));
  await expect(refresh('opaque')).rejects.toMatchObject({ name: 'ErrorDPoPNonce' });
});

it('is sent with the same code again, whose request is used up by then', async () => {
  const { fetch: beside } = globalThis;
  const nonces = tokenEndpoint(failure('use_dpop_nonce', 'of-the-code'));
  const { fetch: endpoint } = globalThis;
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/openid-configuration')
      ? Response.json({ issuer: realm, authorization_endpoint: `${realm}/auth`, token_endpoint: `${realm}/token` })
      : endpoint(input, init);
  const client = createProviderClient(providerOptions);
  const redirectUri = 'https://lobby.acme.test/en/keycloak-login-handler/';
  const { state } = await client.createSignInRequest({ state: {}, redirectUri, uiLocales: 'en' });
  const jkt = keyOf(await createBoundToken());
  // What it is answered with here has no ID token.
  const url = `${redirectUri}?code=c&state=${state.id}`;
  await expect(client.exchangeCode(url, state, jkt)).rejects.toThrow();
  expect(nonces).toEqual([undefined, 'of-the-code']);
  await expect(client.client.readSigninResponseState(url)).rejects.toThrow('No matching state found in storage');
  globalThis.fetch = beside;
});
