import { setBuild } from '@lobby/testing';
import { withoutBearer } from './auth.ts';
import { createDataClient } from './client.ts';
import { graphql, queryRequest } from './graphql.ts';
import { inactiveLimit } from './staleness.ts';
import { mockFetch, json, network, createTestClient, wallet, WalletQuery } from './wire.fixture.ts';

const visitor = {
  session: null,
  subscribe: () => () => {},
  getAccessToken: () => null,
  refresh: async () => 'expired' as const,
  signOut: async () => undefined,
};

const CountryContextQuery = graphql(`
  query CountryContextQuery {
    countryContext {
      countryCode
    }
  }
`);
const Claim = graphql(`
  mutation ClaimReward($id: ID!) {
    claimReward(assignationId: $id) {
      wallet {
        id
        balance
      }
    }
  }
`);
const claimed = {
  data: {
    claimReward: {
      __typename: 'ClaimRewardPayload',
      wallet: { __typename: 'Wallet', id: 'w1', balance: '60.00' },
    },
  },
};

const country = { data: { countryContext: { __typename: 'CountryContext', countryCode: 'FI' } } };

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => jest.restoreAllMocks());

describe('requests', () => {
  it('posts query, operationName and variables as JSON, by default to /graphql (R-7-001, R-7-002)', async () => {
    mockFetch(() => json(wallet('50.00')));
    await createTestClient().queryWallet();
    await createTestClient({ url: '/api/graphql' }).queryWallet();
    expect(network.sent.map(({ url, method }) => `${method} ${url}`)).toEqual(['POST /graphql', 'POST /api/graphql']);
    expect(network.sent[0]?.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(network.sent[0]?.body ?? {})).toEqual(
      expect.arrayContaining(['query', 'operationName', 'variables']),
    );
    expect(network.names()[0]).toBe('Wallet');
  });

  it('sends the lobby’s headers and the bearer', async () => {
    mockFetch(() => json(wallet('50.00')));
    await createTestClient({
      getHeaders: () => ({
        locale: 'de_AT',
        'x-ranks': '3',
        'x-context': '{"brand":"acme"}',
        'x-recently-played-games': '7,9',
      }),
    }).queryWallet();
    expect(Object.fromEntries(network.sent[0]?.headers.entries() ?? [])).toMatchObject({
      locale: 'de_AT',
      'x-ranks': '3',
      'x-context': '{"brand":"acme"}',
      'x-recently-played-games': '7,9',
      authorization: 'Bearer first',
    });
  });

  it('sends no bearer with operations marked without one, or without a token', async () => {
    mockFetch(() => json({ data: null, errors: [{ message: 'x' }] }));
    const { data, queryWallet } = createTestClient();
    await data.urql.query(CountryContextQuery, {}, withoutBearer).toPromise();
    await queryWallet();
    await createTestClient({ auth: visitor }).queryWallet();
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer first', null]);
  });
});

