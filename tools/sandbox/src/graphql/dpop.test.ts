import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createTestKey, type TestKey } from '../testing/dpop.ts';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const email = 'player@lobby.test';
const token = 'bound-token';
const url = 'http://localhost:4200/api/graphql';
let platform: TestPlatform;
let key: TestKey;

beforeEach(async () => {
  key = await createTestKey();
  platform = await startTestPlatform({
    verifyAccessToken: (value) =>
      value === token ? { playerId: platform.playerId(email), sid: 'of-the-provider', jkt: key.jkt } : undefined,
  });
});
afterEach(() => platform.close());

const now = () => platform.store.now();
const proof = (changes: object = {}, of: TestKey = key) =>
  of.prove({ method: 'POST', url, token, now: now() }, { ...changes });
const answerTo = (headers: Record<string, string>, path = '/api/graphql?a=1') =>
  fetch(platform.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ viewer { player { email } } }' }),
  });
const send = (dpop: string, path?: string) => answerTo({ authorization: `DPoP ${token}`, dpop }, path);
const challenge = (response: Response) => response.headers.get('www-authenticate');

it('takes a token that is bound to a key with a proof of the key', async () => {
  const response = await send(await proof());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: { viewer: { player: { email } } } });
});

it('rejects it as a bearer, as one who has stolen it would send it', async () => {
  const attempts: Record<string, string>[] = [{}, { dpop: await proof() }];
  for (const attempt of attempts) {
    const response = await answerTo({ authorization: `Bearer ${token}`, ...attempt });
    expect(response.status).toBe(401);
    expect(challenge(response)).toBe('DPoP error="invalid_token", algs="ES256"');
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { type: '$AuthenticationFailure' } }] });
  }
});

const wrong: [string, () => Promise<string>][] = [
  ['that is missing', async () => ''],
  ['of another key', async () => proof({}, await createTestKey())],
  ['for another address', () => proof({ htu: 'http://localhost:4200/graphql' })],
  ['for another origin', () => proof({ htu: 'http://evil.example/api/graphql' })],
  ['for another method', () => proof({ htm: 'GET' })],
  ['for another token', () => proof({ ath: 'AAAA' })],
  ['for no token', () => proof({ ath: undefined })],
  ['without an id', () => proof({ jti: undefined })],
  ['without a time', () => proof({ iat: undefined })],
  ['of another type', () => key.prove({ method: 'POST', url, token, now: now() }, {}, 'JWT')],
];
it.each(wrong)('rejects a proof %s', async (_, create) => {
  const response = await send(await create());
  expect(response.status).toBe(401);
  expect(challenge(response)).toContain('invalid_dpop_proof');
});

it('takes each proof once', async () => {
  const used = await proof();
  expect((await send(used)).status).toBe(200);
  expect((await send(used)).status).toBe(401);
});

it.each([65, -65])('rejects a proof whose time is off by %s s, and takes it with a nonce', async (seconds) => {
  const old = { iat: Math.floor(now() / 1000) + seconds };
  const response = await send(await proof(old));
  expect(response.status).toBe(401);
  expect(challenge(response)).toContain('use_dpop_nonce');
  const nonce = response.headers.get('dpop-nonce');
  expect((await send(await proof({ ...old, nonce }))).status).toBe(200);
  expect((await send(await proof({ ...old, nonce: 'made-up' }))).status).toBe(401);
});

it('reads times by the platform’s clock', async () => {
  await platform.run('clock', { by: 7200 });
  expect((await send(await proof())).status).toBe(200);
  expect((await send(await proof({ iat: Math.floor(Date.now() / 1000) }))).status).toBe(401);
});

it('requests its nonce where the console says so, until the nonce is too old', async () => {
  await platform.run('dpop', { on: true, nonce: true });
  const rejected = await send(await proof());
  expect(rejected.status).toBe(401);
  const nonce = rejected.headers.get('dpop-nonce');
  const taken = await send(await proof({ nonce }));
  expect(taken.status).toBe(200);
  expect(taken.headers.get('dpop-nonce')).toBe(nonce);
  await platform.run('clock', { by: 301 });
  const late = await send(await proof({ nonce }));
  expect(late.status).toBe(401);
  expect(late.headers.get('dpop-nonce')).not.toBe(nonce);
});

