import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '../host/releaseFolder.fixture.ts';
import { CommandError } from '../start/command.ts';
import { activateRelease, pruneReleases, rollBackRelease } from './activation.ts';

const [a, b, c] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let directory: string;
let site: { operator: string; folder: string };
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'releases-'));
  site = { operator: 'elmst', folder: join(directory, 'elmst') };
  for (const build of [a, b, c]) makeRelease(site.folder, build, { brand: 'elmst' });
});
afterEach(() => rmSync(directory, { recursive: true }));

const read = (name: string) => readFileSync(join(site.folder, name), 'utf8');
const traffic = () => JSON.parse(read('traffic.json')) as unknown;

it('takes a release from a canary to all, and back, for the host and for nginx', async () => {
  await activateRelease(site, a, {});
  expect(traffic()).toEqual({ current: a, previous: [] });
  await activateRelease(site, b, { share: '5' });
  await activateRelease(site, b, { share: '12.5' });
  expect(traffic()).toEqual({ current: a, canary: { build: b, share: 0.125 }, previous: [] });
  await activateRelease(site, b, {});
  await activateRelease(site, c, { share: '5' });
  await rollBackRelease(site);
  expect(traffic()).toEqual({ current: b, previous: [a] });
  // Its tabs still find their code.
  expect(read('nginx.conf')).toContain(join(site.folder, c));
  await rollBackRelease(site);
  expect(traffic()).toEqual({ current: a, previous: [] });
  await expect(rollBackRelease(site)).rejects.toThrow('There is no release of elmst to go back to.');
  expect(readdirSync(site.folder).toSorted()).toEqual([a, b, c, 'nginx.conf', 'traffic.json']);
});

it('has a server follow once the files are there, and says where that fails', async () => {
  const seen = join(directory, 'seen.json');
  await activateRelease(site, a, { command: `cp "${site.folder}/traffic.json" "${seen}"` });
  expect(JSON.parse(readFileSync(seen, 'utf8'))).toEqual({ current: a, previous: [] });
  await expect(activateRelease(site, b, { command: 'exit 3' })).rejects.toThrow('“exit 3” has failed');
  expect(traffic()).toEqual({ current: b, previous: [a] });
  // The same again changes nothing but what the server has.
  rmSync(seen);
  await activateRelease(site, b, { command: `touch "${seen}"` });
  expect([traffic(), existsSync(seen)]).toEqual([{ current: b, previous: [a] }, true]);
});

it.each<[string, string | undefined, string | undefined, RegExp]>([
  ['no build', undefined, undefined, /^Name a build\. Releases, the last first: c{12}, b{12}, a{12}\.$/],
  ['an unknown build', 'aaaaaaaaaaab', undefined, /^There is no release a{11}b of elmst\. Did you mean a{12}\?/],
  ['a build of another operator', 'eeeeeeeeeeee', undefined, /^e{12} is a release of herion, not of elmst\.$/],
  ['one that was copied from there', 'ffffffffffff', undefined, /^f{12} is a release of herion, not of elmst\.$/],
  ['one that lacks a page', 'dddddddddddd', undefined, /pages\/index\.html is missing\. Make it again/],
  ['one that lacks code', '999999999999', undefined, /public\/assets\/main-9{12}\.js is missing\. Make it again/],
  ['a share of none', b, '0', /^--share takes percent, above 0 and below 100, not “0”\.$/],
  ['a share of all', b, '100', /^--share takes percent/],
  ['a share that is no number', b, '5%', /^--share takes percent/],
  ['the current one as a canary', a, '5', /^All visitors have a{12} already/],
])('rejects %s', async (_, build, share, message) => {
  makeRelease(join(directory, 'herion'), 'eeeeeeeeeeee', { brand: 'herion' });
  makeRelease(site.folder, 'ffffffffffff', { brand: 'herion' });
  makeRelease(site.folder, 'dddddddddddd', { brand: 'elmst' });
  rmSync(join(site.folder, 'dddddddddddd/pages/index.html'));
  makeRelease(site.folder, '999999999999', { brand: 'elmst' });
  writeFileSync(join(site.folder, '999999999999/public/assets/main-999999999999.js'), 'cut o');
  await activateRelease(site, a, {});
  if (build === undefined)
    for (const other of ['dddddddddddd', 'ffffffffffff', '999999999999'])
      rmSync(join(site.folder, other), { recursive: true });
  const activation = activateRelease(site, build, { share });
  await expect(activation).rejects.toThrow(message);
  await expect(activation).rejects.toBeInstanceOf(CommandError);
  expect(traffic()).toEqual({ current: a, previous: [] });
});

it('starts no second canary, none without a release for the others, and reads no broken traffic', async () => {
  await expect(activateRelease(site, a, { share: '5' })).rejects.toThrow('No release of elmst is active');
  await activateRelease(site, a, {});
  await activateRelease(site, b, { share: '5' });
  for (const share of [undefined, '10'])
    await expect(activateRelease(site, c, { share })).rejects.toThrow(
      `${b} is a canary: activate it for all, or end it`,
    );
  writeFileSync(join(site.folder, 'traffic.json'), '{"current":');
  await expect(rollBackRelease(site)).rejects.toThrow(/traffic\.json cannot be read: .*JSON/);
});

it('removes releases that nobody has, and none of the three last', async () => {
  expect(() => pruneReleases(site)).toThrow('No release of elmst is active.');
  await activateRelease(site, a, {});
  for (const build of ['dddddddddddd', 'eeeeeeeeeeee', 'ffffffffffff'])
    makeRelease(site.folder, build, { brand: 'elmst' });
  const kept = ['ffffffffffff', 'eeeeeeeeeeee', 'dddddddddddd', a];
  expect(pruneReleases(site)).toEqual({ removed: [c, b], kept });
  expect(readdirSync(site.folder).toSorted()).toEqual([...kept.toSorted(), 'nginx.conf', 'traffic.json']);
});

it('says how a first release is made', async () => {
  rmSync(site.folder, { recursive: true });
  await expect(activateRelease(site, a, {})).rejects.toThrow('Make one with: npm run release -- elmst');
});
