import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { MetadataService } from 'oidc-client-ts';
import { UnverifiableIdToken } from './errors.ts';
import { verifyIdToken } from './verifyIdToken.ts';

const issuer = 'https://id.acme.test/realms/acme';
const accessToken = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y';
/** The hash of that access token in OpenID Connect Core's own example. */
const atHash = '77QmUPtjPfzWtF2AnpK9RQ';
const now = Math.floor(Date.now() / 1000);

const makeKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};
type Key = Awaited<ReturnType<typeof makeKey>>;
let key: Key;
let newKey: Key;

beforeAll(async () => {
  [key, newKey] = await Promise.all([makeKey('one'), makeKey('two')]);
});

const sign = (claims: JWTPayload, signingKey = key) =>
  new SignJWT({ iss: issuer, aud: 'app', sub: 'anna', iat: now, exp: now + 300, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
    .sign(signingKey.privateKey);

function metadataWith(...published: Key[][]): MetadataService {
  let resets = 0;
  return {
    getIssuer: async () => issuer,
    getSigningKeys: async () => published[Math.min(resets, published.length - 1)]?.map(({ jwk }) => jwk),
    resetSigningKeys: () => (resets += 1),
  } as unknown as MetadataService;
}

const verify = (token: string, metadata = metadataWith([key])) =>
  verifyIdToken(token, { clientId: 'app', accessToken, metadata });

it('accepts a token of the provider for this client (A-046)', async () => {
  await expect(verify(await sign({ at_hash: atHash, azp: 'app' }))).resolves.toBeUndefined();
});

/** False if the token may be valid and this browser's clock or keys may be wrong. */
const isForged = (token: string, metadata?: MetadataService) =>
  verify(token, metadata).then(
    () => Promise.reject(new Error('The token was accepted')),
    (error: unknown) => !(error instanceof UnverifiableIdToken),
  );

it.each([
  ['issuer', { iss: 'https://evil.test' }],
  ['audience', { aud: 'other' }],
  ['authorized party', { azp: 'other' }],
  ['access token hash', { at_hash: atHash.replace('7', '8') }],
])('rejects a token of another %s (A-046)', async (_, claims) => {
  expect(await isForged(await sign(claims))).toBe(true);
});

it.each(['iss', 'aud', 'iat', 'exp'])('rejects a token without %s (A-046)', async (claim) => {
  await expect(verify(await sign({ [claim]: undefined }))).rejects.toThrow();
});

it.each([
  ['is expired', { exp: now - 301 }],
  ['is issued in the future', { iat: now + 310 }],
  ['is not valid yet', { nbf: now + 310 }],
])('rejects a token that by this clock %s, but does not treat it as forged (A-046)', async (_, claims) => {
  expect(await isForged(await sign(claims))).toBe(false);
});

it('rejects a token whose key it cannot load, but does not treat it as forged (A-046)', async () => {
  const offline = { ...metadataWith([key]), getSigningKeys: () => Promise.reject(new TypeError('Failed to fetch')) };
  expect(await isForged(await sign({}), offline as unknown as MetadataService)).toBe(false);
  expect(await isForged(await sign({}, newKey))).toBe(false);
});

it('tolerates a clock skew of 300 s (R-9-010)', async () => {
  await expect(verify(await sign({ iat: now + 290, nbf: now + 290, exp: now + 600 }))).resolves.toBeUndefined();
  await expect(verify(await sign({ exp: now - 290 }))).resolves.toBeUndefined();
});

it("rejects a token that is not signed by one of the provider's keys (R-7-045, A-046)", async () => {
  const token = await sign({});
  const [header, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ iss: issuer, aud: 'app', sub: 'berta', iat: now, exp: now + 300 }));
  expect(await isForged([header, forged.toString('base64url'), signature].join('.'))).toBe(true);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await isForged([none, token.split('.')[1], ''].join('.'))).toBe(true);
});

it('reloads the keys when the provider signs with a new one', async () => {
  await expect(verify(await sign({}, newKey), metadataWith([key], [newKey]))).resolves.toBeUndefined();
});

it('waits 3 s for such keys, and does not treat the token as forged', async () => {
  const token = await sign({}, newKey);
  jest.useFakeTimers();
  let resets = 0;
  const metadata = {
    ...metadataWith([key]),
    getSigningKeys: () => (resets > 0 ? new Promise(() => {}) : Promise.resolve([key.jwk])),
    resetSigningKeys: () => (resets += 1),
  } as unknown as MetadataService;
  const answer = isForged(token, metadata);
  await jest.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe(false);
  jest.useRealTimers();
});
