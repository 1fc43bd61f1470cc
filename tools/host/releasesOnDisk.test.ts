import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from './releaseFolder.fixture.ts';
import { createReleasesHost } from './releases.ts';
import { followReleases, keptReleases } from './releasesOnDisk.ts';
import type { Traffic } from './traffic.ts';

const [a, b, c, d] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'] as const;

let folder: string;
let followed: Awaited<ReturnType<typeof followReleases>> | undefined;
let reports: string[];
let heard = () => {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  reports = [];
});
afterEach(() => {
  followed?.close();
  followed = undefined;
  rmSync(folder, { recursive: true });
});

/** As the commands do: the host never reads half of it. */
function writeTraffic(content: Traffic | string): void {
  const file = join(folder, 'traffic.json');
  writeFileSync(`${file}.new`, typeof content === 'string' ? content : JSON.stringify(content));
  renameSync(`${file}.new`, file);
}

async function follow() {
  followed = await followReleases(folder, (message) => {
    reports.push(message);
    if (message.includes('traffic.json')) heard();
  });
  return followed;
}

/** Writes the traffic, and waits until the host has said what it makes of it. */
async function changeTraffic(content: Traffic | string): Promise<void> {
  const isHeard = new Promise<void>((resolve) => (heard = resolve));
  writeTraffic(content);
  await isHeard;
}

it('follows releases and the way back without a restart', async () => {
  makeRelease(folder, a);
  writeTraffic({ current: a, previous: [] });
  const { releases, target } = await follow();
  const host = createReleasesHost(releases);
  const get = async (path: string, cookie = '') =>
    (await host(new Request(`https://lobby.acme.test${path}`, { headers: { cookie } }))).text();
  expect(await get('/en/')).toContain('"ipCountryCode":"EE"');

  makeRelease(folder, b, { deployment: { country: { header: 'cf-ipcountry' } } });
  await changeTraffic({ current: b, previous: [a] });
  expect(await get('/en/')).toContain(b);
  expect(await get('/en/', `accessToken=x; lobbyRelease=00.${a}`)).toContain(a);
  expect(target()).toMatchObject({
    platform: `https://${b}.acme.test`,
    origin: 'https://lobby.acme.test',
    tooManyCookiesPage: `<p>${b}</p>`,
  });
  const abroad = new Request('https://lobby.acme.test/en/', { headers: { 'cf-ipcountry': 'fi' } });
  expect(await (await host(abroad)).text()).toContain('"ipCountryCode":"FI"');

  await changeTraffic({ current: a, previous: [] });
  expect(await get('/en/', `accessToken=x; lobbyRelease=00.${b}`)).toContain(a);
  expect(await get(`/assets/main-${b}.js`)).toBe(b);
});

it('forgets the files of a release that has left the traffic, and no others', async () => {
  for (const build of [a, b]) makeRelease(folder, build);
  writeTraffic({ current: a, previous: [b] });
  const { releases } = await follow();
  const host = createReleasesHost(releases);
  const get = async (build: string) =>
    (await host(new Request(`https://lobby.acme.test/assets/main-${build}.js`))).text();
  expect([await get(a), await get(b)]).toEqual([a, b]);
  for (const build of [a, b]) writeFileSync(join(folder, build, `public/assets/main-${build}.js`), 'from the disk');
  expect([await get(a), await get(b)]).toEqual([a, b]);
  await changeTraffic({ current: a, previous: [] });
  expect([await get(a), await get(b)]).toEqual([a, 'from the disk']);
});

it.each([
  ['is broken', '{"current":', /JSON/],
  ['names a release that is not there', { current: b, previous: [] }, /no such file/],
  ['names one that lacks a part', { current: c, previous: [a] }, /The release has no index\.html/],
  ['names one whose visitors it cannot place', { current: d, previous: [a] }, /reads no database of addresses/],
] as [string, Traffic | string, RegExp][])(
  'stays as it was where the traffic %s, and says so',
  async (_, content, message) => {
    makeRelease(folder, a);
    makeRelease(folder, c);
    rmSync(join(folder, c, 'pages/index.html'));
    makeRelease(folder, d, { deployment: { country: { database: '/usr/share/GeoIP/countries.mmdb' } } });
    writeTraffic({ current: a, previous: [] });
    const { releases } = await follow();
    reports = [];
    await changeTraffic(content);
    expect(reports).toEqual([expect.stringMatching(message)]);
    expect(releases().traffic).toEqual({ current: a, previous: [] });
    makeRelease(folder, b);
    await changeTraffic({ current: b, previous: [a] });
    expect(releases().traffic.current).toBe(b);
  },
);

it('starts, and follows, without an earlier release that is gone or broken, and says which', async () => {
  for (const build of [a, c, d]) makeRelease(folder, build);
  rmSync(join(folder, c, 'pages/index.html'));
  writeTraffic({ current: a, previous: [c, b] });
  const { releases } = await follow();
  expect(releases().traffic).toEqual({ current: a, previous: [] });
  expect(reports).toEqual([
    expect.stringMatching(/^The release c{12} cannot be read: The release has no index\.html/),
    expect.stringMatching(/^The release b{12} cannot be read: .*no such file/),
  ]);
  const host = createReleasesHost(releases);
  const cookie = `accessToken=x; lobbyRelease=00.${c}`;
  const answer = await host(new Request('https://lobby.acme.test/en/', { headers: { cookie } }));
  expect(await answer.text()).toContain(a);
  await changeTraffic({ current: d, previous: [a, b] });
  expect(releases().traffic).toEqual({ current: d, previous: [a] });
});

it('does not start without a traffic that it can serve', async () => {
  await expect(follow()).rejects.toThrow(/traffic\.json/);
  writeTraffic({ current: a, previous: [] });
  await expect(follow()).rejects.toThrow(/^The release a{12} cannot be read: .*no such file/);
});

it('keeps the files of the three last releases, of all in the traffic, and for a week of those that left it', () => {
  const releases = ['f', 'e', 'd', 'c', 'b', 'a'].map((letter) => ({ build: letter.repeat(12), folder: letter }));
  const kept = keptReleases(releases, { current: c, canary: { build: 'f'.repeat(12), share: 0.1 }, previous: [a] });
  expect(kept.map(({ folder: name }) => name)).toEqual(['f', 'e', 'd', 'c', 'a']);
  const withdrawn = [{ build: b, at: '2026-03-01T12:00:00.000Z' }];
  const keptAt = (time: string) =>
    keptReleases(releases, { current: c, previous: [], withdrawn }, Date.parse(time)).map(({ folder: name }) => name);
  expect(keptAt('2026-03-08T11:59:00Z')).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(keptAt('2026-03-08T12:01:00Z')).toEqual(['f', 'e', 'd', 'c']);
});
