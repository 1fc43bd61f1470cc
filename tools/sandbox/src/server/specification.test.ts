import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startSandbox } from './sandbox.ts';
import { seededStore } from '../seed/index.ts';
import { openJackpotSocket } from '../testing/jackpotSocket.ts';
import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform({ specificationOnly: true })));
afterEach(() => platform.close());

const email = 'jackpot@lobby.test';
const graphqlUrl = () => `${platform.url}/api/graphql`;
const statusOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).status;

describe('GraphQL', () => {
  it('answers what the specification names, and rejects a document with anything else', async () => {
    const token = await platform.tokenFor(email);
    const { data } = await platform.graphql('{ viewer { id player { accountStatus { status } } } }', { token });
    expect(data).toMatchObject({ viewer: { player: { accountStatus: { status: 'Active' } } } });
    expect(await platform.graphql('{ viewer { id wallet { balance } } }', { token })).toEqual({
      errors: [
        expect.objectContaining({
          message: expect.stringMatching(/^Cannot query field "wallet"/),
          extensions: expect.objectContaining({ code: 'GRAPHQL_VALIDATION_FAILED' }),
        }),
      ],
    });
  });

  it('speaks the protocol graphql-ws alone, with the same schema', async () => {
    const address = graphqlUrl().replace('http', 'ws');
    const other = new WebSocket(address, ['graphql-transport-ws']);
    const [error] = (await once(other, 'error')) as [Error];
    expect(error.message).toMatch(/subprotocol/);

    const socket = new WebSocket(address, ['graphql-transport-ws', 'graphql-ws']);
    const frames: { type: string; id?: string; payload?: unknown }[] = [];
    const errors = new Promise<void>((resolve) => {
      socket.on('message', (raw) => {
        frames.push(JSON.parse(String(raw)) as (typeof frames)[number]);
        if (frames.at(-1)?.type === 'complete') resolve();
      });
    });
    await once(socket, 'open');
    expect(socket.protocol).toBe('graphql-ws');
    const accessToken = await platform.tokenFor(email);
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
    const query = 'subscription { playerUpdated { updatedTypes } }';
    socket.send(JSON.stringify({ type: 'start', id: '1', payload: { query } }));
    await errors;
    socket.terminate();
    expect(frames.find(({ type }) => type === 'data')?.payload).toMatchObject({
      errors: [{ message: expect.stringContaining('updatedTypes') }],
    });
  });
});

describe('the jackpot service', () => {
  const wireWin = {
    player_id: expect.any(String),
    win_amount: '5.00',
    win_pot_id: 'minor',
    currency_multipliers: { multipliers: expect.anything() },
    community_winners: [],
  };

  it('sends frames with the listed fields alone, and no others', async () => {
    const { send, next, frames } = await openJackpotSocket(platform);
    const authorization = `Bearer ${await platform.tokenFor(email)}`;
    const player_id = platform.playerId(email);
    send({ type: 'SubscribeRequest', instance_id: 'acme-main', authorization });
    send({ type: 'PlayerRaffleTicketsRequest', player_id, instance_ids: ['acme-hourly-1'] });
    expect(await next('PlayerRaffleTicketsListResponse')).toEqual({
      type: 'PlayerRaffleTicketsListResponse',
      instance_tickets: [{ instance_id: 'acme-hourly-1', ticket_count: 0 }],
    });
    await platform.run('jackpotPots', { minor: '5.00' });
    expect(await next('JackpotUpdate')).toEqual({
      type: 'JackpotUpdate',
      pots: [{ id: 'minor', current_value: '5.00' }, expect.objectContaining({ id: 'total' })],
    });
    await platform.run('jackpotWin', { player: email, pot: 'minor' });
    expect(await next('WinEvent')).toEqual({ type: 'WinEvent', ...wireWin });
    expect(frames.map(({ type }) => type)).not.toContain('JoinedMessage');
  });

  it('answers for an instance with the listed fields alone', async () => {
    const instance = async (source: string) =>
      (
        await fetch(
          `${platform.jackpotUrl}/v1/thrillpots/instances/source/${source}/brand/acme?player_id=${platform.playerId(email)}`,
          { headers: { authorization: `Bearer ${await platform.tokenFor(email)}` } },
        )
      ).json();
    const { sourceId = '' } = platform.store.jackpots.settings() ?? {};
    expect(await instance(sourceId)).toEqual({
      id: 'acme-main',
      timestamp_start: null,
      timestamp_end: null,
      pots: expect.arrayContaining([{ id: 'mega', current_value: expect.any(String) }]),
      optin_status: {
        opted_in: true,
        contribution_preferences: expect.anything(),
        preferred_contribution_value: expect.any(Number),
      },
    });
    expect(Object.keys((await instance('hourly_provider_of_the_week')) as object)).toEqual([
      'id',
      'timestamp_start',
      'timestamp_end',
      'pots',
      'optin_status',
    ]);
  });
});

