import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
let sockets: WebSocket[] = [];
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  platform.close();
});

interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A raw client: sends frames and reads the received ones in order. */
async function connect(protocols: string[], options: { path?: string; origin?: string } = {}) {
  const { path = '/graphql', origin } = options;
  const socket = new WebSocket(platform.url.replace('http', 'ws') + path, protocols, { origin });
  sockets.push(socket);
  const receivedFrames: string[] = [];
  let notify = () => {};
  socket.on('message', (raw) => {
    receivedFrames.push(String(raw));
    notify();
  });
  await once(socket, 'open');
  const nextText = async (): Promise<string> => {
    while (receivedFrames.length === 0) await new Promise<void>((resolve) => (notify = resolve));
    return receivedFrames.shift() as string;
  };
  return {
    socket,
    send: (frame: Frame) => socket.send(JSON.stringify(frame)),
    nextText,
    next: async () => JSON.parse(await nextText()) as Frame,
    /** The next frame other than a keep-alive. */
    async nextData() {
      for (;;) {
        const frame = JSON.parse(await nextText()) as Frame;
        if (frame.type !== 'ka') return frame;
      }
    },
  };
}

const balanceUpdated =
  'subscription BalanceUpdated { balanceUpdated { balance bonusBalance currency amount moneyType wageringProgress } }';
const setBalance = (balance: string) => platform.run('balance', { player: 'lowfunds@lobby.test', balance });
const balanceData = () => ({
  data: {
    balanceUpdated: {
      balance: '80.00',
      bonusBalance: '0.00',
      currency: 'EUR',
      amount: '78.50',
      moneyType: 'Correction',
      wageringProgress: null,
    },
  },
});

/** Waits until the server has this many subscriptions, which neither protocol confirms. */
async function untilSubscribed(count = 1): Promise<void> {
  while (platform.store.events.count() !== count) await new Promise((done) => setImmediate(done));
}

describe('subprotocol graphql-ws (start, stop, data, complete)', () => {
  const init = async (token?: string) => {
    const client = await connect(['graphql-ws']);
    client.send({ type: 'connection_init', payload: token === undefined ? {} : { accessToken: token } });
    expect(await client.next()).toEqual({ type: 'connection_ack' });
    expect(await client.next()).toEqual({ type: 'ka' });
    return client;
  };

  it('pushes the balance until it is stopped', async () => {
    const client = await init(await platform.tokenFor('lowfunds@lobby.test'));
    client.send({ type: 'start', id: '1', payload: { query: balanceUpdated } });
    await untilSubscribed();
    await setBalance('80.00');
    expect(await client.nextData()).toEqual({ type: 'data', id: '1', payload: balanceData() });
    client.send({ type: 'stop', id: '1' });
    await untilSubscribed(0);
    await setBalance('90.00');
    client.send({ type: 'start', id: '2', payload: { query: '{ root { countries { code } } }' } });
    expect(await client.nextData()).toMatchObject({ type: 'data', id: '2' });
    expect(await client.nextData()).toEqual({ type: 'complete', id: '2' });
  });

  it('answers an invalid token with “Error resolving subscription context”', async () => {
    const client = await init('nonsense');
    client.send({ type: 'start', id: '1', payload: { query: balanceUpdated } });
    expect(await client.nextData()).toEqual({
      type: 'error',
      id: '1',
      payload: { message: 'Error resolving subscription context' },
    });
  });

  it('answers a visitor with AuthenticationFailure', async () => {
    const client = await init();
    client.send({ type: 'start', id: '1', payload: { query: balanceUpdated } });
    expect(await client.nextData()).toMatchObject({
      type: 'data',
      payload: { errors: [{ extensions: { type: '$AuthenticationFailure' } }] },
    });
  });

  it.each(['{"type":"subscribe","id":"1"}', '{"type":"start"}', 'nonsense', '[]'])(
    'reports %s as invalid',
    async (text) => {
      const client = await init();
      client.socket.send(text);
      expect(await client.nextData()).toEqual({ type: 'error', payload: { message: 'Invalid message type!' } });
    },
  );

  it('closes when the client terminates', async () => {
    const client = await init();
    client.send({ type: 'connection_terminate' });
    const [code] = (await once(client.socket, 'close')) as [number];
    expect(code).toBe(1000);
  });
});

