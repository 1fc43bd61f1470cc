import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashOf, pagesReport, report, settings, shellPage } from '../host/release.fixture.ts';
import { contentsOf } from './contents.ts';
import { pack, readPackage } from './package.ts';
import { writeRelease } from './writeRelease.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page =
  '<html><link rel="canonical" href="https://made.test/en/"><!--lobby-settings--><img src="https://pictures.made.test/a">';
const files = {
  'build/index.html': shellPage,
  'build/release.json': JSON.stringify(report),
  'build/too-many-cookies.html': '<html>Too many cookies</html>',
  'build/assets/main-abc123.js': 'console.log(1);',
  'build/assets/main-abc123.js.map': '{}',
  'build/.vite/manifest.json': '{}',
  'pages/pages.json': JSON.stringify({ ...pagesReport, build: hashOf(shellPage) }),
  'pages/FI/en/index.html': page,
  'pages/players/EE/en/index.html': page,
  'pages/frames/en/index.html': page,
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const deployment = {
  settings: { ...settings },
  origin: 'https://lobby.acme.test',
  platform: 'https://platform.acme.test',
};
const build = { folder: join(folder, 'build'), pages: join(folder, 'pages') };
const make = (changes: Partial<Parameters<typeof writeRelease>[0]> = {}) =>
  writeRelease({
    operator: 'acme',
    contents: contentsOf(build),
    deployment,
    releases: join(folder, 'releases'),
    ...changes,
  });

it('has what browsers request apart from what they must not see', async () => {
  const release = await make();
  expect(readdirSync(release.folder).sort()).toEqual([
    'cdn.md',
    'completed',
    'deployment.json',
    'nginx.conf',
    'pages',
    'public',
    'release',
  ]);
  expect(readdirSync(join(release.folder, 'public'), { recursive: true }).sort()).toEqual([
    'assets',
    'assets/main-abc123.js',
  ]);
  expect(release.markets).toEqual(['EE', 'FI']);
});

it('completes each page with the settings, those of a market with its country, and compresses it', async () => {
  const release = await make();
  const read = (path: string) => readFileSync(join(release.folder, 'completed', path));
  const market = String(read('FI/en/index.html'));
  expect(market).toContain('<link rel="canonical" href="https://lobby.acme.test/en/">');
  expect(market).toContain('<img src="https://games.acme.test/a">');
  expect(market).toContain('"ipCountryCode":"FI"');
  expect(String(read('players/EE/en/index.html'))).toContain('"ipCountryCode":"EE"');
  for (const shared of ['frames/en/index.html', 'index.html']) {
    expect(String(read(shared))).toContain('id="lobby-settings"');
    expect(String(read(shared))).not.toContain('ipCountryCode');
  }
  expect(String(brotliDecompressSync(read('FI/en/index.html.br')))).toBe(market);
  expect(String(gunzipSync(read('FI/en/index.html.gz')))).toBe(market);
  expect(String(read('too-many-cookies.html'))).toBe('<html>Too many cookies</html>');
  const ofOne = await make({ deployment: { ...deployment, country: { code: 'SE' } } });
  expect(readFileSync(join(ofOne.folder, 'completed/index.html'), 'utf8')).toContain('"ipCountryCode":"SE"');
});

it('is the same release again for the same build and settings, and another one for others', async () => {
  const [one, again] = [await make(), await make()];
  expect(again.build).toBe(one.build);
  expect(readdirSync(join(folder, 'releases')).filter((name) => !/^[0-9a-f]{12}$/.test(name))).toEqual([]);
  const other = await make({ deployment: { ...deployment, platform: 'https://other.acme.test' } });
  expect(other.build).not.toBe(one.build);
});

it('leaves a release that is whole where it is, and makes a broken one again, whatever a run before has left', async () => {
  const { folder: made } = await make();
  const script = join(made, 'public/assets/main-abc123.js');
  const { ino } = statSync(made);
  for (const left of ['old', 'part']) mkdirSync(`${made}.${left}/kept`, { recursive: true });
  await make();
  expect(statSync(made).ino).toBe(ino);
  for (const left of ['old', 'part']) mkdirSync(`${made}.${left}/kept`, { recursive: true });
  writeFileSync(script, 'cut o');
  await make();
  expect(readFileSync(script, 'utf8')).toBe('console.log(1);');
  rmSync(script);
  await make();
  expect(readFileSync(script, 'utf8')).toBe('console.log(1);');
  expect(readdirSync(join(folder, 'releases')).filter((name) => !/^[0-9a-f]{12}$/.test(name))).toEqual([]);
});

it('gives files times by what they hold, in the past: nginx makes their ETags of time and size', async () => {
  const release = await make();
  const timeOf = (path: string, root = release.folder) => statSync(join(root, path)).mtimeMs;
  expect(timeOf('completed/FI/en/index.html')).not.toBe(timeOf('completed/players/EE/en/index.html'));
  expect(timeOf('completed/FI/en/index.html')).not.toBe(timeOf('completed/FI/en/index.html.br'));
  const script = 'public/assets/main-abc123.js';
  const other = await make({ deployment: { ...deployment, platform: 'https://other.acme.test' } });
  expect(timeOf(script)).toBe(timeOf(script, other.folder));
  for (const path of [script, 'completed/index.html']) expect(timeOf(path)).toBeLessThan(Date.parse('2020-01-01'));
});

it('is the same release of a package as of the build in it', async () => {
  const file = join(folder, 'acme.tar.zst');
  writeFileSync(file, await pack(contentsOf(build).files));
  const [ofBuild, ofPackage] = [await make(), await make({ contents: await readPackage(file) })];
  expect(ofPackage.build).toBe(ofBuild.build);
});

it('serves without pages where there are none', async () => {
  const contents = contentsOf({ ...build, pages: join(folder, 'nowhere') });
  const release = await make({ contents });
  expect([contents.pages, release.pages, release.markets]).toEqual(['missing', undefined, []]);
});
