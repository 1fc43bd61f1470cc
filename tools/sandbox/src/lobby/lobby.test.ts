import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Feed } from '../../../../libs/contracts/src/feed.ts';
import { pagesReport, report, shellPage } from '../../../host/release.fixture.ts';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

// A checkout may be inside a dot folder, which must not hide its files.
const home = mkdtempSync(join(tmpdir(), '.home-'));
const folder = join(home, 'build');
beforeAll(() => {
  const files = {
    'index.html': shellPage,
    'release.json': JSON.stringify(report),
    'sw.js': 'console.log("hello");',
    'pages/pages.json': JSON.stringify(pagesReport),
    'pages/FI/en/index.html': shellPage.replace('shell', 'games <img src="https://pictures.made.test/art/a.webp">'),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(home, 'beside.txt'), 'not part of the build');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform({ build: { folder, pages: join(folder, 'pages') } })));
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
      "script-src 'self' 'sha256-def=' https://cdn.acme.test http://127.0.0.1:4300",
    );
  });

  it('puts a font service into the settings and the policy (A-156)', async () => {
    const defaultPolicy = String((await get('/')).headers['content-security-policy']);
    process.env['FONT_STYLESHEET_URL'] = 'https://fonts.acme.test/css2?family=Figtree';
    const { headers, body } = await get('/');
    expect(String(body)).toContain('"fontStylesheetUrl":"https://fonts.acme.test/css2?family=Figtree"');
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "style-src 'self' 'sha256-abc=' https://fonts.acme.test",
        "font-src 'self' https://fonts.acme.test",
      ]),
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
        "style-src 'self' 'sha256-abc=' https://fonts.acme.test",
        "font-src 'self' https://fonts.acme.test https://files.acme.test",
      ]),
    );
  });

  it('has a policy with this platform’s partners', async () => {
    const { headers } = await get('/');
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "img-src 'self' http://127.0.0.1:4300 data:",
        "connect-src 'self' http://127.0.0.1:4300 ws://localhost:4200 ws://127.0.0.1:4300",
        "frame-src 'self' http://127.0.0.1:4300 http://localhost:5000",
        "form-action 'self' http://127.0.0.1:4300",
        'trusted-types lobby-scripts dompurify gamification-widget lobby-gamification lobby-chat',
      ]),
    );
    expect(headers['permissions-policy']).toContain('camera=(self "http://127.0.0.1:4300")');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('is that of the platform’s market, with its pictures', async () => {
    const visited = String((await get('/en/')).body);
    expect(visited).toContain('games <img src="http://127.0.0.1:4300/art/a.webp">');
    await platform.run('country', { code: 'SE' });
    expect(String((await get('/en/')).body)).toContain('shell');
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
      twoGames: true,
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

  it('is compressed if the client accepts it', async () => {
    const { headers, body } = await get('/en/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(body))).toContain('lobby-settings');
  });
});

describe('files', () => {
  it('serves those of the build, and nothing beside it', async () => {
    expect((await get('/sw.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const path of ['/../beside.txt', '/%2e%2e/beside.txt', '/..%2fbeside.txt', '/release.json']) {
      const { status, body } = await get(path);
      expect([status, String(body)]).toEqual([404, 'Not found.\n']);
    }
  });

  it('answers a POST to the page, and HEAD', async () => {
    const posted = await get('/en/deposit/?result=ok&id=a%2Fb', {}, 'POST');
    expect([posted.status, posted.headers['location']]).toEqual([303, '/en/deposit/?result=ok&id=a%2Fb']);
    const head = await get('/en/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
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
