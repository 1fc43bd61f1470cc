/** @jest-environment-options {"customExportConditions": ["node"]} */
import { setImmediate } from 'node:timers';
import { createBoundToken, mockIndexedDb, readProof } from '@lobby/testing';
import { createTransport } from './transport.ts';
import { timings } from './timings.ts';
import {
  startLegacyServer,
  startModernServer,
  startScriptedServer,
  waitUntil,
} from '../../../testing/src/realtime/servers.ts';

const balance = {
  balance: '60.00',
  bonusBalance: '5.00',
  currency: 'EUR',
  amount: '10.00',
  moneyType: 'Deposit',
  wageringProgress: 0.5,
};
const query = `subscription BalanceUpdated { balanceUpdated { currency balance } }`;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** Fakes the page's timers only: the servers' sockets are real. */
const installFakeClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

function connect(url: string) {
  const seen = {
    events: [] as unknown[],
    onSessionDestroyed: jest.fn(),
    onRejected: jest.fn(),
    onUnreadable: jest.fn(),
    onConnected: jest.fn(),
    onDisconnected: jest.fn(),
    onResumed: jest.fn(),
    token: 'first',
  };
  const transport = createTransport({ url, getAccessToken: () => seen.token, ...seen });
  cleanUps.push(transport.stop);
  const begin = (document = query) => {
    const subscription = transport
      .forward({ query: document, operationName: undefined, variables: undefined, extensions: undefined })
      .subscribe({
        next: (event) => seen.events.push(event),
        error: () => {},
        complete: () => {},
      });
    cleanUps.push(subscription.unsubscribe);
    return subscription.unsubscribe;
  };
  return { seen, begin, stop: transport.stop };
}

function serve<Server extends { close(): unknown }>(starting: Promise<Server>): Promise<Server> {
  return starting.then((server) => {
    cleanUps.push(() => server.close());
    return server;
  });
}

describe.each([
  ['the real subscriptions-transport-ws server', () => startLegacyServer(20), 'graphql-ws', ['start', 'stop']],
  ['graphql-ws’s own server', startModernServer, 'graphql-transport-ws', ['subscribe', 'complete']],
])('with %s', (_, start, protocol, [begins, ends]) => {
  it('subscribes, receives events and unsubscribes (R-7-033, R-7-035, R-7-037)', async () => {
    const server = await serve(start());
    const { seen, begin } = connect(server.url);
    await new Promise((done) => setImmediate(done));
    expect(server.connections).toHaveLength(0);
    const end = begin();
    const second = begin();
    await waitUntil(() => server.countListeners('balanceUpdated') === 2);
    server.publish('balanceUpdated', balance);
    await waitUntil(() => seen.events.length === 2);
    expect(seen.events[0]).toEqual({ data: { balanceUpdated: { currency: 'EUR', balance: '60.00' } } });

    const { received, protocol: negotiated } = server.connections[0]!;
    expect(negotiated).toBe(protocol);
    expect(received[0]).toEqual({ type: 'connection_init', payload: { accessToken: 'first' } });
    expect(received[1]).toMatchObject({ type: begins, id: expect.any(String), payload: { query } });
    end();
    await waitUntil(() => server.countListeners('balanceUpdated') === 1);
    expect(received.at(-1)).toMatchObject({ type: ends, id: received[1]?.id });
    second();
    await waitUntil(() => server.connections[0]?.socket.readyState === 3);
    expect(seen.onRejected).not.toHaveBeenCalled();
    expect(seen.onUnreadable).not.toHaveBeenCalled();
  });

  it('reports a subscription that the server does not know, and goes on without it over the same socket', async () => {
    const server = await serve(start());
    const { seen, begin } = connect(server.url);
    begin();
    begin('subscription Unknown { unknown }');
    await waitUntil(() => seen.events.length === 1 && server.countListeners('balanceUpdated') === 1);
    expect(seen.events[0]).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Cannot query field "unknown"/) }],
    });
    installFakeClock();
    await jest.advanceTimersByTimeAsync(15_000);
    server.publish('balanceUpdated', balance);
    await waitUntil(() => seen.events.length === 2);
    expect(server.connections).toHaveLength(1);
    expect(server.connections[0]?.received.filter(({ type }) => type === begins)).toHaveLength(2);
    for (const report of [seen.onRejected, seen.onUnreadable, seen.onResumed]) expect(report).not.toHaveBeenCalled();
  });

  it('proves the key of a token that is bound to one, anew with each connection', async () => {
    mockIndexedDb();
    const server = await serve(start());
    const { seen, begin } = connect(server.url);
    seen.token = await createBoundToken();
    begin();
    await waitUntil(() => server.countListeners('balanceUpdated') === 1);
    server.connections[0]?.socket.close(1011);
    await waitUntil(() => server.connections[1]?.received.some(({ type }) => type === begins));
    const proofs = await Promise.all(
      server.connections.map(({ received }) => {
        const { accessToken, dpop } = received[0]!.payload as { accessToken: string; dpop: string };
        expect(accessToken).toBe(seen.token);
        return readProof(dpop, seen.token);
      }),
    );
    const htu = server.url.replace('ws:', 'http:');
    expect(proofs).toEqual([
      expect.objectContaining({ htm: 'GET', htu }),
      expect.objectContaining({ htm: 'GET', htu }),
    ]);
    expect(new Set(proofs.map((proof) => (proof as { jti?: string }).jti)).size).toBe(2);
  });

  it('reconnects with the current token, subscribes again and reports it (R-7-036)', async () => {
    const server = await serve(start());
    const { seen, begin } = connect(server.url);
    begin();
    await waitUntil(() => server.countListeners('balanceUpdated') === 1);
    for (const [index, code] of [1000, 1011, 4400, 4401, 1001].entries()) {
      seen.token = `token${index}`;
      server.connections.at(-1)?.socket.close(code);
      await waitUntil(() => server.connections.length === index + 2);
      await waitUntil(() => server.connections.at(-1)?.received.some(({ type }) => type === begins));
      expect(server.connections.at(-1)?.received[0]?.payload).toEqual({ accessToken: `token${index}` });
      await waitUntil(() => seen.onResumed.mock.calls.length === index + 1);
    }
    await waitUntil(() => server.countListeners('balanceUpdated') === 1);
    server.publish('balanceUpdated', balance);
    await waitUntil(() => seen.events.length === 1);
  });

  it('closes on pagehide and reconnects on pageshow', async () => {
    const server = await serve(start());
    const { seen, begin } = connect(server.url);
    begin();
    await waitUntil(() => server.countListeners('balanceUpdated') === 1);
    installFakeClock();
    window.dispatchEvent(new Event('pagehide'));
    await waitUntil(() => server.connections[0]?.socket.readyState === 3);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(server.connections).toHaveLength(1);
    window.dispatchEvent(new Event('pageshow'));
    await waitUntil(() => server.countListeners('balanceUpdated') === 1);
    expect(server.connections).toHaveLength(2);
    expect(seen.onResumed).toHaveBeenCalledTimes(1);
  });
});

