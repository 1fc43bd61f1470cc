import { createHost, type HostOptions } from './host.ts';
import { filesOf, hosting, pagesReport, settings, shellPage } from './release.fixture.ts';

const prerendered = `<html><head><link rel="canonical" href="https://made.test/en/"><!--lobby-settings--></head><body>games
  <img src="https://pictures.made.test/art/a.webp"></body></html>`;
const frame = '<html><head><!--lobby-settings--></head>frame</html>';
const pages = {
  'pages/pages.json': JSON.stringify(pagesReport),
  'pages/FI/en/index.html': prerendered,
  'pages/FI/en/games/index.html': prerendered,
  'pages/SE/en/login/index.html': prerendered,
  'pages/players/FI/en/promotions/index.html': prerendered.replace('games', 'games for players'),
  'pages/frames/en/index.html': frame,
  'pages/frames/en/promotions/index.html': frame,
};

const hostOf = (options: Partial<HostOptions> = {}) =>
  createHost({ files: filesOf(pages), hosting, settings: () => settings, country: () => 'FI', ...options });
const get = (path: string, headers: Record<string, string> = {}, host = hostOf()) =>
  host(new Request(`https://lobby.acme.test${path}`, { headers }));
const textOf = async (...args: Parameters<typeof get>) => (await get(...args)).text();

it('sends visitors the page of their market, with settings, and with pictures and addresses of this platform', async () => {
  const page = await textOf('/en/');
  expect(page).toContain('games');
  expect(page).toContain('"ipCountryCode":"FI"');
  expect(page).toContain('src="https://games.acme.test/art/a.webp"');
  expect(page).toContain('<link rel="canonical" href="https://lobby.acme.test/en/">');
  expect(await textOf('/en/games/?utm_source=a')).toContain('games');
});

it.each(['accessToken=abc', 'locale=en; refreshToken=abc', 'idpAccessToken=abc', 'accessToken.1=abc; accessToken=def'])(
  "sends a player the market's page for players, else the frame, else the shell page: %s",
  async (cookie) => {
    expect(await textOf('/en/promotions/', { cookie })).toContain('games for players');
    expect(await textOf('/en/', { cookie })).toContain('frame');
    expect(await textOf('/en/games/', { cookie })).toContain('shell');
    expect(await textOf('/en/?accessToken=abc', { cookie })).toContain('shell');
  },
);

it.each(['accessToken=abc', 'a=1&refreshToken=abc', 'access%54oken=abc', 'autoSignIn=1', 'logoutReason=JWT_EXPIRED'])(
  'sends the shell page for an address that changes the page, and leads it nowhere else: %s',
  async (query) => {
    expect(await textOf(`/en/?${query}`)).toContain('shell');
    expect(await textOf(`/en?${query}`)).toContain('shell');
  },
);

it('sends the shell page where there is no page: other addresses, other markets, no market', async () => {
  expect(await textOf('/en/profile/')).toContain('shell');
  expect(await textOf('/en/login/')).toContain('shell');
  const inSweden = hostOf({ country: () => 'SE' });
  expect(await textOf('/en/', {}, inSweden)).toContain('shell');
  expect(await textOf('/en/login/', {}, inSweden)).toContain('games');
  for (const country of [undefined, '', 'FI/en/..', 'frames'])
    expect(await textOf('/en/', {}, hostOf({ country: () => country }))).toContain('shell');
});

it('leads an address without its last slash to the page that it has', async () => {
  const answer = await get('/en/games?utm_source=a%2Fb');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/games/?utm_source=a%2Fb']);
  expect(await textOf('/en/profile')).toContain('shell');
  expect(await textOf('/en/games', { cookie: 'accessToken=a' })).toContain('shell');
});

it('leaves content where it is, if that is an origin of this platform’s', async () => {
  const gameOrigins = ['https://games.acme.test', 'https://pictures.made.test'];
  const host = hostOf({ settings: () => ({ ...settings, gameOrigins }) });
  expect(await textOf('/en/', {}, host)).toContain('src="https://pictures.made.test/art/a.webp"');
});

it('sends no page of another build', async () => {
  const files = filesOf({ ...pages, 'index.html': `${shellPage}<!--newer-->` });
  expect(await textOf('/en/', {}, hostOf({ files }))).toContain('shell');
});

it('sends the shell page alone where the back end serves a theme', async () => {
  const themed = hostOf({ settings: () => ({ ...settings, theme: { 'color.primary': '#123456' } }) });
  expect(await textOf('/en/', {}, themed)).toContain('shell');
});

it('serves no page as a file, and nothing outside of the release', async () => {
  expect((await get('/pages/FI/en/index.html')).status).toBe(404);
  expect((await get('/pages/FI/en/')).status).toBe(404);
  expect((await get('/pages/pages.json')).status).toBe(404);
  expect(await textOf('/%2e%2e/%2e%2e/')).toContain('shell');
  expect(await textOf('/en/..%2f..%2fSE/en/login/')).toContain('shell');
});

it('allows what is inline in the pages, and without pages what the shell page has', async () => {
  const policyOf = async (host = hostOf()) =>
    (await get('/en/', {}, host)).headers.get('content-security-policy')?.split('; ');
  expect(await policyOf()).toEqual(
    expect.arrayContaining(["style-src 'self' 'sha256-abc='", "script-src 'self' 'sha256-def='"]),
  );
  expect(await policyOf(hostOf({ files: filesOf({}) }))).toEqual(
    expect.arrayContaining(["style-src 'self'", "script-src 'self' 'sha256-shell='"]),
  );
});

it('has pages revalidated, separately for visitors and players, and for other settings', async () => {
  const first = await get('/en/');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  expect((await get('/en/', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/en/', { 'if-none-match': `"other", ${etag.replace('W/', '')}` })).status).toBe(304);
  expect((await get('/en/', { 'if-none-match': etag, cookie: 'accessToken=abc' })).status).toBe(200);
  const changed = hostOf({ settings: () => ({ ...settings, supportEmail: 'help@acme.test' }) });
  expect((await get('/en/', { 'if-none-match': etag }, changed)).status).toBe(200);
});

it('answers each country with its own settings, however many there were', async () => {
  let country = '';
  const host = hostOf({ country: () => country, files: filesOf({}) });
  for (const letters of ['AA', 'BB', 'CC', 'DD', 'EE', 'FF', 'GG', 'HH', 'II', 'AA']) {
    country = letters;
    expect(await textOf('/', {}, host)).toContain(`"ipCountryCode":"${letters}"`);
  }
});

it('puts settings into the page as escaped JSON, in which nothing is replaced', async () => {
  const supportEmail = '</script><script>alert(1)</script>$& https://made.test';
  const html = await textOf('/en/', {}, hostOf({ settings: () => ({ ...settings, supportEmail }) }));
  const [, block = ''] = /<script type="application\/json" id="lobby-settings">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(block)).toEqual({ ...settings, ipCountryCode: 'FI', supportEmail });
  expect(html.match(/<script/g)).toHaveLength(1);
});
