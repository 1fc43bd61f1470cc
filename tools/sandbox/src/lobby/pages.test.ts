import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const shellPage = '<html><head><!--lobby-settings--></head><body>shell</body></html>';
const prerendered = `<html><head><link rel="canonical" href="http://localhost:9998/en/"><!--lobby-settings--></head><body>games
  <img src="http://127.0.0.1:9999/art/a.webp"></body></html>`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

let folder: string;
let platform: TestPlatform;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'index.html'), shellPage);
  const write = (page: string, html: string) => {
    mkdirSync(join(folder, 'pages', page), { recursive: true });
    writeFileSync(join(folder, 'pages', page, 'index.html'), html);
  };
  for (const page of ['FI/en', 'FI/en/games', 'SE/en/login']) write(page, prerendered);
  write('players/FI/en/promotions', prerendered.replace('games', "games, player's"));
  for (const page of ['en', 'en/promotions'])
    write(`frames/${page}`, '<html><head><!--lobby-settings--></head>frame</html>');
  writeReport(shellPage);
  platform = await startTestPlatform({ folder });
});
afterEach(() => {
  platform.close();
  rmSync(folder, { recursive: true });
});

const writeReport = (build: string) =>
  writeFileSync(
    join(folder, 'pages/pages.json'),
    JSON.stringify({
      build: hashOf(build),
      styleSource: "'sha256-abc='",
      scriptSource: "'sha256-def='",
      contentOrigin: 'http://127.0.0.1:9999',
      lobbyOrigin: 'http://localhost:9998',
    }),
  );
const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, platform.url), { headers });
const textOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

it('sends visitors the page of their market, with settings, and with pictures and addresses of this platform', async () => {
  const page = await textOf('/en/');
  expect(page).toContain('games');
  expect(page).toContain('id="lobby-settings"');
  expect(page).toContain('http://127.0.0.1:4300/art/a.webp');
  expect(page).toContain('<link rel="canonical" href="http://localhost:4200/en/">');
  expect(await textOf('/en/games/?utm_source=a')).toContain('games');
});

it.each(['accessToken=abc', 'locale=en; refreshToken=abc', 'accessToken.1=abc; accessToken=def'])(
  "sends a player the market's page for players, else the frame, else the shell page: %s",
  async (cookie) => {
    expect(await textOf('/en/promotions/', { cookie })).toContain("games, player's");
    expect(await textOf('/en/', { cookie })).toContain('frame');
    expect(await textOf('/en/games/', { cookie })).toContain('shell');
    expect(await textOf('/en/?accessToken=abc', { cookie })).toContain('shell');
  },
);

it.each(['accessToken=abc', 'a=1&refreshToken=abc', 'access%54oken=abc', 'autoSignIn=1', 'logoutReason=JWT_EXPIRED'])(
  'sends the shell page for an address that changes the page: %s',
  async (query) => {
    expect(await textOf(`/en/?${query}`)).toContain('shell');
  },
);

it('sends the shell page where there is no page: other addresses, other markets', async () => {
  expect(await textOf('/en/profile/')).toContain('shell');
  expect(await textOf('/en/login/')).toContain('shell');
  expect(await textOf('/en/games')).toContain('shell');
  await platform.run('country', { code: 'SE' });
  expect(await textOf('/en/')).toContain('shell');
  expect(await textOf('/en/login/')).toContain('games');
});

it('sends no page of another build', async () => {
  writeReport('another');
  expect(await textOf('/en/')).toContain('shell');
});

it('lets nobody out of the folder', async () => {
  expect(await textOf('/%2e%2e/%2e%2e/')).toContain('shell');
  expect((await get('/pages/FI/en/index.html')).status).toBe(404);
  expect((await get('/pages/pages.json')).status).toBe(404);
});

it('allows the one inline style, the one inline script, and no other', async () => {
  const policy = (await get('/en/')).headers.get('content-security-policy')?.split('; ');
  expect(policy).toContain("style-src 'self' 'sha256-abc='");
  expect(policy).toContain("script-src 'self' 'sha256-def=' http://127.0.0.1:4300");
});

it('has pages revalidated, separately for visitors and players', async () => {
  const first = await get('/en/');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  expect((await get('/en/', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/en/', { 'if-none-match': etag, cookie: 'accessToken=abc' })).status).toBe(200);
});