describe('a server that falls silent', () => {
  const open = async () => {
    installFakeClock();
    const server = await serve(startScriptedServer('graphql-transport-ws'));
    const { seen, begin } = connect(server.url);
    begin();
    await waitUntil(() => server.connections[0]?.received.length === 2);
    const pings = () => server.connections[0]?.received.filter(({ type }) => type === 'ping').length;
    const send = (frame: object) => server.connections[0]?.socket.send(JSON.stringify(frame));
    return { server, seen, pings, send };
  };

  it('is pinged, and disconnected after 30 s without a pong (R-9-018)', async () => {
    const { server, seen, pings } = await open();
    await jest.advanceTimersByTimeAsync(19_900);
    expect(pings()).toBe(0);
    await jest.advanceTimersByTimeAsync(200);
    await waitUntil(() => pings() === 1);
    await jest.advanceTimersByTimeAsync(9_700);
    expect(server.connections).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(500);
    await waitUntil(() => server.connections.length === 2);
    await waitUntil(() => seen.onResumed.mock.calls.length === 1);
  });

  it('stays connected as long as it answers', async () => {
    const { server, seen, pings, send } = await open();
    for (let times = 1; times <= 5; times += 1) {
      await jest.advanceTimersByTimeAsync(20_100);
      await waitUntil(() => pings() === times);
      send({ type: 'pong' });
      // Frames are read in order: the error of an unknown one proves that the pong has been read.
      send({ type: 'marker' });
      await waitUntil(() => seen.onUnreadable.mock.calls.length === times);
    }
    expect(server.connections).toHaveLength(1);
  });

  it.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is pinged at once when %s', async (_, trigger) => {
    const { server, pings } = await open();
    trigger();
    await waitUntil(() => pings() === 1);
    await jest.advanceTimersByTimeAsync(10_200);
    await waitUntil(() => server.connections.length === 2);
  });
});

