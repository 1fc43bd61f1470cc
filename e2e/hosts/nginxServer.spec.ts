import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { settings } from '../../tools/host/release.fixture.ts';
import { addressDatabase } from '../support/hosts/addressDatabase.ts';
import { ask } from '../support/hosts/ask.ts';
import { certificate, key } from '../support/hosts/certificate.ts';
import { expect, test } from '../support/hosts/releases.ts';

const operator = 'acme';

test(
  'nginx finds the country of an address in a database',
  { tag: '@desktop' },
  async ({ release, serveByNginx, folder, port }) => {
    const database = join(folder, 'countries.mmdb');
    writeFileSync(database, addressDatabase({ '127.0.0.1': 'EE', '127.0.0.2': 'FI', '127.0.0.3': 'SE' }));
    await serveByNginx({ operator, releases: [await release('one', { country: { database } })] });
    const pageFor = async (from: string) => (await ask(port, '/en/', { from })).text;
    expect(await pageFor('127.0.0.1')).toContain('games in Estonia');
    expect(await pageFor('127.0.0.2')).toContain('games in Finland');
    expect(await pageFor('127.0.0.2')).toContain('"ipCountryCode":"FI"');
    for (const elsewhere of ['127.0.0.3', '127.0.0.4']) expect(await pageFor(elsewhere)).toContain('shell');
  },
);

test(
  'nginx leads to the platform, and says under which address',
  { tag: '@desktop' },
  async ({ release, serveByNginx, backEnd, port }) => {
    await serveByNginx({ operator, releases: [await release('one')] });
    const document = Buffer.alloc(3_000_000, 'x');
    const answer = await ask(port, '/api/documents?a=%2F', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.test', authorization: 'Bearer abc' },
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
          'x-forwarded-for': '203.0.113.7, 127.0.0.1',
          'x-forwarded-proto': 'http',
          'x-forwarded-host': `localhost:${port}`,
        }),
      },
    ]);

    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    const reply = await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send('hello'));
      socket.on('message', (text) => resolve(String(text)));
      socket.on('error', reject);
    });
    expect([reply, socket.protocol]).toEqual(['hello', 'graphql-transport-ws']);
    socket.terminate();

    backEnd.close();
    const failed = await ask(port, '/api/graphql');
    expect([failed.status, failed.text]).toEqual([502, '{"error":"The platform does not answer."}']);
    expect((await ask(port, '/en/')).status).toBe(200);
  },
);

test(
  'nginx logs neither queries nor what fails with them',
  { tag: '@desktop' },
  async ({ release, serveByNginx, backEnd, port }) => {
    const { folder } = await serveByNginx({ operator, releases: [await release('one')] });
    await ask(port, '/en/games?accessToken=secret');
    await ask(port, '/missing"file.png?a=secret');
    backEnd.close();
    await ask(port, '/api/graphql?token=secret');
    const logOf = (name: string) => readFileSync(join(folder, `${operator}.${name}.log`), 'utf8');
    const records = () =>
      logOf('access')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { path: string })
        // Asked by the test until nginx answers.
        .filter(({ path }) => path !== '/healthz');
    await expect.poll(() => records().length).toBe(3);
    expect(records()).toEqual([
      { time: expect.any(String), method: 'GET', path: '/en/games', status: 200, milliseconds: expect.any(Number) },
      expect.objectContaining({ path: '/missing"file.png', status: 404 }),
      expect.objectContaining({ path: '/api/graphql', status: 502 }),
    ]);
    expect(logOf('access') + logOf('error')).not.toContain('secret');
  },
);

test(
  'nginx takes 32 kB of headers, and answers more with the page that says what to do',
  { tag: '@desktop' },
  async ({ release, serveByNginx, port }) => {
    await serveByNginx({ operator, releases: [await release('one')] });
    const withCookies = (bytes: number) => ask(port, '/en/', { headers: { cookie: `a=${'x'.repeat(bytes)}` } });
    expect((await withCookies(31_000)).status).toBe(200);
    const answer = await withCookies(60_000);
    expect([answer.status, answer.text]).toEqual([431, '<html>Too many cookies</html>']);
    expect(answer.headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
  },
);

test(
  'nginx sends the shell page alone where the platform has a theme',
  { tag: '@desktop' },
  async ({ release, serveByNginx, port }) => {
    const themed = { ...settings, theme: { 'color.primary': '#123456' } };
    const country = { code: 'FI' };
    await serveByNginx({ operator, releases: [await release('one', { settings: themed, country })] });
    for (const path of ['/en/', '/en/games'])
      expect((await ask(port, path)).text, path).toMatch(/"ipCountryCode":"FI".*shell one/);
  },
);

test('nginx is not ready without its release', { tag: '@desktop' }, async ({ release, serveByNginx, port }) => {
  const made = await release('one');
  rmSync(join(made.folder, 'completed', 'index.html'));
  await serveByNginx({ operator, releases: [made] });
  const { status, text } = await ask(port, '/readyz');
  expect([status, text]).toEqual([503, 'The release has no index.html.\n']);
  expect((await ask(port, '/healthz')).status).toBe(200);
});

test(
  'nginx speaks https with a certificate, to which plain http leads',
  { tag: '@desktop' },
  async ({ release, serveByNginx, folder, port }) => {
    const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
    writeFileSync(tls.certificate, certificate);
    writeFileSync(tls.key, key);
    const origin = `https://localhost:${port}`;
    await serveByNginx({ operator, releases: [await release('one', { origin, listen: { port, tls } })] });
    const { headers } = await ask(port, '/en/', { isSecure: true });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toContain(`wss://localhost:${port}`);
    const { status, headers: plain } = await ask(port, '/en/?a=1');
    expect([status, plain.location]).toEqual([301, `${origin}/en/?a=1`]);
  },
);
