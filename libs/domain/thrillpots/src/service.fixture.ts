import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers';
import { WebSocketServer, type WebSocket } from 'ws';
import { createThrillpotApi } from './api.ts';
import { createThrillpots } from './createThrillpots.ts';
import { createPublicData } from './publicData.ts';

interface Connection {
  /** Parsed. */
  received: Record<string, unknown>[];
  socket: WebSocket;
  /** An object as JSON, a string as it is. */
  send: (frame: object | string) => void;
}

/** The jackpot service with a real socket, which sends the test's frames alone; REST answers what `respond` says. */
export async function startService() {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const connections: Connection[] = [];
  const rest = { respond: (_url: string): { status?: number; body: unknown } => ({ status: 500, body: null }) };
  const http = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers });
    const { status = 200, body } = rest.respond(url);
    // The page is of another origin.
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(body));
  });
  const sockets = new WebSocketServer({ server: http, path: '/v1/ws' });
  sockets.on('connection', (socket) => {
    const received: Connection['received'] = [];
    const send = (frame: object | string) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    connections.push({ received, socket, send });
    socket.on('message', (data) => received.push(JSON.parse(String(data)) as Record<string, unknown>));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/v1/ws`,
    rest,
    requests,
    connections,
    last: () => connections.at(-1) as Connection,
    async close(): Promise<void> {
      for (const { socket } of connections) socket.terminate();
      sockets.close();
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** A session whose token is `first`, and is refreshed to `renewed`. */
export function mockSession() {
  const auth = {
    token: 'first' as string | null,
    getAccessToken: (of?: string | null) => (of === 's1' ? auth.token : null),
    refresh: jest.fn(async (): Promise<'refreshed' | 'unreachable' | 'expired'> => {
      auth.token = 'renewed';
      return 'refreshed';
    }),
  };
  return auth;
}

/** The client of a player, or of a visitor, and the wins that it has announced. */
export function createClient({ host, socketUrl }: Pick<Service, 'host' | 'socketUrl'>, visitor = false) {
  const auth = mockSession();
  const api = createThrillpotApi(host, 'acme');
  const player = visitor ? null : { id: 'p1', country: 'FI', currency: 'EUR', auth, session: 's1' };
  const client = createThrillpots({ api, publicData: createPublicData(api), socketUrl, brandId: 'acme', player });
  const wins: { id: string; kind: string }[] = [];
  client.onWin(({ id, kind }) => wins.push({ id, kind }));
  /** What is shown of a pot. */
  const value = (pot = 'mega', id = 'jackpot-1') =>
    client
      .pots(id)
      .get()
      ?.find((known) => known.id === pot)?.value;
  return { auth, client, wins, value };
}

/** Polls a condition in real time, since real sockets are not driven by fake timers. */
export async function waitUntil<Value>(check: () => Value): Promise<Value> {
  const end = performance.now() + 4000;
  while (performance.now() < end) {
    const value = check();
    if (value) return value;
    await new Promise((done) => setTimeout(done, 1));
  }
  throw new Error(`Never happened: ${String(check)}`);
}

/** As the specification has them: an instance of a jackpot, and its events. */
export const joined = (change: object = {}) => ({
  type: 'JoinedMessage',
  instance_id: 'jackpot-1',
  sequence: 10,
  pots: [
    { id: 'mega', current_value: '1000.00', win_odds: '1000000' },
    { id: 'minor', current_value: 12.5 },
  ],
  wins: [],
  server_timestamp: 1_770_000_000_000,
  ...change,
});
export const update = (sequence: number, value: string, id = 'mega') => ({
  type: 'JackpotUpdate',
  instance_id: 'jackpot-1',
  sequence,
  pots: [{ id, current_value: value }],
});
export const win = (id: string, change: object = {}) => ({
  type: 'WinEvent',
  id,
  instance_id: 'jackpot-1',
  player_id: 'p1',
  win_amount: '250.00',
  win_pot_id: 'minor',
  currency_multipliers: { multipliers: { CAD: '1.47' } },
  community_winners: [{ player_id: 'p2', win_amount: '5.00' }],
  ...change,
});
export const instance = (change: object = {}) => ({
  id: 'jackpot-1',
  timestamp_start: 1_770_000_000,
  timestamp_end: null,
  pots: [{ id: 'mega', current_value: '900.00' }],
  optin_status: null,
  server_timestamp: 1_770_000_000_000,
  ...change,
});