describe('with the legacy frames of the specification', () => {
  const open = async () => {
    const server = await serve(startScriptedServer('graphql-ws'));
    const connected = connect(server.url);
    const end = connected.begin();
    await waitUntil(() => server.connections[0]?.received.length === 2);
    const { socket, received } = server.connections[0]!;
    const id = received[1]?.id;
    const send = (frame: object | string) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    const data = (payload: object) => send({ type: 'data', id, payload });
    return { ...connected, server, send, data, id, end };
  };
  const event = { data: { balanceUpdated: { currency: 'EUR', balance: '1.00' } } };

  it('accepts ka, and reconnects after 30 s without another (R-7-034, R-9-018)', async () => {
    installFakeClock();
    const { seen, server, send, data } = await open();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(server.connections).toHaveLength(1);
    for (let index = 0; index < 3; index += 1) {
      send({ type: 'ka' });
      data(event);
      await waitUntil(() => seen.events.length === index + 1);
      await jest.advanceTimersByTimeAsync(29_900);
    }
    expect(server.connections).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(300);
    await waitUntil(() => server.connections.length === 2);
    await waitUntil(() => seen.onResumed.mock.calls.length === 1);
  });

  describe('in a visible page', () => {
    const numbered = (number: number) => ({ data: { balanceUpdated: { currency: 'EUR', balance: `${number}.00` } } });
    /** Resolves when the page has read all that was sent to it. */
    async function push({ send, seen }: Awaited<ReturnType<typeof open>>, ...frames: object[]) {
      const unreadable = seen.onUnreadable.mock.calls.length;
      for (const frame of frames) send(frame);
      send('{');
      await waitUntil(() => seen.onUnreadable.mock.calls.length > unreadable);
    }
    const events = (id: unknown, ...numbers: number[]) =>
      numbers.map((number) => ({ type: 'data', id, payload: numbered(number) }));

    beforeEach(() => void installFakeClock());

    it('applies events that follow each other quickly together, each in its order', async () => {
      const opened = await open();
      await push(opened, ...events(opened.id, 1, 2, 3));
      expect(opened.seen.events).toEqual([numbered(1)]);
      await jest.advanceTimersByTimeAsync(timings.batchInterval);
      expect(opened.seen.events).toEqual([1, 2, 3].map(numbered));
    });

    it('applies what came before the end of the session before it', async () => {
      const opened = await open();
      const { seen } = opened;
      seen.onSessionDestroyed.mockImplementation(() => seen.events.push('session destroyed'));
      await push(opened, ...events(opened.id, 1, 2), { type: 'session_destroyed_error' });
      expect(seen.events).toEqual([numbered(1), numbered(2), 'session destroyed']);
    });

    it('applies nothing to a session that has ended since', async () => {
      const opened = await open();
      await push(opened, ...events(opened.id, 1, 2));
      opened.end();
      opened.stop();
      await jest.advanceTimersByTimeAsync(1000);
      expect(opened.seen.events).toEqual([numbered(1)]);
    });
  });

  it('terminates the connection after the last subscription (A-001)', async () => {
    const { server, end } = await open();
    end();
    await waitUntil(() => server.connections[0]?.socket.readyState === 3);
    expect(server.connections[0]?.received.slice(2).map(({ type }) => type)).toEqual(['stop', 'connection_terminate']);
  });

  it('raises session destroyed on session_destroyed_error (R-8-019)', async () => {
    const { seen, send } = await open();
    send({ type: 'session_destroyed_error' });
    await waitUntil(() => seen.onSessionDestroyed.mock.calls.length === 1);
    expect(seen.onRejected).not.toHaveBeenCalled();
    expect(seen.onUnreadable).not.toHaveBeenCalled();
  });

  it.each([
    ['an error frame', { type: 'error', payload: { message: 'Error resolving subscription context' } }],
    ['a result', { type: 'data', payload: { errors: [{ message: 'Error resolving subscription context' }] } }],
  ])('closes for a reconnect when %s says that the context is lost (R-8-020)', async (_, frame) => {
    const { server, send, id, begin, seen } = await open();
    // A second subscription keeps the socket open when the first one ends.
    begin();
    await waitUntil(() => server.connections[0]?.received.length === 3);
    send({ ...frame, id });
    await waitUntil(() => server.connections[0]?.socket.readyState === 3);
    await waitUntil(() => server.connections[1]?.received[0]?.type === 'connection_init');
    expect(seen.onRejected).not.toHaveBeenCalled();
  });

  it('closes for a reconnect on connection_error (A-001)', async () => {
    const { server, send, seen } = await open();
    send({ type: 'connection_error', payload: { message: 'Not now' } });
    await waitUntil(() => server.connections[0]?.socket.readyState === 3);
    await waitUntil(() => server.connections[1]?.received[0]?.type === 'connection_init');
    expect(seen.onUnreadable).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown type', '{"type":"surprise"}', 'Invalid message type!'],
    ['a type of every object', '{"type":"toString"}', 'Invalid message type!'],
    ['broken JSON', '{"type":', 'JSON'],
    ['no object', '7', 'Invalid type'],
    ['a result without data', '{"type":"data","id":"1","payload":{}}', 'neither data nor errors'],
    ['a result without an id', '{"type":"data","payload":{"data":{}}}', 'Invalid type'],
  ])('reports %s as an error and keeps the socket (R-8-021)', async (_, frame, message) => {
    const { seen, server, send, data } = await open();
    send(frame);
    data(event);
    await waitUntil(() => seen.events.length === 1);
    expect(String(seen.onUnreadable.mock.calls[0])).toContain(message);
    expect(server.connections).toHaveLength(1);
  });

  it('resubscribes when the server ends a subscription, and requests missed changes', async () => {
    installFakeClock();
    const { seen, server, send, id } = await open();
    send({ type: 'complete', id });
    await waitUntil(() => server.connections.at(-1)?.socket.readyState === 3);
    await jest.advanceTimersByTimeAsync(200);
    await waitUntil(() => server.connections[1]?.received[1]?.type === 'start');
    send({ type: 'ka' });
    server.connections.at(-1)?.socket.send(
      JSON.stringify({
        type: 'error',
        id: server.connections.at(-1)?.received[1]?.id,
        payload: { message: 'No entry' },
      }),
    );
    await waitUntil(() => seen.onRejected.mock.calls.length === 1);
    expect(seen.onResumed).toHaveBeenCalled();
  });
});
