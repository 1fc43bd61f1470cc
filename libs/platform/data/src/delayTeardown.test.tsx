import { act, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { timings } from './timings.ts';
import { createTestClient, json, mockFetch, network, wallet, WalletQuery } from './wire.fixture.ts';
import { useQuery } from './useQuery.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rendered = jest.fn();
function Balance() {
  const [{ data }] = useQuery({ query: WalletQuery });
  rendered();
  return <output>{data?.viewer?.wallet?.balance}</output>;
}

it('what the cache answers renders once, not again for its effect', async () => {
  mockFetch(() => json(wallet('50.00')));
  const { data, queryWallet } = createTestClient();
  await queryWallet();
  rendered.mockReset();
  render(
    <Provider value={data.urql}>
      <Balance />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('50.00');
  await act(() => jest.advanceTimersByTimeAsync(timings.unusedQueryLifetime));
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(network.sent).toHaveLength(1);
});

it('a query that nobody uses any more is let go of after a while', async () => {
  mockFetch(() => json(wallet('50.00')));
  const { data, queryWallet } = createTestClient();
  const first = await queryWallet();
  expect(data.urql.readQuery(WalletQuery, {})?.data).toBe(first.data);
  await jest.advanceTimersByTimeAsync(timings.unusedQueryLifetime);
  const later = data.urql.readQuery(WalletQuery, {});
  expect(later?.data).toEqual(first.data);
  expect(later?.data).not.toBe(first.data);
});

it('a request in flight still ends with its last subscriber', async () => {
  mockFetch(() => () => new Promise<never>(() => {}));
  const { data } = createTestClient();
  const { unsubscribe } = data.urql.query(WalletQuery, {}).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(0);
  expect(network.sent[0]?.signal?.aborted).toBe(false);
  unsubscribe();
  await jest.advanceTimersByTimeAsync(0);
  expect(network.sent[0]?.signal?.aborted).toBe(true);
});
