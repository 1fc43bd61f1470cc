import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
  'nginx answers what it cannot read with plain text',
  { tag: '@desktop' },
  async ({ release, serveByNginx, port }) => {
    await serveByNginx({ operator, releases: [await release('one')] });
    const plain = {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    for (const [path, status] of [
      ['/%zz', 400],
      [`/${'a'.repeat(40_000)}`, 414],
    ] as const) {
      const answer = await ask(port, path);
      expect([answer.status, answer.text]).toEqual([status, 'The request cannot be read.\n']);
      expect(answer.headers).toMatchObject(plain);
    }
    const nonsense = connect(port, '127.0.0.1', () => nonsense.write('nonsense\r\n\r\n'));
    expect(await text(nonsense)).toMatch(/^HTTP\/1\.1 400 [^]*nosniff[^]*The request cannot be read\.\n$/);
    for (const path of ['/.unreadable', '/.foreign']) expect((await ask(port, path)).status).toBe(404);
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
