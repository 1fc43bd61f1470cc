import fc from 'fast-check';
import { graphql } from './graphql.ts';
import { mockFetch, json, network, createTestClient, WalletQuery } from './wire.fixture.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const LobbyQuery = graphql(`
  query LobbyPage {
    root {
      ts(keys: ["SIGN_IN"]) {
        key
        value
      }
    }
    personalized {
      listsOfGames {
        id
        slug
      }
    }
  }
`);

const complete = {
  viewer: {
    __typename: 'Viewer',
    id: 'p1',
    wallet: { __typename: 'Wallet', id: 'w1', balance: '50.00', bonusBalance: '5.00', currency: 'EUR' },
  },
  root: { __typename: 'Root', ts: [{ __typename: 'Translation', key: 'SIGN_IN', value: 'Sign in' }] },
  personalized: { __typename: 'Personalized', listsOfGames: [{ __typename: 'GameList', id: 'l1', slug: 'slots' }] },
};
const paths = ['viewer', 'viewer.wallet', 'viewer.wallet.balance', 'root', 'root.ts', 'root.ts.0', 'personalized'];
paths.push('personalized.listsOfGames', 'personalized.listsOfGames.0', 'personalized.listsOfGames.0.slug');

/** The complete response with another value at one path. */
function replaceAt(path: string, value: unknown): unknown {
  const copy = structuredClone(complete) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() as string;
  const parent = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, copy);
  parent[last] = value;
  return { data: copy };
}

const answer = fc.oneof(
  fc.jsonValue().map((value) => json(value)),
  fc.jsonValue().map((data) => json({ data })),
  fc.tuple(fc.constantFrom(...paths), fc.jsonValue()).map(([path, value]) => json(replaceAt(path, value))),
  fc.tuple(fc.jsonValue(), fc.jsonValue()).map(([data, errors]) => json({ data, errors })),
  fc.string().map((text) => new Response(text, { headers: { 'content-type': 'application/json' } })),
  fc.constantFrom(204, 302, 400, 401, 404, 429, 500, 503).map((status) => new Response(null, { status })),
);

/** Whether React can render the value. Lists of scalars count, since only the schema knows where one is valid. */
const isRenderable = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isRenderable) : value === null || typeof value !== 'object';

it('returns complete data or an error for any response, and never hangs', async () => {
  jest.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(answer, answer, async (first, second) => {
      mockFetch((_, index) => (index === 0 ? first : second).clone());
      const { data } = createTestClient();
      const answers = Promise.all([
        data.urql.query(WalletQuery, {}).toPromise(),
        data.urql.query(LobbyQuery, {}).toPromise(),
      ]);
      await jest.advanceTimersByTimeAsync(80_000);
      const [wallet, lobby] = await answers;
      expect(network.sent.length).toBeLessThanOrEqual(8);
      for (const result of [wallet, lobby]) expect(Boolean(result.data) || result.error !== undefined).toBe(true);
      // Fields that a page would render as text or iterate over.
      if (wallet.data) expect(isRenderable(wallet.data.viewer?.wallet?.balance ?? null)).toBe(true);
      for (const list of lobby.data?.personalized.listsOfGames ?? []) expect(isRenderable(list.slug)).toBe(true);
      for (const text of lobby.data?.root.ts ?? []) expect(isRenderable(text.value)).toBe(true);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});