describe('subprotocol graphql-transport-ws (subscribe, next, complete)', () => {
  const init = async (token?: string) => {
    const client = await connect(['graphql-transport-ws', 'graphql-ws']);
    expect(client.socket.protocol).toBe('graphql-transport-ws');
    client.send({ type: 'connection_init', payload: token === undefined ? {} : { accessToken: token } });
    expect(await client.next()).toEqual({ type: 'connection_ack' });
    return client;
  };

  it('pushes the balance until it is completed', async () => {
    const client = await init(await platform.tokenFor('lowfunds@lobby.test'));
    client.send({ type: 'subscribe', id: '1', payload: { query: balanceUpdated } });
    await untilSubscribed();
    await setBalance('80.00');
    expect(await client.nextData()).toEqual({ type: 'next', id: '1', payload: balanceData() });
    client.send({ type: 'complete', id: '1' });
    await untilSubscribed(0);
    await setBalance('90.00');
    client.send({ type: 'subscribe', id: '2', payload: { query: '{ root { countries { code } } }' } });
    expect(await client.nextData()).toMatchObject({ type: 'next', id: '2' });
    expect(await client.nextData()).toEqual({ type: 'complete', id: '2' });
  });

  it('answers an invalid token with “Error resolving subscription context”', async () => {
    const client = await init('nonsense');
    client.send({ type: 'subscribe', id: '1', payload: { query: balanceUpdated } });
    expect(await client.next()).toMatchObject({
      type: 'error',
      id: '1',
      payload: [{ message: 'Error resolving subscription context' }],
    });
  });

  it('answers pings, and closes the socket on an unknown message', async () => {
    const client = await init();
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    client.send({ type: 'start', id: '1', payload: {} });
    const [code] = (await once(client.socket, 'close')) as [number];
    expect(code).toBe(4400);
  });
});

it('pushes to each player only their own updates, pop-ups, rewards and ended sessions', async () => {
  const player = 'lowfunds@lobby.test';
  const client = await connect(['graphql-ws']);
  client.send({ type: 'connection_init', payload: { accessToken: await platform.tokenFor(player) } });
  const queries = [
    'subscription PlayerUpdated { playerUpdated { isAccountClosed } }',
    'subscription CustomerPopUpAdded { customerPopUpAdded { popUpIdsAdded } }',
    'subscription RewardUpdated { rewardUpdated { assignationId status reward { name } } }',
    'subscription SessionDestroyed { sessionDestroyed { sessionId } }',
  ];
  queries.forEach((query, index) => client.send({ type: 'start', id: String(index), payload: { query } }));
  await untilSubscribed(queries.length);
  const showPlayer = async (name: string) => (await platform.run('player', { player: name })).body.result;
  expect(await showPlayer(player)).toMatchObject({ sockets: 1 });
  expect(await showPlayer('bonus@lobby.test')).toMatchObject({ sockets: 0 });
  await platform.run('close', { player: 'bonus@lobby.test' });
  await platform.run('close', { player });
  await platform.run('popUp', { player, id: 'terms-2026' });
  await platform.run('reward', { player, type: 'MoneyDrop', name: 'Gift', amount: '5' });
  await platform.run('destroySession', { player });

  const received = new Map<string, unknown>();
  while (received.size < 4) {
    const { type, id, payload } = await client.next();
    if (type === 'data' && id !== undefined && !received.has(id)) received.set(id, (payload as { data: unknown }).data);
  }
  expect(received.get('0')).toEqual({ playerUpdated: { isAccountClosed: true } });
  expect(received.get('1')).toEqual({ customerPopUpAdded: { popUpIdsAdded: ['terms-2026'] } });
  expect(received.get('2')).toMatchObject({ rewardUpdated: { status: 'Unclaimed', reward: { name: 'Gift' } } });
  expect(received.get('3')).toEqual({ sessionDestroyed: { sessionId: expect.any(String) } });
});

it('pushes names in the language of the account, as chosen last', async () => {
  const player = 'rewards@lobby.test';
  const playerId = platform.playerId(player);
  const client = await connect(['graphql-transport-ws']);
  client.send({ type: 'connection_init', payload: { accessToken: await platform.tokenFor(player) } });
  await client.next();
  const query = 'subscription RewardUpdated { rewardUpdated { reward { name } } }';
  client.send({ type: 'subscribe', id: '1', payload: { query } });
  await untilSubscribed();
  platform.store.points.add(playerId, 'Correction', 1_000);
  for (const [language, name] of [
    ['de_DE', 'Bargeld'],
    ['fi_FI', 'Käteistä'],
  ] as const) {
    platform.store.players.update(playerId, { language });
    platform.store.shop.buy(playerId, { purchaseId: language, itemId: 'cash-5', price: 1_000 });
    const { payload } = await client.nextData();
    expect(payload).toEqual({ data: { rewardUpdated: { reward: { name } } } });
  }
});

