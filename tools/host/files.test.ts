import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { createHost } from './host.ts';
import { compress } from './node.ts';
import { filesOf, hosting, settings } from './release.fixture.ts';

const script = 'console.log("hello");';
const files = filesOf({
  'assets/main-abc123.js': script,
  'assets/main-abc123.js.br': brotliCompressSync(script),
  'assets/main-abc123.js.gz': gzipSync(script),
  'assets/main-abc123.js.map': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'offline/en.html': '<!doctype html><html lang="en-GB"></html>',
  'sw.js': script,
  'site.webmanifest': '{}',
  'too-many-cookies.html': '<html></html>',
  '.vite/manifest.json': '{}',
  'texts.json': '{}',
  'assets/../../beside.txt': 'outside',
});
const host = createHost({ files, hosting, settings: () => settings, compress });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  host(new Request(`https://lobby.acme.test${path}`, { method, headers }));
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it('serves hashed assets immutable and precompressed', async () => {
  const brotli = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(Object.fromEntries(brotli.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(String(brotliDecompressSync(await bodyOf(brotli)))).toBe(script);
  expect((await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
    'gzip',
  );
  for (const accepted of ['', 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
    const plain = await get('/assets/main-abc123.js', { 'accept-encoding': accepted });
    expect([plain.headers.get('content-encoding'), String(await bodyOf(plain))]).toEqual([null, script]);
  }
});

it('compresses pages as the client prefers', async () => {
  const page = await get('/en/', { 'accept-encoding': 'gzip;q=0.5, br' });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(String(brotliDecompressSync(await bodyOf(page)))).toContain('lobby-settings');
  expect((await get('/en/', { 'accept-encoding': 'gzip, br;q=0' })).headers.get('content-encoding')).toBe('gzip');
});

it('lets other files be revalidated by their ETag, each encoding by its own', async () => {
  const first = await get('/favicon.svg');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  const again = await get('/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, (await bodyOf(again)).length]).toEqual([304, 0]);
  const brotli = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  const condition = { 'if-none-match': brotli.headers.get('etag') ?? '' };
  expect((await get('/assets/main-abc123.js', condition)).status).toBe(200);
});

it.each([
  ['bytes=0-6', 206, 'bytes 0-6/21', 'console'],
  ['bytes=-3', 206, 'bytes 18-20/21', '");'],
  ['bytes=14-', 206, 'bytes 14-20/21', 'ello");'],
  ['bytes=100-', 416, 'bytes */21', ''],
  ['bytes=0-1,4-5', 200, null, script],
  ['lines=0-1', 200, null, script],
  ['bytes=9-2', 200, null, script],
])('answers the range %s', async (range, status, contentRange, text) => {
  const answer = await get('/sw.js', { range });
  expect([answer.status, answer.headers.get('content-range'), String(await bodyOf(answer))]).toEqual([
    status,
    contentRange,
    text,
  ]);
});

it('sends the whole of a file that has changed since the first part', async () => {
  const { headers } = await get('/sw.js', { range: 'bytes=0-6' });
  expect((await get('/sw.js', { range: 'bytes=7-', 'if-range': headers.get('etag') ?? '' })).status).toBe(206);
  expect((await get('/sw.js', { range: 'bytes=7-', 'if-range': '"older"' })).status).toBe(200);
});

it('has the service worker and the manifest revalidated, each with its type', async () => {
  for (const [path, type] of [
    ['/sw.js', 'text/javascript'],
    ['/site.webmanifest', 'application/manifest+json'],
  ] as const) {
    const { headers } = await get(path);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-cache', `${type}; charset=utf-8`]);
  }
});

it('serves the offline page as it is, under the policy of a page', async () => {
  const answer = await get('/offline/en.html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe((await get('/')).headers.get('content-security-policy'));
  expect(await answer.text()).toBe('<!doctype html><html lang="en-GB"></html>');
});

it.each([
  '/assets/gone-def456.js',
  '/assets/',
  '/assets',
  '/offline/',
  '/foo.png',
  '/en/missing.png',
  '/.vite/manifest.json',
  '/.well-known/security.txt',
  '/assets/main-abc123.js.map',
  '/assets/main-abc123.js.br',
  '/../beside.txt',
  '/..%2fbeside.txt',
  '/assets/..%2f..%2fbeside.txt',
  '/assets/..%5c..%5cbeside.txt',
  '/index.html',
  '/too-many-cookies.html',
  '/release.json',
  '/texts.json',
])('answers %s with 404, and never with a page', async (path) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found.\n']);
});

it.each(['/', '/en/', '/de_AT/games/amber-fox/', '/en/game-list/slots', '/verifyEmail', '/en/game/a.b/'])(
  'answers %s with a page',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('shell')]);
  },
);

it('rejects a malformed path, one that names another host, and other methods', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('/a%00b')).status).toBe(400);
  expect((await get('//evil.test/', {}, 'POST')).status).toBe(400);
  expect((await get('/en/', {}, 'PUT')).status).toBe(405);
  const posted = await get('/sw.js', {}, 'POST');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('answers HEAD with the headers of GET', async () => {
  for (const path of ['/en/', '/favicon.svg']) {
    const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
    expect([head.status, (await bodyOf(head)).length]).toEqual([200, 0]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
  }
});

it.each(['/en/deposit/?result=ok&id=a%2Fb', '/'])(
  'sends a form of a partner that returns to %s to the page',
  async (path) => {
    const answer = await get(path, {}, 'POST');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  },
);

it('says whether it runs, and whether it can serve', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  const empty = createHost({ files: { read: async () => undefined }, hosting, settings: () => settings });
  const ready = await empty(new Request('https://lobby.acme.test/readyz'));
  expect([ready.status, await ready.text()]).toEqual([503, 'The release has no index.html.\n']);
  expect((await empty(new Request('https://lobby.acme.test/healthz'))).status).toBe(200);
});