describe('cache', () => {
  it('answers a second time from the cache (R-7-003)', async () => {
    mockFetch(() => json(wallet('50.00')));
    const { queryWallet } = createTestClient();
    await queryWallet();
    const again = await queryWallet();
    expect(again.data?.viewer?.wallet?.balance).toBe('50.00');
    expect(network.sent).toHaveLength(1);
  });

  it('is read without the headers of requests, which are put together for what leaves alone', async () => {
    mockFetch(() => json(wallet('50.00')));
    const getHeaders = jest.fn(() => ({ 'x-ranks': '3' }));
    const { data, queryWallet } = createTestClient({ getHeaders, getLocale: () => 'en_GB' });
    await queryWallet();
    for (let time = 0; time < 5; time += 1) {
      await queryWallet();
      data.urql.readQuery(WalletQuery, {});
    }
    await nextTask();
    expect(network.sent.map(({ headers }) => headers.get('x-ranks'))).toEqual(['3']);
    expect(getHeaders).toHaveBeenCalledTimes(1);
  });

  it('repeats active queries when a mutation returns a type of theirs, and keeps the mutation’s result (R-7-004)', async () => {
    let balance = '50.00';
    mockFetch(({ body }) => json(body.operationName === 'ClaimReward' ? claimed : wallet(balance)));
    const { data } = createTestClient();
    const seen: (string | undefined)[] = [];
    const { unsubscribe } = data.urql
      .query(WalletQuery, {})
      .subscribe((result) => seen.push(result.data?.viewer?.wallet?.balance));
    await nextTask();
    balance = '61.00';
    const answer = await data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    expect(answer.data?.claimReward.wallet.balance).toBe('60.00');
    await nextTask();
    expect(network.names()).toEqual(['Wallet', 'ClaimReward', 'Wallet']);
    expect(seen.at(-1)).toBe('61.00');
    unsubscribe();
  });

  it('repeats active queries even if the mutation changed none of their data (R-7-004)', async () => {
    const { wallet: other } = claimed.data.claimReward;
    const ofAnother = { data: { claimReward: { ...claimed.data.claimReward, wallet: { ...other, id: 'w2' } } } };
    mockFetch(({ body }) => json(body.operationName === 'ClaimReward' ? ofAnother : wallet('50.00')));
    const { data } = createTestClient();
    const { unsubscribe } = data.urql.query(WalletQuery, {}).subscribe(() => undefined);
    await nextTask();
    await data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    await nextTask();
    expect(network.names()).toEqual(['Wallet', 'ClaimReward', 'Wallet']);
    unsubscribe();
  });

  it('repeats an expired query at its next use, but not queries of other types (R-7-004)', async () => {
    mockFetch(({ body }) =>
      json(
        body.operationName === 'ClaimReward'
          ? claimed
          : body.operationName === 'CountryContextQuery'
            ? country
            : wallet('50.00'),
      ),
    );
    const { data, queryWallet } = createTestClient();
    await queryWallet();
    await data.urql.query(CountryContextQuery, {}).toPromise();
    await data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    await queryWallet();
    await data.urql.query(CountryContextQuery, {}).toPromise();
    expect(network.names()).toEqual(['Wallet', 'CountryContextQuery', 'ClaimReward', 'Wallet']);
  });

  it('refetches one document only', async () => {
    mockFetch(({ body }, index) => json(body.operationName === 'Wallet' ? wallet(`${index}.00`) : country));
    const { data, queryWallet } = createTestClient();
    const queryCountry = () => data.urql.query(CountryContextQuery, {}).toPromise();
    await queryCountry();
    await queryWallet();
    data.refetch(WalletQuery);
    expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('2.00');
    await queryCountry();
    expect(network.names()).toEqual(['CountryContextQuery', 'Wallet', 'Wallet']);
  });
});

it('keeps the data of a query whose refetch fails beside the error, and repeats it at its next use', async () => {
  mockFetch((_, index) => json(index === 1 ? { errors: [{ message: 'later' }] } : wallet(`${50 + index}.00`)));
  const { data, queryWallet, onError } = createTestClient();
  await queryWallet();
  const { data: former, error } = await data.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise();
  expect(former?.viewer?.wallet?.balance).toBe('50.00');
  expect(error?.message).toBe('[GraphQL] later');
  // The caller handles it.
  expect(onError).not.toHaveBeenCalled();
  expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('52.00');
});

it('tracks a limited number of inactive queries and requests evicted ones again', async () => {
  const Search = graphql(`
    query SearchGames($text: String!) {
      personalized {
        search(query: $text, first: 1) {
          studios {
            id
            slug
          }
        }
      }
    }
  `);
  mockFetch(() =>
    json({
      data: { personalized: { __typename: 'Personalized', search: { __typename: 'GameSearch', studios: [] } } },
    }),
  );
  const { data } = createTestClient();
  const search = (text: string) => data.urql.query(Search, { text }).toPromise();
  for (let count = 0; count <= inactiveLimit; count += 1) await search(`game ${count}`);
  network.sent = [];
  await search('game 1');
  expect(network.sent).toHaveLength(0);
  await search('game 0');
  expect(network.sent).toHaveLength(1);
});

