import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Feed } from '../../../../libs/contracts/src/feed.ts';
import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { pageHeaders } from './headers.ts';

// A checkout may be inside a dot folder, which must not hide its files.
const home = mkdtempSync(join(tmpdir(), '.home-'));
const folder = join(home, 'build');
const script = 'console.log("hello");';
beforeAll(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'offline'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><html><head><!--lobby-settings--></head><body><div id="root"></div></body></html>',
    'assets/main-abc123.js': script,
    'assets/main-abc123.js.br': brotliCompressSync(script),
    'assets/main-abc123.js.gz': gzipSync(script),
    'assets/main-abc123.js.map': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'offline/en.html': '<!doctype html><html lang="en-GB"></html>',
    'sw.js': script,
    'site.webmanifest': '{}',
    '.vite/manifest.json': '{}',
    'release.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(home, 'beside.txt'), 'not part of the build');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform({ folder })));
afterEach(() => platform.close());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** Sends the path unchanged and returns the body undecoded. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(platform.url);
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

const page = { brand: acme, pathname: '/en/' };
const withChecks = (SumSubFlow: boolean) => ({ ...acme, toggles: { ...acme.toggles, SumSubFlow } });

describe('the page', () => {
  afterEach(() => {
    delete process.env['FONT_STYLESHEET_URL'];
    delete process.env['FONT_ORIGINS'];
    delete process.env['ERROR_REPORTING_SCRIPT_URL'];
  });

  it('puts the error reporting script into the settings and the policy (A-157)', async () => {
    process.env['ERROR_REPORTING_SCRIPT_URL'] = 'https://cdn.acme.test/bundle.js';
    const { headers, body } = await get('/');
    expect(String(body)).toContain('"errorReportingScriptUrl":"https://cdn.acme.test/bundle.js"');
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      "script-src 'self' https://cdn.acme.test http://127.0.0.1:4300",
    );
  });

  it('puts a font service into the settings and the policy (A-156)', async () => {
    const defaultPolicy = String((await get('/')).headers['content-security-policy']);
    process.env['FONT_STYLESHEET_URL'] = 'https://fonts.acme.test/css2?family=Figtree';
    const { headers, body } = await get('/');
    expect(String(body)).toContain('"fontStylesheetUrl":"https://fonts.acme.test/css2?family=Figtree"');
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining(["style-src 'self' https://fonts.acme.test", "font-src 'self' https://fonts.acme.test"]),
    );
    expect(defaultPolicy).not.toContain('fonts.acme.test');
  });

  it('allows the origins of a service’s font files for fonts, not for styles (A-156)', async () => {
    process.env['FONT_STYLESHEET_URL'] = 'https://fonts.acme.test/css2';
    process.env['FONT_ORIGINS'] = 'https://files.acme.test https://fonts.acme.test';
    const { headers, body } = await get('/');
    expect(String(body)).toContain('"fontOrigins":["https://files.acme.test","https://fonts.acme.test"]');
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "style-src 'self' https://fonts.acme.test",
        "font-src 'self' https://fonts.acme.test https://files.acme.test",
      ]),
    );
  });

  it.each(['nowhere', 'javascript:alert(1)', 'data:text/css,x'])(
    'allows no other origin for the invalid URL %s',
    async (url) => {
      process.env['FONT_STYLESHEET_URL'] = url;
      const { status, headers } = await get('/');
      expect(status).toBe(200);
      expect(String(headers['content-security-policy']).split('; ')).toEqual(
        expect.arrayContaining(["style-src 'self'", "font-src 'self'"]),
      );
    },
  );

  it('has a policy that allows no inline code and no other origins than the partners’', async () => {
    const { headers } = await get('/');
    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' http://127.0.0.1:4300",
        "style-src 'self'",
        "img-src 'self' http://127.0.0.1:4300 data:",
        "connect-src 'self' http://127.0.0.1:4300 ws://localhost:4200 ws://127.0.0.1:4300",
        "frame-src 'self' http://127.0.0.1:4300 http://localhost:5000",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types lobby-scripts dompurify gamification-widget lobby-gamification lobby-chat',
      ]),
    );
    expect(directives.join()).not.toContain('unsafe');
    expect(directives.join()).not.toContain('*');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cache-control': 'private, no-cache',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['permissions-policy']).toContain('fullscreen=(self),');
    for (const feature of ['bluetooth', 'display-capture', 'hid', 'publickey-credentials-get', 'serial', 'usb'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
  });

  describe('in a frame', () => {
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];

    it.each([
      '/',
      '/en/',
      '/en/login/',
      '/en/enter-code/',
      '/en/keycloak-login-handler/?code=1&state=2',
      '/register/',
      '/en/register',
      '/sv/register/',
      '/en/register/more/',
      '/en/game/register/',
      '/en/login/?to=/en/register/',
      '/en/%72egister/',
      '/en/register/..%2flogin/',
      '/offline/en.html',
    ])('is nobody’s: %s', async (path) => {
      expect(await ancestors(path)).toBe("'none'");
    });

    it('is this site’s own where it is the registration, and the brand has a form', async () => {
      for (const path of ['/en/register/', '/et_EE/register/', '/en/register/?redir=/en/'])
        expect(await ancestors(path)).toBe("'self'");
      const policy = pageHeaders(
        platform.origins,
        {},
        {
          brand: { ...acme, registrationFlows: ['KEYCLOAK', 'TRUSTLY'] },
          pathname: '/en/register/',
        },
      )['Content-Security-Policy'];
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain('frame-src http://127.0.0.1:4300 ');
    });
  });

  it('is sent with HSTS over https only', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const { origins } = platform;
    const headers = pageHeaders({ ...origins, lobby: 'https://lobby.acme.test' }, {}, page);
    expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
  });

  it('lets a frame take pictures only where a partner checks identities', () => {
    const policy = (checksIdentity: boolean) =>
      pageHeaders(platform.origins, {}, { ...page, brand: withChecks(checksIdentity) })['Permissions-Policy'];
    expect(policy(true)).toContain('camera=(self "http://127.0.0.1:4300"), microphone=(self "http://127.0.0.1:4300")');
    expect(policy(false)).toContain('camera=(), microphone=()');
  });

  it('accepts reports of its policy and logs them without tokens from URLs', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain('report-to csp');
    expect(policy).toContain('report-uri /api/csp-reports');
    expect((await get('/')).headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    const lines: string[] = [];
    const consoleWarn = jest.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
    const report = async (content: unknown) =>
      (await fetch(`${platform.url}/api/csp-reports`, { method: 'POST', body: JSON.stringify(content) })).status;
    const documentURL = 'http://localhost:4200/en/?accessToken=secret#secret';
    const body = { documentURL, blockedURL: 'https://evil.test/a.js?secret', effectiveDirective: 'script-src-elem' };
    expect(await report([{ type: 'csp-violation', url: documentURL, body }])).toBe(204);
    const reportUriFormat = {
      'document-uri': documentURL,
      'blocked-uri': 'inline\nforged',
      'effective-directive': 'style-src-attr',
    };
    expect(await report({ 'csp-report': reportUriFormat })).toBe(204);
    expect(lines).toEqual([
      'Content security policy: script-src-elem refused https://evil.test/a.js on http://localhost:4200/en/',
      'Content security policy: style-src-attr refused inlineforged on http://localhost:4200/en/',
    ]);
    expect(await report({ anything: 'x' })).toBe(400);
    expect(await report('x'.repeat(20_000))).toBe(400);
    for (let count = 0; count < 40; count += 1) await report({ 'csp-report': reportUriFormat });
    expect(lines.length).toBeLessThanOrEqual(40);
    consoleWarn.mockRestore();
  });

  it('contains the lobby settings as escaped JSON', async () => {
    await platform.run('theme', { tokens: { 'color.primary': '</script><script>alert(1)</script>$&' } });
    const html = String((await get('/en/')).body);
    const [, block] = /<script type="application\/json" id="lobby-settings">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(block ?? '')).toEqual({
      brand: 'acme',
      siteDataName: 'acme',
      license: 'mga',
      operator: 'Infiniza',
      identityHost: 'http://127.0.0.1:4300',
      ipCountryCode: 'FI',
      gameOrigins: ['http://127.0.0.1:4300'],
      cashier: {
        environment: 'development',
        merchantId: 'acme-sandbox',
        origin: 'http://localhost:5000',
        available: true,
      },
      jackpotHost: 'http://127.0.0.1:4300/jackpot',
      gamificationHost: 'http://127.0.0.1:4300/gamification',
      gamificationClientId: 'acme-lobby',
      sportsbook: { url: 'http://127.0.0.1:4300/sportsbook/' },
      chat: { scriptUrl: 'http://127.0.0.1:4300/chat/ekr/snippet.js', key: 'acme-support' },
      supportEmail: 'support@acme.example',
      theme: { 'color.primary': '</script><script>alert(1)</script>$&' },
      release: 'sandbox',
    });
    expect(html).not.toContain('<!--lobby-settings-->');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it.each(['/', '/en/', '/de_AT/games/amber-fox/', '/en/game-list/slots', '/verifyEmail'])(
    'answers %s',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, String(body)]).toEqual([200, expect.stringContaining('<div id="root">')]);
    },
  );

  it('is compressed if the client accepts it', async () => {
    const { headers, body } = await get('/en/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(body))).toContain('lobby-settings');
  });
});

