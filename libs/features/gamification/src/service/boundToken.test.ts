/** @jest-environment-options {"customExportConditions": ["node"]} */
import { createBoundToken, mockIndexedDb, readProof } from '@lobby/testing';
import { createGamificationApi } from './api.ts';

let token: string;
beforeEach(async () => {
  mockIndexedDb();
  token = await createBoundToken();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const player = () => ({
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

it('proves the key of a player’s token to the gamification service, which is sent the token in a form', async () => {
  const sent = mockFetch({ accessToken: 'loyalty' });
  const api = createGamificationApi('https://loyalty.test', 'acme-lobby', player());
  expect(await api.token(new AbortController().signal)).toBe('loyalty');
  expect(await readProof(sent[0]?.get('dpop'), token)).toMatchObject({
    htm: 'POST',
    htu: 'https://loyalty.test/v1/oauth/token',
  });
});
