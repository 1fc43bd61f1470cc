import { createServer, request as sendRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { CountrySource } from './deployment.ts';
import { createHost } from './host.ts';
import { filesOf, hosting, settings } from './release.fixture.ts';
import { serve, type AccessRecord } from './serve.ts';

let platform: Server;
let sockets: WebSocketServer;
let received: { url?: string; method?: string; headers: IncomingHttpHeaders; body: string }[];
let log: AccessRecord[];
let served: Awaited<ReturnType<typeof serve>>;
let failing = false;
let country: CountrySource | undefined;
let heard: (record: AccessRecord) => void = () => {};

beforeEach(async () => {
  [received, log, failing, country] = [[], [], false, undefined];
  platform = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      const { url, method, headers } = request;
      received.push({ url, method, headers, body });
      response.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] }).end('{"data":1}');
    });
  });
  sockets = new WebSocketServer({ server: platform, handleProtocols: ([first]) => first ?? false });
  sockets.on('connection', (socket, { url, headers }) => {
    received.push({ url, headers, body: '' });
    socket.on('message', (text) => socket.send(`${url}: ${String(text)}`));
  });
  await new Promise<void>((resolve) => platform.listen(0, resolve));
  const host = createHost({ files: filesOf({}), hosting, settings: () => settings });
  served = await serve({
    host: (request) => (failing ? Promise.reject(new Error('broken')) : host(request)),
    target: () => ({
      platform: `http://localhost:${(platform.address() as AddressInfo).port}`,
      origin: 'https://lobby.acme.test',
      country,
      tooManyCookiesPage: '<p>Too many cookies</p>',
    }),
    port: 0,
    log: (record) => {
      log.push(record);
      heard(record);
    },
  });
});
afterEach(async () => {
  await served.close();
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
});

const addressOf = (path: string) => `http://localhost:${served.port}${path}`;

it('serves pages, and sends what is below /api/ to the platform', async () => {
  expect(await (await fetch(addressOf('/en/'))).text()).toContain('shell');
  const answer = await fetch(addressOf('/api/graphql?a=1'), {
    method: 'POST',
    headers: { authorization: 'Bearer abc' },
    body: '{"query":"{ a }"}',
  });
  expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([
    201,
    { data: 1 },
    ['a=1', 'b=2'],
  ]);
  expect(received).toMatchObject([
    { url: '/api/graphql?a=1', method: 'POST', headers: { authorization: 'Bearer abc' }, body: '{"query":"{ a }"}' },
  ]);
});

it('leads sockets of the back end to the platform, with their subprotocol, and no others', async () => {
  const socket = new WebSocket(`ws://localhost:${served.port}/graphql?a=1`, 'graphql-transport-ws');
  const reply = await new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('hello'));
    socket.on('message', (text) => resolve(String(text)));
    socket.on('error', reject);
  });
  expect([reply, socket.protocol]).toEqual(['/graphql?a=1: hello', 'graphql-transport-ws']);
  const isGone = new Promise((resolve) => {
    for (const client of sockets.clients) client.once('close', resolve);
  });
  socket.terminate();
  await isGone;
  const other = new WebSocket(`ws://localhost:${served.port}/elsewhere`);
  await new Promise((resolve) => other.on('error', resolve));
});

it('logs each request without its query', async () => {
  await fetch(addressOf('/en/?accessToken=secret'));
  await fetch(addressOf('/missing.png'));
  expect(log).toEqual([
    expect.objectContaining({ method: 'GET', path: '/en/', status: 200 }),
    expect.objectContaining({ method: 'GET', path: '/missing.png', status: 404 }),
  ]);
  expect(JSON.stringify(log)).not.toContain('secret');
});

it('says that a platform is gone, and goes on serving', async () => {
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
  const expected = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await fetch(addressOf('/api/graphql?token=secret'))).status).toBe(502);
  expect(String(expected.mock.calls)).toContain('The platform does not answer /api/graphql:');
  expect(String(expected.mock.calls)).not.toContain('secret');
  expected.mockRestore();
  expect((await fetch(addressOf('/en/'))).status).toBe(200);
});

it('takes a client that leaves for no failure of the platform', async () => {
  const isAsked = new Promise((resolve) => {
    platform.removeAllListeners('request');
    platform.on('request', resolve);
  });
  const leaving = new AbortController();
  const answer = fetch(addressOf('/api/graphql'), { signal: leaving.signal });
  await isAsked;
  const isLogged = new Promise<AccessRecord>((resolve) => (heard = resolve));
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(await isLogged).toMatchObject({ path: '/api/graphql', status: 499 });
});

it('answers its own failure with 500, and goes on serving', async () => {
  const expected = jest.spyOn(console, 'error').mockImplementation(() => {});
  failing = true;
  expect((await fetch(addressOf('/en/'))).status).toBe(500);
  failing = false;
  expect((await fetch(addressOf('/en/'))).status).toBe(200);
  expect(expected).toHaveBeenCalledTimes(1);
  expected.mockRestore();
});

it('answers more than 32 kB of headers with the page that says what to do', async () => {
  const status = (bytes: number) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const headers = { cookie: `a=${'x'.repeat(bytes)}` };
      const outgoing = sendRequest(addressOf('/en/'), { headers }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += String(chunk)));
        response.on('end', () => resolve([response.statusCode, body]));
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  expect(await status(30_000)).toEqual([200, expect.stringContaining('shell')]);
  expect(await status(40_000)).toEqual([431, '<p>Too many cookies</p>']);
});

it('rejects what is no request', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(served.port, 'localhost', () => socket.write('nonsense\r\n\r\n'));
    socket.on('data', (chunk) => resolve(String(chunk)));
  });
  expect(text).toContain('400 Bad Request');
});

it('rejects GET with a body: its length would reach the platform without it', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(served.port, 'localhost', () =>
      socket.write('GET /api/graphql HTTP/1.1\r\nHost: lobby.acme.test\r\nContent-Length: 4\r\n\r\nabcd'),
    );
    socket.on('data', (chunk) => {
      socket.destroy();
      resolve(String(chunk));
    });
  });
  expect(text).toMatch(/^HTTP\/1\.1 400\b/);
  expect(received).toEqual([]);
});

describe('the platform is told', () => {
  const claims = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.test',
    forwarded: 'for=203.0.113.7',
    'x-real-ip': '203.0.113.7',
    'true-client-ip': '203.0.113.7',
    'cf-connecting-ip': '203.0.113.7',
    'cf-ipcountry': 'SE',
  };
  const send = {
    request: () => fetch(addressOf('/api/graphql'), { headers: claims }),
    socket: async () => {
      const socket = new WebSocket(`ws://localhost:${served.port}/graphql`, { headers: claims });
      await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
      socket.terminate();
    },
  };

  it.each(['request', 'socket'] as const)('whose %s it is, by the address alone', async (kind) => {
    await send[kind]();
    const { headers = {} } = received[0] ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/^\S*(?:127\.0\.0\.1|::1)$/),
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'lobby.acme.test',
    });
    expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.7|evil|cf-ipcountry/);
  });

  it.each(['request', 'socket'] as const)('of a %s what a proxy in front says that names countries', async (kind) => {
    country = { header: 'CF-IPCountry' };
    await send[kind]();
    const { headers = {} } = received[0] ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.7, \S*(?:127\.0\.0\.1|::1)$/),
      'cf-ipcountry': 'SE',
    });
    expect(headers).not.toHaveProperty('x-real-ip');
  });
});
