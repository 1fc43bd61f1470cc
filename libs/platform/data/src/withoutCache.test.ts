import { graphql } from './graphql.ts';
import { withoutCache } from './withoutCache.ts';
import { createTestClient, json, mockFetch, network, wallet, WalletQuery } from './wire.fixture.ts';

afterEach(() => jest.restoreAllMocks());

const Catalogue = graphql(`
  query GameCatalogue($since: String) {
    personalized {
      gameCatalogue(since: $since) {
        version
        games {
          lookupId
          title
        }
      }
    }
  }
`);
const catalogue = (version: string) => ({
  data: {
    personalized: {
      __typename: 'Personalized',
      gameCatalogue: {
        __typename: 'GameCatalogue',
        version,
        games: [{ __typename: 'CatalogueGame', lookupId: 'g1', title: 'Amber Fox' }],
      },
    },
  },
});

describe('a query past the cache', () => {
  it('is answered by the platform each time, and the cache has nothing of it', async () => {
    mockFetch((_request, index) => json(catalogue(`v${index}`)));
    const { data } = createTestClient();
    const ask = () => data.urql.query(Catalogue, {}, withoutCache).toPromise();
    expect((await ask()).data?.personalized.gameCatalogue).toMatchObject({
      version: 'v0',
      games: [{ lookupId: 'g1' }],
    });
    expect((await ask()).data?.personalized.gameCatalogue.version).toBe('v1');
    expect(data.urql.readQuery(Catalogue, {})).toBeNull();
  });

  it('has the bearer of the session, is refreshed once for all, and leaves other queries to the cache', async () => {
    const answers = [json({}, 401), json({}, 401)];
    mockFetch(
      ({ body }) => answers.shift() ?? json(body.operationName === 'Wallet' ? wallet('50.00') : catalogue('v1')),
    );
    const { data, auth, queryWallet } = createTestClient();
    const [games, first] = await Promise.all([data.urql.query(Catalogue, {}, withoutCache).toPromise(), queryWallet()]);
    expect(games.data?.personalized.gameCatalogue.version).toBe('v1');
    expect(first.data?.viewer?.wallet?.balance).toBe('50.00');
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(network.sent.slice(2).map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer second',
      'Bearer second',
    ]);
    expect(data.urql.readQuery(WalletQuery, {})?.data?.viewer?.wallet?.balance).toBe('50.00');
  });

  it('is not sent again where the back end does not offer it', async () => {
    mockFetch(() => json({ errors: [{ message: 'Cannot query field "gameCatalogue" on type "Personalized".' }] }));
    const { data } = createTestClient();
    for (let time = 0; time < 2; time += 1) {
      const { error } = await data.urql.query(Catalogue, {}, withoutCache).toPromise();
      expect(error?.message).toContain('Cannot query field');
    }
    expect(network.sent).toHaveLength(1);
  });

  it('reports an answer without what was requested as a failure', async () => {
    mockFetch(() => json({ data: { personalized: { __typename: 'Personalized' } } }));
    const { data } = createTestClient();
    const { error } = await data.urql.query(Catalogue, {}, withoutCache).toPromise();
    expect(error?.message).toContain('Malformed answer');
  });
});
