import { createHost } from './host.ts';
import { filesOf, hosting, settings } from './release.fixture.ts';
import { createReleasesHost, type Host, type Releases } from './releases.ts';
import type { Traffic } from './traffic.ts';

const [a, b, c] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

const hostOf = (build: string, files: Record<string, string> = {}): Host =>
  createHost({
    files: filesOf({
      'index.html': `<html>${build}<!--lobby-settings--></html>`,
      'sw.js': build,
      [`assets/main-${build}.js`]: build,
      ...files,
    }),
    hosting,
    settings: () => settings,
  });
/** The last one is in no traffic: it was rolled back. */
const hosts = new Map([
  [a, hostOf(a)],
  [b, hostOf(b, { 'offline/fi.html': '<html lang="fi-FI"></html>' })],
  [c, hostOf(c)],
]);

let traffic: Traffic;
let isSecure: boolean;
beforeEach(() => {
  traffic = { current: a, canary: { build: b, share: 0.5 }, previous: [] };
  isSecure = true;
});

const releases = (): Releases => ({ traffic, hosts, isSecure });
const host = createReleasesHost(releases, () => 0x10);
const get = (path: string, cookie?: string, method = 'GET', answer = host) =>
  answer(new Request(`https://lobby.acme.test${path}`, { method, headers: cookie ? { cookie } : {} }));
const cookieOf = (answer: Response) => answer.headers.get('set-cookie');

it('sends a visitor the page of one release, and remembers which', async () => {
  const first = await get('/en/');
  expect(await first.text()).toContain(b);
  expect(cookieOf(first)).toBe(`lobbyRelease=10.${b}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`);
  const second = await get('/en/', `lobbyRelease=10.${b}`);
  expect([await second.text(), cookieOf(second)]).toEqual([expect.stringContaining(b), null]);
  isSecure = false;
  expect(cookieOf(await get('/en/'))).not.toContain('Secure');
});

it('keeps a player in the release of the session, until that is rolled back', async () => {
  const cookie = `refreshToken=abc; lobbyRelease=10.${b}`;
  traffic = { current: c, previous: [b, a] };
  expect(await (await get('/en/', cookie)).text()).toContain(b);
  traffic = { current: a, previous: [] };
  const back = await get('/en/', cookie);
  expect(await back.text()).toContain(a);
  expect(cookieOf(back)).toContain(`lobbyRelease=10.${a};`);
});

it('sends files of the visitor’s release without a cookie, and of the current one to whoever has none', async () => {
  const worker = await get('/sw.js', `lobbyRelease=10.${b}`);
  expect([await worker.text(), cookieOf(worker)]).toEqual([b, null]);
  const unknown = await get('/sw.js');
  expect([await unknown.text(), cookieOf(unknown)]).toEqual([a, null]);
});

it('finds the code of open tabs in whichever release has it, also in one that was rolled back', async () => {
  for (const build of [a, b, c]) {
    const answer = await get(`/assets/main-${build}.js`, `lobbyRelease=10.${a}`);
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
      build,
      'public, max-age=31536000, immutable',
    ]);
  }
  // A worker installs without cookies.
  expect((await get('/offline/fi.html')).status).toBe(200);
  expect((await get('/assets/main-gone.js')).status).toBe(404);
  expect((await get('/missing.png')).status).toBe(404);
});

it('gives a form from another site, which comes without cookies, no other release', async () => {
  const answer = await get('/en/deposit/', undefined, 'POST');
  expect([answer.status, cookieOf(answer)]).toEqual([303, null]);
  expect(cookieOf(await get('/en/', undefined, 'HEAD'))).toContain(b);
});

it('is ready once all releases of its traffic are', async () => {
  expect((await get('/readyz')).status).toBe(200);
  const broken = createHost({ files: filesOf({ 'release.json': '{}' }), hosting, settings: () => settings });
  const half = createReleasesHost(() => ({ traffic, hosts: new Map([...hosts, [b, broken]]), isSecure }));
  expect((await get('/readyz', undefined, 'GET', half)).status).toBe(503);
  traffic = { current: a, previous: [] };
  expect((await get('/readyz', undefined, 'GET', half)).status).toBe(200);
  const health = await get('/healthz');
  expect([health.status, cookieOf(health)]).toEqual([200, null]);
});

it('draws from all groups of visitors', async () => {
  traffic = { current: a, canary: { build: b, share: 0.5 }, previous: [] };
  const drawing = createReleasesHost(releases);
  const cookies = await Promise.all(
    Array.from({ length: 400 }, async () => cookieOf(await get('/en/', undefined, 'GET', drawing)) ?? ''),
  );
  const inCanary = cookies.filter((cookie) => cookie.includes(b)).length;
  // 7 standard deviations.
  expect(Math.abs(inCanary - 200)).toBeLessThan(70);
});
