/** @jest-environment-options {"customExportConditions": ["node"]} */
import { createBoundToken, mockIndexedDb, readProof } from '@lobby/testing';
import { createThrillpotApi } from './api.ts';
import { createClient, startService, type Service, waitUntil } from './service.fixture.ts';

let token: string;
let service: Service;
beforeEach(async () => {
  mockIndexedDb();
  token = await createBoundToken();
  service = await startService();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
});

const player = () => ({
  id: 'p1',
  country: 'FI',
  currency: 'EUR',
  session: 's1',
  auth: { getAccessToken: () => token, refresh: async () => 'unreachable' as const },
});

function mockFetch(body: object) {
  const sent: Headers[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(new Headers(init?.headers));
    return Response.json(body);
  });
  return sent;
}

it('proves the key of a player’s token to the jackpot service, without what the address asks for', async () => {
  const sent = mockFetch({});
  const api = createThrillpotApi('https://pots.test', 'acme');
  // What is answered does not matter here.
  await api.instance('acme-lobby', player()).catch(() => null);
  expect(sent[0]?.get('authorization')).toBe(`DPoP ${token}`);
  expect(await readProof(sent[0]?.get('dpop'), token)).toMatchObject({
    htm: 'GET',
    htu: 'https://pots.test/v1/thrillpots/instances/source/acme-lobby/brand/acme',
  });
});

it('proves it to the jackpot’s socket with each request that names the player', async () => {
  const { auth, client } = createClient(service);
  auth.token = token;
  client.follow('jackpot-1');
  const request = await waitUntil(() => service.connections[0]?.received[0]);
  expect(request).toMatchObject({ type: 'SubscribeRequest', authorization: `DPoP ${token}` });
  expect(await readProof(String(request?.['dpop']), token)).toMatchObject({
    htm: 'GET',
    htu: service.socketUrl.replace('ws:', 'http:'),
  });
  client.end();
});
