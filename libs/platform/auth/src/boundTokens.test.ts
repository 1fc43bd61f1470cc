import { cookies } from '@lobby/storage';
import { createBoundToken, mockIndexedDb, overrideTimings, readProof } from '@lobby/testing';
import { waitFor } from '@testing-library/dom';
import { credentialsOf, withProof } from './boundTokens.ts';
import { inSeconds, resetSession, tokenOf } from './testing/session.ts';
import { timings } from './timings.ts';

const url = 'https://lobby.acme.test/api/graphql?a=1#b';
let storage: ReturnType<typeof mockIndexedDb>;
beforeEach(() => {
  storage = mockIndexedDb();
});
afterEach(resetSession);

/** The requests that have been sent, and what they are answered. */
function server(...answers: Response[]) {
  const sent: Headers[] = [];
  const send = withProof(async (_, init) => {
    sent.push(new Headers(init?.headers));
    return answers.shift() ?? new Response('{}');
  });
  const post = (token: string) =>
    send(url, { method: 'POST', headers: { authorization: `Bearer ${token}`, locale: 'en_GB' }, body: '{}' });
  return { sent, send, post };
}
const nonceDemand = (nonce: string) =>
  new Response(null, {
    status: 401,
    headers: { 'www-authenticate': 'DPoP error="use_dpop_nonce"', 'dpop-nonce': nonce },
  });

it('sends a bound token with a proof that is good for this request alone', async () => {
  const { sent, post } = server();
  const token = await createBoundToken();
  await Promise.all([post(token), post(token)]);
  expect(sent.map((headers) => headers.get('authorization'))).toEqual([`DPoP ${token}`, `DPoP ${token}`]);
  expect(sent[0]?.get('locale')).toBe('en_GB');
  const [first, second] = await Promise.all(sent.map((headers) => readProof(headers.get('dpop'), token)));
  expect(first).toEqual({
    alg: 'ES256',
    typ: 'dpop+jwt',
    members: ['crv', 'kty', 'x', 'y'],
    htm: 'POST',
    htu: 'https://lobby.acme.test/api/graphql',
    iat: expect.closeTo(Date.now() / 1000, -1),
    jti: expect.stringMatching(/^[\w-]{20,}$/),
  });
  expect((second as { jti?: string }).jti).not.toBe((first as { jti?: string }).jti);
});

it('dates proofs by the provider’s clock, whatever this computer’s says', async () => {
  const token = await createBoundToken({ exp: inSeconds(300 - 10_800) });
  // Three hours fast: by this clock, too, the token had 300 s when it came.
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(300) }));
  const { sent, post } = server();
  await post(token);
  const { iat } = (await readProof(sent[0]?.get('dpop'), token)) as { iat?: number };
  expect(iat).toBeCloseTo(inSeconds(-10_800), -1);
});

it('leaves other tokens, and requests without one, as they are', async () => {
  const { sent, send, post } = server();
  const token = tokenOf({ sub: 'anna' });
  await post(token);
  await send(url);
  expect([...(sent[0] ?? [])]).toEqual([
    ['authorization', `Bearer ${token}`],
    ['locale', 'en_GB'],
  ]);
  expect([...(sent[1] ?? [])]).toEqual([]);
  expect(credentialsOf(token, { method: 'GET', url })).toEqual({ authorization: `Bearer ${token}` });
});

it('sends a request once more with the nonce that the server requires, and later ones with it at once', async () => {
  const { sent, post } = server(nonceDemand('n-1'));
  const token = await createBoundToken();
  expect((await post(token)).status).toBe(200);
  await post(token);
  const proofs = await Promise.all(sent.map((headers) => readProof(headers.get('dpop'), token)));
  expect(proofs.map((proof) => (proof as { nonce?: string }).nonce)).toEqual([undefined, 'n-1', 'n-1']);
  const other = await credentialsOf(token, { method: 'GET', url: 'wss://other.acme.test/graphql' });
  // A nonce is its server's alone; a socket is opened by a request for its address.
  const ofOther = await readProof(other.dpop, token);
  expect(ofOther).toMatchObject({ htm: 'GET', htu: 'https://other.acme.test/graphql' });
  expect(ofOther).not.toHaveProperty('nonce');
});

it('returns the response to the caller when the server requires a nonce again', async () => {
  const { sent, post } = server(nonceDemand('n-2'), nonceDemand('n-3'));
  expect((await post(await createBoundToken())).status).toBe(401);
  expect(sent).toHaveLength(2);
});

it('sends a request with its proof once the database with the key responds', async () => {
  overrideTimings(timings, { sessionKeyRetryDelay: 5 });
  const { sent, post } = server();
  const token = await createBoundToken();
  storage.block();
  const attempts = jest.spyOn(indexedDB, 'open');
  const answer = post(token);
  await waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(2));
  expect(sent).toEqual([]);
  storage.unblock();
  expect((await answer).status).toBe(200);
  expect(sent[0]?.get('dpop')).not.toBeNull();
});

it('sends no proof where the key is lost, so that the server rejects the request', async () => {
  const { sent, post } = server();
  const token = await createBoundToken();
  storage.clear();
  await post(token);
  expect(sent.map((headers) => [headers.get('authorization'), headers.get('dpop')])).toEqual([[`DPoP ${token}`, null]]);
});
