import { connectLimit } from './socket.ts';
import { createTransport, reconnectDelay } from './transport.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('limits opening to 1000, 1200, 1440 … 30000 ms, and resets after an acknowledgement (R-9-019, R-9-018)', async () => {
  expect([0, 1, 2, 100].map(connectLimit)).toEqual([1000, 1200, 1440, 30_000]);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  let isOpening = true;
  const opened: number[] = [];
  const closed: number[] = [];
  const sockets: EventTarget[] = [];
  class SlowSocket extends EventTarget {
    readyState = 0;
    protocol = 'graphql-ws';
    constructor() {
      super();
      opened.push(Date.now());
      sockets.push(this);
      if (isOpening) return;
      queueMicrotask(() => {
        this.readyState = 1;
        this.dispatchEvent(new Event('open'));
      });
    }
    send(text: string) {
      if (text.includes('connection_init')) {
        this.dispatchEvent(new MessageEvent('message', { data: '{"type":"connection_ack"}' }));
      }
    }
    close() {
      closed.push(Date.now());
    }
  }
  const real = globalThis.WebSocket;
  globalThis.WebSocket = SlowSocket as never;
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { forward, stop } = createTransport({
    url: 'ws://lobby.test/graphql',
    getAccessToken: () => 'token',
    onSessionDestroyed: () => {},
    onRejected: () => {},
    onUnreadable: () => {},
    onConnected: () => {},
    onDisconnected: () => {},
    onResumed: () => {},
  });
  const query = 'subscription { balanceUpdated { balance } }';
  const subscription = forward({ query, operationName: undefined, variables: undefined, extensions: undefined });
  const { unsubscribe } = subscription.subscribe({ next: () => {}, error: () => {}, complete: () => {} });
  await jest.advanceTimersByTimeAsync(1000 + 100 + 1200 + 200 + 1440);
  expect(closed.map((time, index) => time - opened[index]!)).toEqual([1000, 1200, 1440]);
  expect(opened.map((time, index) => time - (closed[index - 1] ?? time))).toEqual([0, 100, 200]);

  isOpening = false;
  await jest.advanceTimersByTimeAsync(400);
  isOpening = true;
  sockets.at(-1)?.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  await jest.advanceTimersByTimeAsync(100 + 1000);
  expect(opened).toHaveLength(5);
  expect(closed.at(-1)! - opened.at(-1)!).toBe(1000);
  unsubscribe();
  stop();
  globalThis.WebSocket = real;
});

it('spreads reconnects by ±50 % around 100 × 2ⁿ ms, 10 s at most (R-7-036)', () => {
  const random = jest.spyOn(Math, 'random');
  const at = (value: number) => {
    random.mockReturnValue(value);
    return [0, 1, 4, 20].map(reconnectDelay);
  };
  expect(at(0)).toEqual([50, 100, 800, 10_000]);
  expect(at(0.5)).toEqual([100, 200, 1600, 10_000]);
  expect(at(1)).toEqual([150, 300, 2400, 10_000]);
});
