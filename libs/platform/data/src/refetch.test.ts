import { createTestClient, json, mockFetch, network, wallet, WalletQuery } from './wire.fixture.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => jest.restoreAllMocks());

/** A client whose wallet is on screen, and whose later requests are answered by the test. */
async function openWallet() {
  const answers: PromiseWithResolvers<Response>[] = [];
  mockFetch((_, index) => {
    if (index === 0) return json(wallet('50.00'));
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return () => answer.promise;
  });
  const { data } = createTestClient();
  const shown: (string | undefined)[] = [];
  const { unsubscribe } = data.urql
    .query(WalletQuery, {})
    .subscribe((result) => shown.push(result.data?.viewer?.wallet?.balance));
  await nextTask();
  const answer = async (index: number, balance: string) => {
    answers[index]?.resolve(json(wallet(balance)));
    await nextTask();
  };
  return { data, shown, answer, unsubscribe };
}

it('answers a request in flight, and sends one more after it, however many events there were', async () => {
  const { data, shown, answer } = await openWallet();
  for (let count = 0; count < 20; count += 1) {
    data.refetchAfterAnswer(WalletQuery);
    await nextTask();
  }
  expect(network.sent).toHaveLength(2);
  await answer(0, '51.00');
  expect(shown.at(-1)).toBe('51.00');
  expect(network.sent).toHaveLength(3);
  await answer(1, '52.00');
  expect(shown.at(-1)).toBe('52.00');
  expect(network.sent).toHaveLength(3);
});

it('sends the request that an event requested when the query is used again', async () => {
  const { data, answer, unsubscribe } = await openWallet();
  data.refetchAfterAnswer(WalletQuery);
  await nextTask();
  data.refetchAfterAnswer(WalletQuery);
  unsubscribe();
  const again = data.urql.query(WalletQuery, {}).toPromise();
  await nextTask();
  await answer(1, '52.00');
  expect((await again).data?.viewer?.wallet?.balance).toBe('52.00');
});

it('replaces a request in flight where the caller needs a new one', async () => {
  const { data } = await openWallet();
  data.refetch(WalletQuery);
  await nextTask();
  data.refetch(WalletQuery);
  await nextTask();
  expect(network.sent.slice(1).map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});
