import { toLobbyError } from './errors.ts';
import { graphql } from './graphql.ts';
import { mockFetch, json, network, createTestClient, wallet } from './wire.fixture.ts';

afterEach(() => jest.restoreAllMocks());

const { viewer } = wallet('50.00').data;

describe('malformed responses', () => {
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
    ['a list in place of the data', () => json({ data: [] })],
    ['a list in place of an object', () => json({ data: { viewer: [] } })],
    ['null in a list', () => json({ data: { viewer: [null] } })],
    [
      'an object in place of a text',
      () => json({ data: { viewer: { ...viewer, wallet: { ...viewer.wallet, balance: {} } } } }),
    ],
    ['null without an error', () => json({ data: null })],
    ['errors that are no list', () => json({ errors: 'broken' })],
    ['a field of another type', () => json({ data: { viewer: 'me' } })],
    ['a list of the wrong type', () => json({ data: { viewer: [3] } })],
    [
      'a missing leaf',
      () => json({ data: { viewer: { __typename: 'Viewer', id: 'p1', wallet: { __typename: 'Wallet', id: 'w' } } } }),
    ],
  ])('turns %s into a network error that is reported', async (_, answer) => {
    mockFetch(answer);
    const { queryWallet, onError } = createTestClient();
    const result = queryWallet();
    await jest.advanceTimersByTimeAsync(30_000);
    const { data, error } = await result;
    expect(data).toBeUndefined();
    expect(error && toLobbyError(error).isNetworkError).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(network.sent.length).toBeLessThanOrEqual(2);
  });

  const Balance = graphql(`
    fragment Balance on Wallet {
      balance
    }
  `);
  const BySpread = graphql(
    `
      query BySpread {
        viewer {
          id
          wallet {
            id
            ...Balance
          }
        }
      }
    `,
    [Balance],
  );
  const Inline = graphql(`
    query Inline {
      viewer {
        id
        wallet {
          id
          ... on Wallet {
            balance
          }
        }
      }
    }
  `);
  it.each([
    ['a fragment', BySpread],
    ['an inline fragment', Inline],
  ])('reports missing fields of %s', async (_, query) => {
    const lacking = { __typename: 'Viewer', id: 'p1', wallet: { __typename: 'Wallet', id: 'w' } };
    mockFetch(() => json({ data: { viewer: lacking } }));
    const { error } = await createTestClient().data.urql.query(query, {}).toPromise();
    expect(error?.message).toBe('[Network] Malformed answer');
  });

  it('turns null in a non-null root field into a network error', async () => {
    const Market = graphql(`
      query Market {
        place: countryContext {
          countryCode
        }
      }
    `);
    mockFetch(() => json({ data: { place: null } }));
    const { error } = await createTestClient().data.urql.query(Market, {}).toPromise();
    expect(error?.message).toBe('[Network] Malformed answer');
  });

  it('accepts null where the schema allows it', async () => {
    mockFetch(() => json({ data: { viewer: null } }));
    const { queryWallet, onError } = createTestClient();
    expect(await queryWallet()).toMatchObject({ data: { viewer: null } });
    expect(onError).not.toHaveBeenCalled();
  });
});
