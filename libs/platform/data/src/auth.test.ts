import { createBoundToken, mockIndexedDb, readProof } from '@lobby/testing';
import { withoutBearer } from './auth.ts';
import { toLobbyError } from './errors.ts';
import { graphql } from './graphql.ts';
import { mockFetch, failure, json, network, createTestClient, wallet, WalletQuery } from './wire.fixture.ts';
import type { SentRequest } from './wire.fixture.ts';

afterEach(() => jest.restoreAllMocks());

const subscribe = () => () => {};

describe('session', () => {
  const unlessRenewed = (answer: () => Response) => (request: SentRequest) =>
    request.headers.get('authorization') === 'Bearer second' ? json(wallet('50.00')) : answer();

  it.each([
    ['HTTP 401', () => new Response('', { status: 401 })],
    ['AuthenticationFailure', () => json(failure({ type: '$AuthenticationFailure' }))],
  ])('refreshes once on %s and repeats each waiting operation once (R-7-008)', async (_, rejection) => {
    mockFetch(unlessRenewed(rejection));
    const { data, auth, queryWallet, onError } = createTestClient();
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
    const [first, second] = await Promise.all([queryWallet(), data.urql.query(other, {}).toPromise()]);
    expect([first.data?.viewer?.id, second.data?.viewer?.id]).toEqual(['p1', 'p1']);
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(network.sent).toHaveLength(4);
    expect(onError).not.toHaveBeenCalled();
  });

  it('returns a second rejection to the caller (R-7-008)', async () => {
    mockFetch(() => json(failure({ reasons: ['$AuthenticationFailure'] })));
    const { auth, queryWallet } = createTestClient();
    const { error } = await queryWallet();
    expect(error && toLobbyError(error).types).toEqual(['AuthenticationFailure']);
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(network.sent).toHaveLength(2);
  });

  it('does not refresh when another tab already has', async () => {
    let current = 'first';
    mockFetch(unlessRenewed(() => ((current = 'second'), new Response('', { status: 401 }))));
    const refresh = jest.fn();
    const { queryWallet } = createTestClient({
      auth: { session: 'of-anna', subscribe, getAccessToken: () => current, refresh, signOut: jest.fn() },
    });
    expect((await queryWallet()).data?.viewer?.id).toBe('p1');
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each(['unreachable', 'expired'] as const)('does not end the session when the refresh is %s', async (outcome) => {
    mockFetch(() => new Response('', { status: 401 }));
    const signOut = jest.fn();
    const { queryWallet, onError } = createTestClient({
      auth: { session: 'of-anna', subscribe, getAccessToken: () => 'first', refresh: async () => outcome, signOut },
    });
    const { error } = await queryWallet();
    expect(error && toLobbyError(error)).toMatchObject({ isNetworkError: true, status: 401 });
    expect(network.sent).toHaveLength(1);
    expect([signOut, onError].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('does not refresh for operations sent without a bearer', async () => {
    mockFetch(() => new Response('', { status: 401 }));
    const { data, auth } = createTestClient();
    const country = graphql(`
      query CountryContextQuery {
        countryContext {
          countryCode
        }
      }
    `);
    const { error } = await data.urql.query(country, {}, withoutBearer).toPromise();
    expect(error && toLobbyError(error).status).toBe(401);
    expect(auth.refresh).not.toHaveBeenCalled();
    expect(network.sent).toHaveLength(1);
  });

  it('ends the session on InvalidTokenFailure (R-7-009)', async () => {
    mockFetch(() => json(failure({ reasons: ['$InvalidTokenFailure'], type: 'Other' })));
    const { auth, queryWallet } = createTestClient();
    await queryWallet();
    expect(auth.signOut.mock.calls).toEqual([[{ reason: 'SESSION_EXPIRED', session: 'of-anna' }]]);
    expect(auth.refresh).not.toHaveBeenCalled();
  });
});

it('does not end a session that has begun since the rejected one (R-7-009)', async () => {
  let current = 'first';
  mockFetch(() => ((current = 'of-berta'), json(failure({ reasons: ['$InvalidTokenFailure'] }))));
  const signOut = jest.fn();
  const { queryWallet } = createTestClient({
    auth: { session: 'of-anna', subscribe, getAccessToken: () => current, refresh: jest.fn(), signOut },
  });
  const { error } = await queryWallet();
  expect(error && toLobbyError(error).types).toEqual(['InvalidTokenFailure']);
  expect(signOut).not.toHaveBeenCalled();
});

describe('a client belongs to one session', () => {
  /** The session and token in cookies that another tab also writes. */
  function createSharedCookies() {
    const cookies = { session: 'of-anna', token: 'annas' };
    const auth = {
      session: 'of-anna' as string | null,
      subscribe,
      getAccessToken: (session?: string | null) => (session === cookies.session ? cookies.token : null),
      refresh: jest.fn(async () => 'unreachable' as const),
      signOut: jest.fn(),
    };
    return { auth, signInAsBerta: () => Object.assign(cookies, { session: 'of-berta', token: 'bertas' }) };
  }
  const launch = graphql(`
    mutation LaunchGame {
      launchGame(slug: "book", device: Desktop, mode: Real) {
        sessionId
      }
    }
  `);

  it.each([
    ['in another tab', 'of-anna'],
    ['on this page', 'of-berta'],
  ])('sends no request as a player who has signed in %s since', async (_, shown) => {
    mockFetch(() => json(wallet('50.00')));
    const { auth, signInAsBerta } = createSharedCookies();
    const { queryWallet, data, onError } = createTestClient({ auth });
    await queryWallet();
    signInAsBerta();
    auth.session = shown;
    const again = await data.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    const launched = await data.urql.mutation(launch, {}).toPromise();
    expect(again.error && toLobbyError(again.error).isNetworkError).toBe(true);
    expect(launched.error && toLobbyError(launched.error).isNetworkError).toBe(true);
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer annas']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('sends no bearer for a visitor', async () => {
    mockFetch(() => json({ data: { viewer: null } }));
    const { auth } = createSharedCookies();
    await createTestClient({ auth: { ...auth, session: null, getAccessToken: () => 'bertas' } }).queryWallet();
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
  });
});

describe('a session whose tokens are bound to a key of the browser', () => {
  const boundSession = async () => {
    const storage = mockIndexedDb();
    const token = await createBoundToken();
    const refresh = jest.fn(async () => 'expired' as const);
    const auth = { session: 'of-anna', subscribe, getAccessToken: () => token, refresh, signOut: jest.fn() };
    return { storage, token, auth };
  };

  it('proves the key with each request', async () => {
    const { token, auth } = await boundSession();
    mockFetch(() => json(wallet('50.00')));
    const { queryWallet } = createTestClient({ auth, url: 'https://lobby.acme.test/api/graphql' });
    expect((await queryWallet()).data?.viewer?.id).toBe('p1');
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([`DPoP ${token}`]);
    expect(await readProof(network.sent[0]?.headers.get('dpop'), token)).toMatchObject({
      htm: 'POST',
      htu: 'https://lobby.acme.test/api/graphql',
    });
  });

  it('requests once to renew when the key is lost, and not again', async () => {
    const { storage, auth } = await boundSession();
    storage.clear();
    mockFetch(() => new Response('', { status: 401 }));
    const { queryWallet } = createTestClient({ auth });
    const { error } = await queryWallet();
    expect(error).toBeDefined();
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(network.sent).toHaveLength(1);
    expect(network.sent[0]?.headers.get('dpop')).toBeNull();
  });
});
