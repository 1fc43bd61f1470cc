import { waitFor } from '@testing-library/dom';
import { dropEarlyRequests, type EarlyRequest } from './earlyRequests.ts';
import { createTestClient, failure, json, mockFetch, network, wallet, WalletQuery } from './wire.fixture.ts';

const abort = jest.fn();

/** What the inline script would have sent for the test client's query of the wallet, as the client sends it. */
async function sendEarly(answer: Promise<Response>): Promise<EarlyRequest> {
  let request: EarlyRequest | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    request = { body: String(init?.body), headers, sentAt: Date.now(), answer, abort };
    return json(wallet('0.00'));
  });
  await createTestClient().queryWallet();
  window.earlyRequests = [request!];
  return request!;
}

afterEach(() => {
  jest.restoreAllMocks();
  abort.mockClear();
  delete window.earlyRequests;
});

it.each([
  ['from before the device has slept', -60_000],
  ['from a clock that was ahead', 60_000],
])('takes over none %s', async (_, age) => {
  (await sendEarly(Promise.resolve(json(wallet('1.00'))))).sentAt += age;
  mockFetch(() => json(wallet('2.00')));
  expect((await createTestClient().queryWallet()).data?.viewer?.wallet?.balance).toBe('2.00');
});

it('takes over an early request with its answer, once', async () => {
  await sendEarly(Promise.resolve(json(wallet('1.00'))));
  mockFetch(() => json(wallet('2.00')));
  const { queryWallet, data } = createTestClient();
  expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('1.00');
  expect(network.sent).toHaveLength(0);
  const again = await data.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise();
  expect(again.data?.viewer?.wallet?.balance).toBe('2.00');
  expect(network.sent).toHaveLength(1);
});

it.each([
  ['another token', { authorization: 'Bearer of-another' }],
  ['no token', { authorization: '' }],
  ['another language', { locale: 'fi_FI' }],
  ['another header', { 'x-ranks': '4' }],
])('sends its own request where the early one has %s', async (_, headers) => {
  const request = await sendEarly(Promise.resolve(json(wallet('1.00'))));
  window.earlyRequests = [{ ...request, headers: { ...request.headers, ...headers } }];
  mockFetch(() => json(wallet('2.00')));
  expect((await createTestClient().queryWallet()).data?.viewer?.wallet?.balance).toBe('2.00');
});

it('sends its own requests, as many as without it, where the network has failed the early one', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  failed.catch(() => {});
  await sendEarly(failed);
  jest.useFakeTimers();
  mockFetch(() => new TypeError('Failed to fetch'));
  const { queryWallet } = createTestClient();
  const answer = queryWallet();
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect((await answer).error?.networkError).toBeDefined();
  expect(network.sent).toHaveLength(2);
});

it('renews the token where the early request was rejected, and requests once more (R-7-008)', async () => {
  await sendEarly(Promise.resolve(json(failure({ type: '$AuthenticationFailure' }))));
  mockFetch(() => json(wallet('2.00')));
  const { queryWallet, auth } = createTestClient();
  expect((await queryWallet()).data?.viewer?.wallet?.balance).toBe('2.00');
  expect(auth.refresh).toHaveBeenCalledTimes(1);
  expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer second']);
});

it('ends the early request with the query that has taken it over', async () => {
  await sendEarly(new Promise(() => {}));
  const { data } = createTestClient();
  const { unsubscribe } = data.urql.query(WalletQuery, {}).subscribe(() => {});
  await waitFor(() => expect(window.earlyRequests).toEqual([]));
  expect(abort).not.toHaveBeenCalled();
  unsubscribe();
  expect(abort).toHaveBeenCalledTimes(1);
});

it('ends those that nobody has taken over', async () => {
  await sendEarly(new Promise(() => {}));
  dropEarlyRequests();
  expect(abort).toHaveBeenCalledTimes(1);
  expect(window.earlyRequests).toBeUndefined();
});
