import { createDataClient } from './client.ts';
import type { DataClientOptions } from './client.ts';
import { toLobbyError } from './errors.ts';
import { graphql } from './graphql.ts';
import { createSessionCalls } from './sessionCalls.ts';
import { catchRequests, json } from './wire.fixture.ts';
import type { Answer, SentRequest } from './wire.fixture.ts';

const WalletQuery = graphql(`
  query WalletQuery {
    viewer {
      id
      wallet {
        id
        balance
        bonusBalance
        currency
      }
    }
  }
`);
const CountryContextQuery = graphql(`
  query CountryContextQuery {
    countryContext {
      countryCode
    }
  }
`);
const Refresh = graphql(`
  mutation RefreshAccessToken($refreshToken: String!) {
    refreshAccessToken(refreshToken: $refreshToken) {
      accessToken
      refreshToken
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

const wallet = (balance: string) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'p1',
      wallet: { __typename: 'Wallet', id: 'w1', balance, bonusBalance: '5.00', currency: 'EUR' },
    },
  },
});
const failure = (extensions: object) => ({ data: null, errors: [{ message: 'No entry', extensions }] });
const claimed = {
  data: {
    claimReward: {
      __typename: 'ClaimRewardPayload',
      wallet: { __typename: 'Wallet', id: 'w1', balance: '60.00' },
    },
  },
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

let network: ReturnType<typeof catchRequests>;
const answerWith = (answer: (request: SentRequest, index: number) => Answer) => (network = catchRequests(answer));
afterEach(() => network.restore());

function setUp(options: Partial<DataClientOptions> = {}) {
  let token: string | null = 'first';
  const auth = {
    getAccessToken: () => token,
    refresh: jest.fn(async () => {
      token = 'second';
      return 'refreshed' as const;
    }),
    signOut: jest.fn(async (_options?: object) => {
      token = null;
    }),
  };
  const onError = jest.fn();
  const data = createDataClient({ getHeaders: () => ({ locale: 'en_GB' }), auth, onError, ...options });
  return { data, auth, onError, ask: () => data.urql.query(WalletQuery, {}).toPromise() };
}

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
    expect(network.names()[0]).toBe('WalletQuery');
  });

  it('sends the lobby’s headers and the bearer (R-7-005)', async () => {
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

  it('leaves the bearer out of RefreshAccessToken and CountryContextQuery, and without a token (R-7-007)', async () => {
    answerWith(() => json({ data: null, errors: [{ message: 'x' }] }));
    const { data, auth, ask } = setUp();
    await data.urql.mutation(Refresh, { refreshToken: 'r' }).toPromise();
    await data.urql.query(CountryContextQuery, {}).toPromise();
    await ask();
    await auth.signOut();
    await data.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, 'Bearer first', null]);
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
    expect(network.names()).toEqual(['WalletQuery', 'ClaimReward', 'WalletQuery']);
    expect(seen.at(-1)).toBe('61.00');
    unsubscribe();
  });

  it('asks an expired query again when it is next wanted, and leaves other types alone (R-7-004)', async () => {
    answerWith(({ body }) =>
      json(
        body.operationName === 'ClaimReward'
          ? claimed
          : body.operationName === 'CountryContextQuery'
            ? { data: { countryContext: { __typename: 'CountryContext', countryCode: 'FI' } } }
            : wallet('50.00'),
      ),
    );
    const { data, ask } = setUp();
    await ask();
    await data.urql.query(CountryContextQuery, {}).toPromise();
    await data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    await ask();
    await data.urql.query(CountryContextQuery, {}).toPromise();
    expect(network.names()).toEqual(['WalletQuery', 'CountryContextQuery', 'ClaimReward', 'WalletQuery']);
  });

  it('refetches by operation name', async () => {
    answerWith((_, index) => json(wallet(`${index}.00`)));
    const { data, ask } = setUp();
    await ask();
    data.refetch(['WalletQuery']);
    expect((await ask()).data?.viewer?.wallet?.balance).toBe('1.00');
  });
});

it('keeps the data of a query whose refetch fails, beside the error', async () => {
  answerWith((_, index) => (index === 0 ? json(wallet('50.00')) : json({ errors: [{ message: 'later' }] })));
  const { data, ask } = setUp();
  await ask();
  const { data: kept, error } = await data.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise();
  expect(kept?.viewer?.wallet?.balance).toBe('50.00');
  expect(error?.message).toBe('[GraphQL] later');
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

  it('takes an answer that does not come in 30 s for a failure', async () => {
    answerWith(
      ({ signal }) =>
        () =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { ask } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(30_000 + 15_000 + 30_000);
    expect((await result).error?.message).toBe('[Network] Network timed out');
    expect(network.sent).toHaveLength(2);
  });

  it('recovers with the second attempt (R-7-006)', async () => {
    answerWith((_, index) => (index === 0 ? new Response('oops', { status: 502 }) : json(wallet('50.00'))));
    const { ask, onError } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await result).data?.viewer?.wallet?.balance).toBe('50.00');
    expect(onError).not.toHaveBeenCalled();
  });

  it('never repeats a mutation that may not run twice', async () => {
    answerWith(() => new TypeError('connection reset'));
    const { data } = setUp();
    const claim = data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    const logout = data.urql.mutation(Logout, {}).toPromise();
    await jest.advanceTimersByTimeAsync(60_000);
    await Promise.all([claim, logout]);
    expect(network.names().toSorted()).toEqual(['ClaimReward', 'Logout', 'Logout']);
  });
});

describe('session', () => {
  const unlessSecond = (answer: () => Answer) => (request: SentRequest) =>
    request.headers.get('authorization') === 'Bearer second' ? json(wallet('50.00')) : answer();

  it.each([
    ['HTTP 401', () => new Response('', { status: 401 })],
    ['AuthenticationFailure', () => json(failure({ type: '$AuthenticationFailure' }))],
  ])('refreshes once on %s and repeats each waiting operation once (R-7-008)', async (_, refusal) => {
    answerWith(unlessSecond(refusal));
    const { data, auth, ask, onError } = setUp();
    const other = graphql(`
      query Other {
        viewer {
          id
          wallet {
            id
            balance
            bonusBalance
            currency
          }
        }
      }
    `);
    const [first, second] = await Promise.all([ask(), data.urql.query(other, {}).toPromise()]);
    expect([first.data?.viewer?.id, second.data?.viewer?.id]).toEqual(['p1', 'p1']);
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(network.sent).toHaveLength(4);
    expect(onError).not.toHaveBeenCalled();
  });

  it('gives a second refusal to the caller (R-7-008)', async () => {
    answerWith(() => json(failure({ reasons: ['$AuthenticationFailure'] })));
    const { auth, ask } = setUp();
    const { error } = await ask();
    expect(error && toLobbyError(error).types).toEqual(['AuthenticationFailure']);
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(network.sent).toHaveLength(2);
  });

  it('does not refresh when another tab already has', async () => {
    let current = 'first';
    answerWith(unlessSecond(() => ((current = 'second'), new Response('', { status: 401 }))));
    const refresh = jest.fn();
    const { ask } = setUp({ auth: { getAccessToken: () => current, refresh, signOut: jest.fn() } });
    expect((await ask()).data?.viewer?.id).toBe('p1');
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each(['unreachable', 'expired'] as const)(
    'leaves the session to sign-in when the refresh is %s',
    async (outcome) => {
      answerWith(() => new Response('', { status: 401 }));
      const signOut = jest.fn();
      const { ask, onError } = setUp({
        auth: { getAccessToken: () => 'first', refresh: async () => outcome, signOut },
      });
      const { error } = await ask();
      expect(error && toLobbyError(error)).toMatchObject({ isNetworkError: true, status: 401 });
      expect(network.sent).toHaveLength(1);
      expect([signOut, onError].flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );

  it('ends the session on InvalidTokenFailure (R-7-009)', async () => {
    answerWith(() => json(failure({ reasons: ['$InvalidTokenFailure'], type: 'Other' })));
    const { auth, ask } = setUp();
    await ask();
    expect(auth.signOut.mock.calls).toEqual([[{ reason: 'SESSION_EXPIRED' }]]);
    expect(auth.refresh).not.toHaveBeenCalled();
  });
});

describe('calls of sign-in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const calls = () => createSessionCalls({ getHeaders: () => ({ locale: 'en_GB' }), getAccessToken: () => 'first' });

  it('refreshes without a bearer, and tells the failures apart (R-7-010, R-7-007)', async () => {
    const tokens = { accessToken: 'a', refreshToken: 'b' };
    const answers = [
      () => json({ data: { refreshAccessToken: tokens } }),
      () => json(failure({ type: '$InvalidTokenFailure' })),
      () => json(failure({ type: '$Other' })),
      () => new TypeError('offline'),
    ];
    answerWith((_, index) => answers[Math.min(index, 3)]!());
    const { refreshCustom } = calls();
    const outcomes = [];
    for (let call = 0; call < 4; call += 1) {
      const outcome = refreshCustom('old');
      await jest.advanceTimersByTimeAsync(15_000);
      outcomes.push(await outcome);
    }
    expect(outcomes).toEqual([tokens, 'invalid-token', 'other-failure', 'network-failure']);
    expect(network.sent[0]?.body).toMatchObject({
      operationName: 'RefreshAccessToken',
      variables: { refreshToken: 'old' },
    });
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null, null, null]);
  });

  it('logs out with the bearer (R-7-011)', async () => {
    answerWith(() => json({ data: { logout: { loggedOut: true } } }));
    expect(await calls().logout()).toBe(true);
    expect(network.names()).toEqual(['Logout']);
    expect(Object.fromEntries(network.sent[0]?.headers.entries() ?? [])).toMatchObject({
      authorization: 'Bearer first',
      locale: 'en_GB',
    });
  });
});

describe('malformed answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['text that is not JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"data":', { headers: { 'content-type': 'application/json' } })],
    ['nothing', () => new Response('')],
    ['an empty object', () => json({})],
    ['a list', () => json([])],
    ['a string', () => json('hello')],
    ['data without the field', () => json({ data: {} })],
    ['data of another type', () => json({ data: 5 })],
    ['null without an error', () => json({ data: null })],
    ['a field of another type', () => json({ data: { viewer: 'me' } })],
    ['a list with rubbish', () => json({ data: { viewer: [3] } })],
    [
      'a missing leaf',
      () => json({ data: { viewer: { __typename: 'Viewer', id: 'p1', wallet: { __typename: 'Wallet', id: 'w' } } } }),
    ],
  ])('turns %s into a network error that is reported', async (_, answer) => {
    answerWith(answer);
    const { ask, onError } = setUp();
    const result = ask();
    await jest.advanceTimersByTimeAsync(30_000);
    const { data, error } = await result;
    expect(data).toBeUndefined();
    expect(error && toLobbyError(error).isNetworkError).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(network.sent.length).toBeLessThanOrEqual(2);
  });

  it('takes null where the schema allows it', async () => {
    answerWith(() => json({ data: { viewer: null } }));
    const { ask, onError } = setUp();
    expect(await ask()).toMatchObject({ data: { viewer: null } });
    expect(onError).not.toHaveBeenCalled();
  });
});
