import { graphql } from './graphql.ts';
import { timings } from './timings.ts';
import { idempotent } from './retry.ts';
import { mockFetch, json, network, createTestClient, wallet } from './wire.fixture.ts';

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

afterEach(() => jest.restoreAllMocks());

describe('retry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('retries a failed query once, between 1 s and 15 s later (R-7-006, R-9-020)', async () => {
    mockFetch(() => new TypeError('connection reset'));
    const { queryWallet, onError } = createTestClient();
    const result = queryWallet();
    await jest.advanceTimersByTimeAsync(999);
    expect(network.sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(14_001);
    expect(network.sent).toHaveLength(2);
    expect((await result).error?.message).toBe('[Network] connection reset');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(network.sent).toHaveLength(2);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('waits for a random time, so that not all pages retry at once (R-7-006)', async () => {
    const waits: number[] = [];
    for (const random of [0, 0.9]) {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      const times: number[] = [];
      mockFetch(() => (times.push(Date.now()), new TypeError('connection reset')));
      const result = createTestClient().queryWallet();
      await jest.advanceTimersByTimeAsync(15_000);
      await result;
      waits.push(times[1]! - times[0]!);
    }
    expect(waits[1]).toBeGreaterThan(waits[0]!);
  });

  it('times out after 30 s without a response', async () => {
    mockFetch(
      ({ signal }) =>
        () =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { queryWallet } = createTestClient();
    const result = queryWallet();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(network.sent[0]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1 + 15_000 + 30_000);
    expect((await result).error?.message).toBe('[Network] Network timed out');
    expect(network.sent).toHaveLength(2);
  });

  it('times out when a body stalls after its headers', async () => {
    mockFetch(
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
    const { queryWallet } = createTestClient();
    const result = queryWallet();
    await jest.advanceTimersByTimeAsync(30_000 + 15_000 + 30_000);
    expect((await result).error?.message).toBe('[Network] Network timed out');
  });

  it('reports a slow response, and can repeat its request', async () => {
    let isHanging = true;
    mockFetch(() => () => (isHanging ? new Promise<Response>(() => undefined) : json(wallet('50.00'))));
    const { data, queryWallet } = createTestClient();
    const result = queryWallet();
    await jest.advanceTimersByTimeAsync(timings.slowRequestDelay - 1);
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
    mockFetch((_, index) => (index === 0 ? new Response('oops', { status: 502 }) : json(wallet('50.00'))));
    const { queryWallet, onError } = createTestClient();
    const result = queryWallet();
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await result).data?.viewer?.wallet?.balance).toBe('50.00');
    expect(onError).not.toHaveBeenCalled();
  });

  it('retries a mutation only if its caller marks it as idempotent', async () => {
    mockFetch(() => new TypeError('connection reset'));
    const { data } = createTestClient();
    const claim = data.urql.mutation(Claim, { id: 'a1' }).toPromise();
    const logout = data.urql.mutation(Logout, {}, idempotent).toPromise();
    await jest.advanceTimersByTimeAsync(60_000);
    await Promise.all([claim, logout]);
    expect(network.names().toSorted()).toEqual(['ClaimReward', 'Logout', 'Logout']);
  });
});