describe('a change of locale', () => {
  let locale: string;
  const getHeaders = () => ({ locale });
  const balances: Record<string, string> = { en_GB: '50.00', fi_FI: '60.00' };
  /** Records the balances that the page shows. */
  function recordBalances(data: ReturnType<typeof createTestClient>['data']) {
    const shown: (string | undefined)[] = [];
    data.urql.query(WalletQuery, {}).subscribe((result) => shown.push(result.data?.viewer?.wallet?.balance));
    return shown;
  }
  beforeEach(() => {
    locale = 'en_GB';
  });

  it('refetches in the new language, and delivers the results when the page shows that language', async () => {
    mockFetch(({ headers }) => json(wallet(balances[headers.get('locale') ?? '']!)));
    const { data } = createTestClient({ getHeaders });
    const shown = recordBalances(data);
    await nextTask();
    locale = 'fi_FI';
    await data.prepareLocale();
    expect(network.sent.map(({ headers }) => headers.get('locale'))).toEqual(['en_GB', 'fi_FI']);
    expect(shown.at(-1)).toBe('50.00');
    data.showLocale();
    expect(shown.at(-1)).toBe('60.00');
  });

  it('replaces a pending query of the former language', async () => {
    mockFetch(({ headers }) =>
      headers.get('locale') === 'en_GB' ? () => new Promise<Response>(() => undefined) : json(wallet('60.00')),
    );
    const { data } = createTestClient({ getHeaders });
    const shown = recordBalances(data);
    await nextTask();
    locale = 'fi_FI';
    await data.prepareLocale();
    data.showLocale();
    expect(shown).toEqual(['60.00']);
  });

  it('does not use cached data in another language', async () => {
    mockFetch(({ headers }) => json(wallet(balances[headers.get('locale') ?? '']!)));
    const { data, queryWallet } = createTestClient({ getHeaders });
    await queryWallet();
    locale = 'fi_FI';
    await data.prepareLocale();
    data.showLocale();
    expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('60.00');
    expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('60.00');
    expect(network.sent).toHaveLength(2);
  });
});

it('returns a tester’s mock data only if the build allows it (R-3-078)', async () => {
  const mockData = { CountryContextQuery: { countryContext: { __typename: 'CountryContext', countryCode: 'CA' } } };
  const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const queryCountry = () =>
    createDataClient({ getHeaders: () => ({}), auth: visitor, mockData })
      .urql.query(CountryContextQuery, {})
      .toPromise();
  setBuild({ allowOverrides: true });
  expect((await queryCountry()).data).toMatchObject({ countryContext: { countryCode: 'CA' } });
  expect(network).not.toHaveBeenCalled();
  // Any other operation goes to the back end.
  await createDataClient({ getHeaders: () => ({}), auth: visitor, mockData })
    .urql.mutation(Claim, { id: 'a1' })
    .toPromise();
  expect(network).toHaveBeenCalledTimes(1);
  setBuild({ allowOverrides: false });
  jest.useFakeTimers();
  const failing = queryCountry();
  await jest.runAllTimersAsync();
  expect((await failing).data).toBeUndefined();
  jest.useRealTimers();
});

describe('a query that is requested ahead', () => {
  it('is joined by its component while it is in flight, and answers it afterwards', async () => {
    const answer = Promise.withResolvers<Response>();
    mockFetch(() => () => answer.promise);
    const { data, queryWallet } = createTestClient();
    data.prefetch(queryRequest(WalletQuery, {}));
    const pending = queryWallet();
    answer.resolve(json(wallet('50.00')));
    expect((await pending).data?.viewer?.wallet?.balance).toBe('50.00');
    expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('50.00');
    expect(network.names()).toEqual(['Wallet']);
  });

  it('leaves its failure to the component, which requests again', async () => {
    mockFetch((_, index) => json(index === 0 ? { errors: [{ message: 'later' }] } : wallet('50.00')));
    const { data, queryWallet } = createTestClient();
    data.prefetch(queryRequest(WalletQuery, {}));
    await new Promise((resolve) => setTimeout(resolve));
    expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('50.00');
  });
});
