import { isNotOffered } from './notOffered.ts';
import { graphql } from './graphql.ts';
import { createTestClient, failure, json, mockFetch, network, wallet, WalletQuery } from './wire.fixture.ts';

const Claim = graphql(`
  mutation ClaimReward($id: ID!) {
    claimReward(assignationId: $id) {
      wallet {
        id
      }
    }
  }
`);
const message = 'Cannot query field "wallet" on type "Viewer".';
const rejection = { errors: [{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] };

afterEach(() => jest.restoreAllMocks());

describe('an operation that the back end does not know', () => {
  it.each([200, 400])('is sent once and reported once, with HTTP status %i', async (status) => {
    mockFetch(() => json(rejection, status));
    const { queryWallet, data, onError } = createTestClient();
    const answers = [await queryWallet(), await queryWallet()];
    data.refetch(WalletQuery);
    answers.push(await data.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise());
    expect(answers.map(({ error }) => isNotOffered(error))).toEqual([true, true, true]);
    expect(network.names()).toEqual(['Wallet']);
    expect(onError.mock.calls).toEqual([
      [expect.objectContaining({ message: `[GraphQL] ${message}`, isNetworkError: false }), 'Wallet'],
    ]);
  });

  it('is rejected at once to a view that shows it when it is requested again', async () => {
    mockFetch(() => json(rejection));
    const { data } = createTestClient();
    const seen: boolean[] = [];
    const { unsubscribe } = data.urql
      .query(WalletQuery, {})
      .subscribe(({ error, stale }) => void (stale || seen.push(isNotOffered(error))));
    await new Promise((resolve) => setTimeout(resolve));
    data.refetch(WalletQuery);
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).toEqual([true, true]);
    expect(data.isSlow.get()).toBe(false);
    expect(network.sent).toHaveLength(1);
    unsubscribe();
  });

  it('is rejected to all who request it, while others show the rejection as well', async () => {
    mockFetch(() => json(rejection));
    const { data } = createTestClient();
    await data.urql.query(WalletQuery, {}).toPromise();
    const latest: (boolean | undefined)[] = [];
    const show = (index: number) =>
      data.urql.query(WalletQuery, {}).subscribe(({ error, stale }) => {
        latest[index] = isNotOffered(error) && !stale;
      });
    const shown = [show(0)];
    await new Promise((resolve) => setTimeout(resolve));
    // As the hook does: it reads while it renders, lets go, and requests again in an effect.
    show(1).unsubscribe();
    await new Promise((resolve) => setTimeout(resolve));
    shown.push(show(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect([latest[0], latest[2]]).toEqual([true, true]);
    for (const { unsubscribe } of shown) unsubscribe();
  });

  it('is rejected once more, and no more than that, where it was to be refetched after its answer', async () => {
    mockFetch(() => json(rejection));
    const { data } = createTestClient();
    const seen = jest.fn();
    const { unsubscribe } = data.urql.query(WalletQuery, {}).subscribe(seen);
    data.refetchAfterAnswer(WalletQuery);
    await new Promise((resolve) => setTimeout(resolve));
    data.refetchAfterAnswer(WalletQuery);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(seen.mock.calls.length).toBeLessThan(8);
    expect(network.sent).toHaveLength(1);
    unsubscribe();
  });

  it('is sent once if it is a mutation, whatever its variables', async () => {
    mockFetch(() => json(rejection, 400));
    const { data } = createTestClient();
    const claim = (id: string) => data.urql.mutation(Claim, { id }).toPromise();
    expect(isNotOffered((await claim('1')).error)).toBe(true);
    expect(isNotOffered((await claim('2')).error)).toBe(true);
    expect(network.names()).toEqual(['ClaimReward']);
  });

  it('keeps no other operation from being sent, and is sent by another session’s client', async () => {
    mockFetch(({ body }) =>
      json(body.operationName === 'Wallet' ? rejection : { data: null, errors: [{ message: '' }] }),
    );
    const { queryWallet, data } = createTestClient();
    await queryWallet();
    await data.urql.mutation(Claim, { id: '1' }).toPromise();
    await createTestClient().queryWallet();
    expect(network.names()).toEqual(['Wallet', 'ClaimReward', 'Wallet']);
  });
});

it('requests again after any other error', async () => {
  mockFetch((_, index) => json(index === 0 ? failure({ type: '$Unavailable' }) : wallet('50.00')));
  const { queryWallet, onError } = createTestClient();
  expect(isNotOffered((await queryWallet()).error)).toBe(false);
  expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('50.00');
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  [{ message }, true],
  [{ message: 'Unknown argument "kinds" on field "Viewer.rewards".' }, true],
  [{ message: 'Unknown type "LimitValueInput".' }, true],
  [{ message: 'Rejected', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }, true],
  [{ message: "field 'wallet' not found in type: 'Viewer'", extensions: { code: 'validation-failed' } }, true],
  [{ message: 'The field `wallet` does not exist on the type `Viewer`.', extensions: {} }, true],
  [{ message: 'Validation error (FieldUndefined@[viewer])', extensions: { classification: 'ValidationError' } }, true],
  [{ message, path: ['viewer'] }, false],
  [{ message: 'Unknown' }, false],
  [{ message: 'No entry', extensions: { code: 'FORBIDDEN' } }, false],
])('reads %j as not offered: %s', (error, expected) => {
  expect(isNotOffered({ graphQLErrors: [error as never] })).toBe(expected);
});