describe('files', () => {
  it('serves hashed assets immutable and precompressed', async () => {
    const brotli = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(String(brotliDecompressSync(brotli.body))).toBe(script);
    const gzip = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await get('/assets/main-abc123.js');
    expect([plain.headers['content-encoding'], String(plain.body)]).toEqual([undefined, script]);
  });

  it('lets other files be revalidated by their ETag', async () => {
    const first = await get('/favicon.svg');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml; charset=utf-8',
    });
    const again = await get('/favicon.svg', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('has the service worker and the manifest revalidated, each with its type', async () => {
    for (const [path, type] of [
      ['/sw.js', 'text/javascript'],
      ['/site.webmanifest', 'application/manifest+json'],
    ] as const)
      expect((await get(path)).headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': `${type}; charset=utf-8`,
      });
  });

  it('serves the offline page as it is, under the policy of a page', async () => {
    const { status, headers, body } = await get('/offline/en.html');
    expect([status, String(body)]).toEqual([200, '<!doctype html><html lang="en-GB"></html>']);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining(["script-src 'self' http://127.0.0.1:4300", "worker-src 'self'", "manifest-src 'self'"]),
    );
    expect((await get('/')).headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it.each([
    '/assets/gone-def456.js',
    '/assets/gone.css',
    '/en/missing.png',
    '/.vite/manifest.json',
    '/assets/main-abc123.js.map',
    '/assets/main-abc123.js.br',
    '/../beside.txt',
    '/%2e%2e/beside.txt',
    '/..%2fbeside.txt',
    '/assets/..%2f..%2fbeside.txt',
    '/index.html',
    '/release.json',
  ])('does not serve %s', async (path) => {
    const { status, body } = await get(path);
    expect([status, String(body)]).toEqual([404, 'Not found.\n']);
  });

  it('rejects a malformed path, and other methods', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
    expect((await get('/en/', {}, 'PUT')).status).toBe(405);
    expect((await get('/sw.js', {}, 'POST')).status).toBe(405);
    const head = await get('/en/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it.each(['/en/deposit/?result=ok&id=a%2Fb', '/'])(
    'sends a form of a partner that returns to %s to the page',
    async (path) => {
      const { status, headers } = await get(path, {}, 'POST');
      expect([status, headers['location']]).toEqual([303, path]);
    },
  );
});

describe('/api/feed', () => {
  const query = { brand: 'acme', operator: 'Infiniza', currency: 'EUR' };
  const ask = async (change: Record<string, string> = {}) => {
    const { status, body } = await get(`/api/feed?${new URLSearchParams({ ...query, ...change }).toString()}`);
    return { status, feed: JSON.parse(String(body)) as Feed & { error?: string } };
  };

  it('has an amount for each jackpot game and data for each table, in the requested currency', async () => {
    const { feed } = await ask();
    const games = platform.store.games.all();
    expect(feed.jackpots.map(({ lookupId }) => lookupId)).toEqual(
      games.filter((game) => game.hasJackpot).map((game) => game.lookupId),
    );
    expect(feed.liveCasino).toHaveLength(games.filter((game) => game.isLiveCasinoGame).length);
    for (const { amount } of feed.jackpots) expect(amount).toMatch(/^\d+\.\d\d$/);
    const yen = await ask({ currency: 'JPY' });
    for (const { amount } of yen.feed.jackpots) expect(amount).toMatch(/^\d+$/);
  });

  it('changes with the platform’s clock', async () => {
    const before = (await ask()).feed;
    await platform.run('clock', { by: 60 });
    const after = (await ask()).feed;
    expect(Date.parse(after.lastUpdated)).toBeGreaterThan(Date.parse(before.lastUpdated));
    expect(Number(after.jackpots[0]?.amount)).not.toBe(Number(before.jackpots[0]?.amount));
  });

  it.each<Record<string, string>>([
    { brand: 'other' },
    { operator: 'Other' },
    { currency: 'XXX' },
    { currency: 'toString' },
  ])('rejects %j', async (change) => {
    const { status, feed } = await ask(change);
    expect([status, feed.error]).toEqual([400, expect.stringContaining(`“${Object.keys(change)[0]}”`)]);
  });
});

it('has no other APIs', async () => {
  expect((await get('/api/nonsense')).status).toBe(404);
  expect(JSON.parse(String((await get('/api/lobby-settings')).body))).toMatchObject({ brand: 'acme' });
});
