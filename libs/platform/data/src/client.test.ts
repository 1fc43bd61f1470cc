import { setBuild } from '@lobby/testing';
import { withoutBearer } from './auth.ts';
import { createDataClient } from './client.ts';
import { graphql } from './graphql.ts';
import { slowAfter } from './inFlight.ts';
import { idempotent } from './retry.ts';
import { inactiveLimit } from './staleness.ts';
import { answerWith, json, network, setUp, wallet, WalletQuery } from './wire.fixture.ts';

const visitor = {
  session: null,
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
const Logout = graphql(`
  mutation Logout {
    logout {
      loggedOut
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

const settled = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => jest.restoreAllMocks());

describe('requests', () => {
  it('posts query, operationName and variables as JSON, to /graphql unless told otherwise (R-7-001, R-7-002)', async () => {
    answerWith(() => json(wallet('50.00')));
    await setUp().ask();
    await setUp({ url: '/api/graphql' }).ask();
    expect(network.sent.map(({ url, method }) => `${method} ${url}`)).toEqual(['POST /graphql', 'POST /api/graphql']);
    expect(network.sent[0]?.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(network.sent[0]?.body ?? {})).toEqual(
      expect.arrayContaining(['query', 'operationName', 'variables']),
    );
    expect(network.names()[0]).toBe('Wallet');
  });

  it('sends the lobby’s headers and the bearer', async () => {
    answerWith(() => json(wallet('50.00')));
    await setUp({
      getHeaders: () => ({
        locale: 'de_AT',
        'x-ranks': '3',
        'x-context': '{"brand":"acme"}',
        'x-recently-played-games': '7,9',
      }),
    }).ask();
    expect(Object.fromEntries(network.sent[0]?.headers.entries() ?? [])).toMatchObject({
      locale: 'de_AT',
      'x-ranks': '3',
      'x-context': '{"brand":"acme"}',
      'x-recently-played-games': '7,9',
      authorization: 'Bearer first',
    });
  });

  it('leaves the bearer out of what is sent without one, and without a token', async () => {
    answerWith(() => json({ data: null, errors: [{ message: 'x' }] }));
    const { data, ask } = setUp();
    await data.urql.query(CountryContextQuery, {}, withoutBearer).toPromise();
    await ask();
    await setUp({ auth: visitor }).ask();
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer first', null]);
  });
});

describe('cache', () => {
  it('answers a second time from the cache (R-7-003)', async () => {
    answerWith(() => json(wallet('50.00')));
    const { ask } = setUp();
    await ask();
    const again = await ask();
    expect(again.data?.viewer?.wallet?.balance).toBe('50.00');
    expect(network.sent).toHaveLength(1);
  });

  it('sends active queries again when a mutation returns a type of theirs, and keeps its own answer (R-7-004)', async () => {
    let balance = '50.00';
    answerWith(({ body }) => json(body.operationName === 'ClaimReward' ? claimed : wallet(balance)));
    const { data } = setUp();
    const seen: (string | undefined)[] = [];
    const { unsubscribe } = data.urql
      .query(WalletQuery, {})
      .subscribe((result) => seen.push(result.data?.viewer?.wallet?.balance));
    await settled();
    balance = '61.00';
    const answer = await data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    expect(answer.data?.claimReward.wallet.balance).toBe('60.00');
    await settled();
    expect(network.names()).toEqual(['Wallet', 'ClaimReward', 'Wallet']);
    expect(seen.at(-1)).toBe('61.00');
    unsubscribe();
  });

  it('sends active queries again even when the mutation changed nothing that they show (R-7-004)', async () => {
    const { wallet: other } = claimed.data.claimReward;
    const ofAnother = { data: { claimReward: { ...claimed.data.claimReward, wallet: { ...other, id: 'w2' } } } };
    answerWith(({ body }) => json(body.operationName === 'ClaimReward' ? ofAnother : wallet('50.00')));
    const { data } = setUp();
    const { unsubscribe } = data.urql.query(WalletQuery, {}).subscribe(() => undefined);
    await settled();
    await data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    await settled();
    expect(network.names()).toEqual(['Wallet', 'ClaimReward', 'Wallet']);
    unsubscribe();
  });

  it('asks an expired query again when it is next wanted, and leaves other types alone (R-7-004)', async () => {
    answerWith(({ body }) =>
      json(
        body.operationName === 'ClaimReward'
          ? claimed
          : body.operationName === 'CountryContextQuery'
            ? country
            : wallet('50.00'),
      ),
    );
    const { data, ask } = setUp();
    await ask();
    await data.urql.query(CountryContextQuery, {}).toPromise();
    await data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    await ask();
    await data.urql.query(CountryContextQuery, {}).toPromise();
    expect(network.names()).toEqual(['Wallet', 'CountryContextQuery', 'ClaimReward', 'Wallet']);
  });

  it('refetches a document, and leaves others alone', async () => {
    answerWith(({ body }, index) => json(body.operationName === 'Wallet' ? wallet(`${index}.00`) : country));
    const { data, ask } = setUp();
    const askCountry = () => data.urql.query(CountryContextQuery, {}).toPromise();
    await askCountry();
    await ask();
    data.refetch(WalletQuery);
    expect((await ask()).data?.viewer?.wallet?.balance).toBe('2.00');
    await askCountry();
    expect(network.names()).toEqual(['CountryContextQuery', 'Wallet', 'Wallet']);
  });
});

describe('rules of the cache', () => {
  const Page = graphql(`
    query ContentPage {
      root {
        contentBlocks(page: "promotions") {
          id
          title
        }
      }
    }
  `);
  const Block = graphql(`
    query ContentBlock {
      root {
        contentBlock(id: "b1") {
          id
          title
        }
      }
    }
  `);
  const Games = graphql(`
    query Games($slug: String!) {
      personalized {
        game(slug: $slug) {
          lookupId
          title
        }
      }
    }
  `);
  const block = { __typename: 'ContentBlock', id: 'b1', title: 'Weekend reload' };

  it('answers a lookup by id with what came in a list', async () => {
    answerWith(() => json({ data: { root: { __typename: 'Root', contentBlocks: [block], contentBlock: block } } }));
    const { data } = setUp({ cache: [undefined, { lookups: { Root: { contentBlock: 'ContentBlock' } } }] });
    await data.urql.query(Page, {}).toPromise();
    expect((await data.urql.query(Block, {}).toPromise()).data?.root.contentBlock?.title).toBe('Weekend reload');
    expect(network.names()).toEqual(['ContentPage']);
  });

  it.each([
    ['one object, with a key', [{ keys: { Game: 'lookupId' } }] as const, 'Book II'],
    ['a part of what holds it, without', [], 'Book'],
  ])('keeps a type without an id as %s (A-009)', async (_, cache, shown) => {
    let title = 'Book';
    answerWith(() =>
      json({
        data: {
          personalized: { __typename: 'Personalized', game: { __typename: 'Game', lookupId: '7', title } },
        },
      }),
    );
    const { data } = setUp({ cache });
    const ask = async (slug: string) =>
      (await data.urql.query(Games, { slug }).toPromise()).data?.personalized.game?.title;
    expect(await ask('book')).toBe('Book');
    title = 'Book II';
    await ask('the-same-book');
    expect(await ask('book')).toBe(shown);
  });
});

it('keeps the data of a query whose refetch fails, beside the error, and asks again when it is next wanted', async () => {
  answerWith((_, index) => json(index === 1 ? { errors: [{ message: 'later' }] } : wallet(`${50 + index}.00`)));
  const { data, ask, onError } = setUp();
  await ask();
  const { data: kept, error } = await data.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise();
  expect(kept?.viewer?.wallet?.balance).toBe('50.00');
  expect(error?.message).toBe('[GraphQL] later');
  // It belongs to whoever asked.
  expect(onError).not.toHaveBeenCalled();
  expect((await ask()).data?.viewer?.wallet?.balance).toBe('52.00');
});

it('keeps a bounded number of queries in mind: one that it has forgotten is asked again', async () => {
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
  answerWith(() =>
    json({
      data: { personalized: { __typename: 'Personalized', search: { __typename: 'GameSearch', studios: [] } } },
    }),
  );
  const { data } = setUp();
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
  /** Follows the balance that the page shows. */
  function follow(data: ReturnType<typeof setUp>['data']) {
    const shown: (string | undefined)[] = [];
    data.urql.query(WalletQuery, {}).subscribe((result) => shown.push(result.data?.viewer?.wallet?.balance));
    return shown;
  }
  beforeEach(() => {
    locale = 'en_GB';
  });

  it('asks again in the next language, and hands the answer out when the page shows that language', async () => {
    answerWith(({ headers }) => json(wallet(balances[headers.get('locale') ?? '']!)));
    const { data } = setUp({ getHeaders });
    const shown = follow(data);
    await settled();
    locale = 'fi_FI';
    await data.prepareLocale();
    expect(network.sent.map(({ headers }) => headers.get('locale'))).toEqual(['en_GB', 'fi_FI']);
    expect(shown.at(-1)).toBe('50.00');
    data.showLocale();
    expect(shown.at(-1)).toBe('60.00');
  });

  it('replaces a query that is under way in the former language', async () => {
    answerWith(({ headers }) =>
      headers.get('locale') === 'en_GB' ? () => new Promise<Response>(() => undefined) : json(wallet('60.00')),
    );
    const { data } = setUp({ getHeaders });
    const shown = follow(data);
    await settled();
    locale = 'fi_FI';
    await data.prepareLocale();
    data.showLocale();
    expect(shown).toEqual(['60.00']);
  });

  it('does not take what is in the cache in another language', async () => {
    answerWith(({ headers }) => json(wallet(balances[headers.get('locale') ?? '']!)));
    const { data, ask } = setUp({ getHeaders });
    await ask();
    locale = 'fi_FI';
    await data.prepareLocale();
    data.showLocale();
    expect((await ask()).data?.viewer?.wallet?.balance).toBe('60.00');
    expect((await ask()).data?.viewer?.wallet?.balance).toBe('60.00');
    expect(network.sent).toHaveLength(2);
  });
});

describe('retry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends a failed query once more, between 1 s and 15 s later, and then gives up (R-7-006, R-9-020)', async () => {
    answerWith(() => new TypeError('connection reset'));
    const { ask, onError } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(999);
    expect(network.sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(14_001);
    expect(network.sent).toHaveLength(2);
    expect((await result).error?.message).toBe('[Network] connection reset');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(network.sent).toHaveLength(2);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('waits for a random time, so that not all pages come back at once (R-7-006)', async () => {
    const waits: number[] = [];
    for (const random of [0, 0.9]) {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      const times: number[] = [];
      answerWith(() => (times.push(Date.now()), new TypeError('connection reset')));
      const result = setUp().ask();
      await jest.advanceTimersByTimeAsync(15_000);
      await result;
      waits.push(times[1]! - times[0]!);
    }
    expect(waits[1]).toBeGreaterThan(waits[0]!);
  });

  it('takes an answer that does not come in 30 s for a failure', async () => {
    answerWith(
      ({ signal }) =>
        () =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { ask } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(network.sent[0]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1 + 15_000 + 30_000);
    expect((await result).error?.message).toBe('[Network] Network timed out');
    expect(network.sent).toHaveLength(2);
  });

  it('takes a body that stalls after its headers for a failure as well', async () => {
    answerWith(
      ({ signal }) =>
        () =>
          new Response(
            new ReadableStream({
              start(body) {
                body.enqueue(new TextEncoder().encode('{"data":'));
                signal?.addEventListener('abort', () => body.error(signal.reason));
              },
            }),
            { headers: { 'content-type': 'application/json' } },
          ),
    );
    const { ask } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(30_000 + 15_000 + 30_000);
    expect((await result).error?.message).toBe('[Network] Network timed out');
  });

  it('tells of an answer that takes long, and can ask for it again', async () => {
    let isHanging = true;
    answerWith(() => () => (isHanging ? new Promise<Response>(() => undefined) : json(wallet('50.00'))));
    const { data, ask } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(slowAfter - 1);
    expect(data.isSlow.get()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(data.isSlow.get()).toBe(true);
    isHanging = false;
    data.retrySlow();
    await jest.advanceTimersByTimeAsync(0);
    expect((await result).data?.viewer?.wallet?.balance).toBe('50.00');
    expect(data.isSlow.get()).toBe(false);
    expect(network.sent[0]?.signal?.aborted).toBe(true);
  });

  it('recovers with the second attempt (R-7-006)', async () => {
    answerWith((_, index) => (index === 0 ? new Response('oops', { status: 502 }) : json(wallet('50.00'))));
    const { ask, onError } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await result).data?.viewer?.wallet?.balance).toBe('50.00');
    expect(onError).not.toHaveBeenCalled();
  });

  it('repeats a mutation only where its caller says that it may run twice', async () => {
    answerWith(() => new TypeError('connection reset'));
    const { data } = setUp();
    const claim = data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    const logout = data.urql.mutation(Logout, {}, idempotent).toPromise();
    await jest.advanceTimersByTimeAsync(60_000);
    await Promise.all([claim, logout]);
    expect(network.names().toSorted()).toEqual(['ClaimReward', 'Logout', 'Logout']);
  });
});

it('answers operations from a tester’s data only where the build allows it (R-3-078)', async () => {
  const mockData = { CountryContextQuery: { countryContext: { __typename: 'CountryContext', countryCode: 'CA' } } };
  const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const ask = () =>
    createDataClient({ getHeaders: () => ({}), auth: visitor, mockData })
      .urql.query(CountryContextQuery, {})
      .toPromise();
  setBuild({ allowOverrides: true });
  expect((await ask()).data).toMatchObject({ countryContext: { countryCode: 'CA' } });
  expect(network).not.toHaveBeenCalled();
  // Any other operation goes to the back end.
  await createDataClient({ getHeaders: () => ({}), auth: visitor, mockData })
    .urql.mutation(Claim, { id: 'a1' })
    .toPromise();
  expect(network).toHaveBeenCalledTimes(1);
  setBuild({ allowOverrides: false });
  jest.useFakeTimers();
  const failing = ask();
  await jest.runAllTimersAsync();
  expect((await failing).data).toBeUndefined();
  jest.useRealTimers();
});