it('requires no nonce where it cannot offer one, such as at a socket or at a partner’s', async () => {
  await platform.run('dpop', { on: true, nonce: true });
  const path = '/v1/thrillpots/instances/source/acme-lobby/brand/acme';
  const ask = async (iat: number) => {
    const url = `http://127.0.0.1:4300/jackpot${path}`;
    const dpop = await key.prove({ method: 'GET', url, token }, { iat });
    const headers = { authorization: `DPoP ${token}`, dpop };
    return fetch(`${platform.jackpotUrl}${path}?player_id=${platform.playerId(email)}`, { headers });
  };
  const seconds = Math.floor(now() / 1000);
  expect((await ask(seconds)).status).toBe(200);
  expect((await ask(seconds - 65)).status).toBe(401);
});

it('wants a proof with an upload and at its partners’, too', async () => {
  const upload = (headers: Record<string, string>) =>
    fetch(`${platform.url}/api/documents`, { method: 'POST', headers }).then(({ status }) => status);
  expect(await upload({ authorization: `Bearer ${token}` })).toBe(401);
  const documents = await key.prove({ method: 'POST', url: 'http://localhost:4200/api/documents', token, now: now() });
  // The form is missing, the player is known.
  expect(await upload({ authorization: `DPoP ${token}`, dpop: documents })).toBe(400);

  const path = '/v1/thrillpots/instances/source/acme-lobby/brand/acme';
  const ask = (headers: Record<string, string>) =>
    fetch(`${platform.jackpotUrl}${path}?player_id=${platform.playerId(email)}`, { headers }).then(
      ({ status }) => status,
    );
  expect(await ask({ authorization: `Bearer ${token}` })).toBe(401);
  const instance = await key.prove({ method: 'GET', url: `http://127.0.0.1:4300/jackpot${path}`, token, now: now() });
  expect(await ask({ authorization: `DPoP ${token}`, dpop: instance })).toBe(200);
});

it('goes on taking other tokens as bearers', async () => {
  const response = await answerTo({ authorization: `Bearer ${await platform.tokenFor(email)}` });
  expect(await response.json()).toEqual({ data: { viewer: { player: { email } } } });
});

describe.each([
  ['graphql-ws', 'start', 'data'],
  ['graphql-transport-ws', 'subscribe', 'next'],
])('a socket (%s)', (protocol, start, data) => {
  const query = '{ viewer { player { email } } }';

  /** What two operations of one connection are answered. */
  async function connect(payload: object) {
    const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/graphql`, [protocol]);
    const answers: { type: string; payload: unknown }[] = [];
    socket.on('message', (raw) => {
      const frame = JSON.parse(String(raw)) as { type: string; payload: unknown };
      if (frame.type === data || frame.type === 'error') answers.push(frame);
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    await once(socket, 'message');
    for (const id of ['1', '2']) socket.send(JSON.stringify({ type: start, id, payload: { query } }));
    while (answers.length < 2) await once(socket, 'message');
    socket.terminate();
    return answers;
  }
  const socketProof = (changes: object = {}) =>
    key.prove({ method: 'GET', url: 'http://localhost:4200/graphql', token, now: now() }, { ...changes });

  it('is opened with one proof, which is not taken again', async () => {
    const dpop = await socketProof();
    expect(await connect({ accessToken: token, dpop })).toEqual([
      expect.objectContaining({ type: data, payload: { data: { viewer: { player: { email } } } } }),
      expect.objectContaining({ type: data, payload: { data: { viewer: { player: { email } } } } }),
    ]);
    expect(JSON.stringify(await connect({ accessToken: token, dpop }))).toContain('$AuthenticationFailure');
  });

  it.each([
    ['without a proof', async () => ({})],
    ['with a proof for a request by HTTP', async () => ({ dpop: await socketProof({ htm: 'POST' }) })],
    [
      'with a proof for another address',
      async () => ({ dpop: await socketProof({ htu: 'http://evil.example/graphql' }) }),
    ],
  ])('is rejected %s', async (_, params) => {
    const answers = await connect({ accessToken: token, ...(await params()) });
    expect(answers.map(({ payload }) => JSON.stringify(payload))).toEqual([
      expect.stringContaining('$AuthenticationFailure'),
      expect.stringContaining('$AuthenticationFailure'),
    ]);
  });
});
