import { WebSocket } from 'ws';
import { ask } from '../support/hosts/ask.ts';
import { expect, test } from '../support/hosts/releases.ts';

const operator = 'acme';

/** Headers that anyone can send. */
const claims = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'evil.test',
  forwarded: 'for=203.0.113.7',
  'x-real-ip': '203.0.113.7',
  'true-client-ip': '203.0.113.7',
  'cf-connecting-ip': '203.0.113.7',
  'cf-ipcountry': 'SE',
};

test(
  'nginx leads to the platform, and says under which address',
  { tag: '@desktop' },
  async ({ release, serveByNginx, backEnd, port }) => {
    await serveByNginx({ operator, releases: [await release('one')] });
    const document = Buffer.alloc(3_000_000, 'x');
    const answer = await ask(port, '/api/documents?a=%2F', {
      method: 'POST',
      headers: { ...claims, authorization: 'Bearer abc' },
      body: document,
    });
    expect([answer.status, answer.text, answer.headers['set-cookie']]).toEqual([201, '{"data":1}', ['a=1', 'b=2']]);
    expect(backEnd.received).toEqual([
      {
        url: '/api/documents?a=%2F',
        size: document.length,
        headers: expect.objectContaining({
          host: new URL(backEnd.origin).host,
          authorization: 'Bearer abc',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
          'x-forwarded-host': `localhost:${port}`,
        }),
      },
    ]);
    expect(JSON.stringify(backEnd.received)).not.toMatch(/203\.0\.113\.7|cf-ipcountry/);

    for (const path of ['/graphql?a=%2F', '/api/live']) {
      const url = `ws://127.0.0.1:${port}${path}`;
      const socket = new WebSocket(url, 'graphql-transport-ws', { headers: claims });
      const reply = await new Promise((resolve, reject) => {
        socket.on('open', () => socket.send('hello'));
        socket.on('message', (text) => resolve(String(text)));
        socket.on('error', reject);
      });
      expect([reply, socket.protocol]).toEqual(['hello', 'graphql-transport-ws']);
      socket.terminate();
      const { url: asked, headers } = backEnd.received.at(-1) ?? {};
      expect([asked, headers?.['x-forwarded-for']]).toEqual([path, '127.0.0.1']);
      expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.7|cf-ipcountry/);
    }

    // In another protocol further requests would pass unseen.
    const h2c = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
    expect((await ask(port, '/graphql', { headers: h2c })).status).toBe(201);
    expect(backEnd.received.at(-1)?.headers).not.toHaveProperty('upgrade');

    backEnd.close();
    const failed = await ask(port, '/api/graphql');
    expect([failed.status, failed.text]).toEqual([502, '{"error":"The platform does not answer."}']);
    const goneSocket = await ask(port, '/graphql', { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
    expect([goneSocket.status, goneSocket.text]).toEqual([502, '{"error":"The platform does not answer."}']);
    expect((await ask(port, '/en/')).status).toBe(200);
  },
);

test(
  'nginx keeps what a proxy in front says, where that names countries',
  { tag: '@desktop' },
  async ({ release, serveByNginx, backEnd, port }) => {
    await serveByNginx({ operator, releases: [await release('one', { country: { header: 'cf-ipcountry' } })] });
    await ask(port, '/api/graphql', { headers: claims });
    expect(backEnd.received[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'cf-ipcountry': 'SE',
    });
    expect(backEnd.received[0]?.headers).not.toHaveProperty('x-real-ip');
  },
);