it('answers calls of the gamification service with the listed fields alone', async () => {
  const player = 'loyalty@lobby.test';
  const body = { clientId: 'acme-lobby', identityToken: await platform.tokenFor(player) };
  const token = (await (
    await fetch(`${platform.gamificationUrl}/v1/oauth/token`, { method: 'POST', body: JSON.stringify(body) })
  ).json()) as { accessToken: string };
  expect(token).toEqual({ accessToken: expect.any(String) });
  const headers = { authorization: `Bearer ${token.accessToken}` };
  expect(await (await fetch(`${platform.gamificationUrl}/v1/player`, { headers })).json()).toEqual({
    gamificationOpt: { enable: true },
  });
});

it('takes bearer tokens alone', async () => {
  const token = await platform.tokenFor(email);
  const query = { query: '{ viewer { id } }' };
  const ask = async (headers: Record<string, string>) =>
    (
      await fetch(graphqlUrl(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(query),
      })
    ).status;
  expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
  expect(await ask({ authorization: `Bearer ${token}`, dpop: 'proof' })).toBe(400);
  expect(await ask({ authorization: `DPoP ${token}` })).toBe(400);
  expect(await statusOf(`${platform.jackpotUrl}/v1/currencies`, { dpop: 'proof' })).toBe(400);

  const { send, socket } = await openJackpotSocket(platform);
  send({ type: 'SubscribeRequest', instance_id: 'acme-main', authorization: `DPoP ${token}`, dpop: 'proof' });
  expect((await once(socket, 'close'))[0]).toBe(4401);
});

it('has no services that the specification does not name', async () => {
  expect(await statusOf(`${platform.url}/api/documents`)).toBe(404);
  expect(await statusOf(`${platform.sportsbookUrl}/`)).toBe(404);
  for (const path of ['/play?token=1', '/play-api', '/websdk/websdk.html', '/partner-login/'])
    expect(await statusOf(platform.consoleUrl + path)).toBe(404);
  expect(await statusOf(`${platform.url}/api/feed?brand=acme&operator=Infiniza&currency=EUR`)).toBe(200);
});

it('has a provider without extras', async () => {
  const artDirectory = mkdtempSync(join(tmpdir(), 'specification-'));
  const store = await seededStore(acme);
  const ports = { lobby: 0, partners: 0, cashier: 0 };
  const sandbox = await startSandbox({ brand: acme, store, artDirectory, ports, specificationOnly: true });
  const discovery = await fetch(`${sandbox.origins.partners}/realms/acme/.well-known/openid-configuration`);
  expect(Object.keys((await discovery.json()) as object).toSorted()).toEqual([
    'authorization_endpoint',
    'check_session_iframe',
    'end_session_endpoint',
    'id_token_signing_alg_values_supported',
    'issuer',
    'jwks_uri',
    'response_types_supported',
    'revocation_endpoint',
    'subject_types_supported',
    'token_endpoint',
    'userinfo_endpoint',
  ]);
  await sandbox.close();
  store.close();
  rmSync(artDirectory, { recursive: true, force: true });
});