describe.each([
  ['graphql-ws', 'start', 'data'],
  ['graphql-transport-ws', 'subscribe', 'next'],
])('a session that ends (%s)', (protocol, start, data) => {
  const player = 'lowfunds@lobby.test';
  const subscribe = async (token: string, query: string) => {
    const client = await connect([protocol]);
    client.send({ type: 'connection_init', payload: { accessToken: token } });
    expect(await client.next()).toEqual({ type: 'connection_ack' });
    client.send({ type: start, id: '1', payload: { query } });
    const closed = once(client.socket, 'close').then(([code]) => Number(code));
    return { ...client, closed };
  };

  it('closes its sockets, and leaves those of the player’s other sessions open', async () => {
    const token = await platform.tokenFor(player);
    const ended = await subscribe(token, balanceUpdated);
    const other = await subscribe(await platform.tokenFor(player), balanceUpdated);
    await untilSubscribed(2);
    await platform.graphql('mutation { logout { loggedOut } }', { token });
    expect(await ended.closed).toBe(4403);
    await untilSubscribed(1);
    await setBalance('80.00');
    const frames = [];
    do frames.push(await other.next());
    while (frames.at(-1)?.type !== data);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('is notified before its sockets close, if it was destroyed', async () => {
    const { closed, next } = await subscribe(
      await platform.tokenFor(player),
      'subscription { sessionDestroyed { sessionId } }',
    );
    await untilSubscribed();
    await platform.run('destroySession', { player });
    expect(await closed).toBe(4403);
    let frame = await next();
    while (frame.type !== data) frame = await next();
    expect(frame.payload).toEqual({ data: { sessionDestroyed: { sessionId: expect.any(String) } } });
  });

  it('gets InvalidTokenFailure for new subscriptions', async () => {
    const token = await platform.tokenFor(player);
    await platform.run('destroySession', { player });
    const { next } = await subscribe(token, balanceUpdated);
    let frame = await next();
    while (frame.type !== 'error') frame = await next();
    expect([frame.payload].flat()).toMatchObject([{ extensions: { type: '$InvalidTokenFailure' } }]);
  });

  it('rejects operations that exceed the limits', async () => {
    const oversized = `{ ${'a{'.repeat(600)}a${'}'.repeat(601)}`;
    const { next } = await subscribe(await platform.tokenFor(player), oversized);
    let frame = await next();
    while (!JSON.stringify(frame).includes('errors') && frame.type !== 'error') frame = await next();
    expect(JSON.stringify(frame)).toContain('more than 1000 tokens');
  });
});

describe('faults set at the console', () => {
  it('restricts the server to the legacy protocol', async () => {
    await platform.run('realtimeProtocol', { protocol: 'graphql-ws' });
    const client = await connect(['graphql-transport-ws', 'graphql-ws']);
    expect(client.socket.protocol).toBe('graphql-ws');
  });

  it('drops sockets, closes them with a code, and sends raw frames', async () => {
    const client = await connect(['graphql-ws']);
    await platform.run('sendFrame', { text: '{"type":"session_destroyed_error"}' });
    expect(await client.next()).toEqual({ type: 'session_destroyed_error' });
    const closed = once(client.socket, 'close');
    expect((await platform.run('dropSockets', { code: 4500 })).body.result).toEqual({ sockets: 1 });
    expect((await closed)[0]).toBe(4500);
    const dropped = once((await connect(['graphql-ws'])).socket, 'close');
    await platform.run('dropSockets');
    expect((await platform.run('status')).body.result).toMatchObject({ sockets: 0 });
    expect((await dropped)[0]).toBe(1006);
  });

  it('truncates data frames', async () => {
    await platform.run('fault', { endpoint: 'realtime', malformedFrames: true });
    const client = await connect(['graphql-ws']);
    client.send({ type: 'connection_init' });
    expect(await client.next()).toEqual({ type: 'connection_ack' });
    await client.next();
    client.send({ type: 'start', id: '1', payload: { query: '{ root { countries { code } } }' } });
    const frame = await client.nextText();
    expect(frame).toContain('"type":"data"');
    expect(() => JSON.parse(frame)).toThrow();
  });
});

it.each([
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['another path', { path: '/elsewhere' }, 404],
  ['an invalid path', { path: '//' }, 404],
])('rejects %s', async (_who, options, status) => {
  const socket = new WebSocket(
    platform.url.replace('http', 'ws') + ('path' in options ? options.path : '/graphql'),
    ['graphql-ws'],
    {
      origin: 'origin' in options ? options.origin : undefined,
    },
  );
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(status);
});

it('accepts sockets from the lobby’s origin', async () => {
  const { socket } = await connect(['graphql-transport-ws'], { origin: platform.origins.lobby });
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
