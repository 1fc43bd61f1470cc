import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '../host/releaseFolder.fixture.ts';
import { parseTraffic } from '../host/traffic.ts';
import { CommandError } from '../start/command.ts';
import { activateRelease, pruneReleases, rollBackRelease } from './activation.ts';
import { describeTraffic } from './switchTraffic.ts';

const [a, b, c] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let directory: string;
let site: { operator: string; folder: string };
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'releases-'));
  site = { operator: 'elmst', folder: join(directory, 'elmst') };
  for (const build of [a, b, c]) make(build);
});
afterEach(() => rmSync(directory, { recursive: true }));

/** For one server, unless it is made for another. */
const make = (build: string, deployment = {}) =>
  makeRelease(site.folder, build, {
    brand: 'elmst',
    deployment: { platform: 'https://platform.acme.test', listen: { port: 8080 }, ...deployment },
  });
const read = (name: string) => readFileSync(join(site.folder, name), 'utf8');
const readTraffic = () => parseTraffic(read('traffic.json'));
const traffic = () => ({ ...readTraffic(), withdrawn: undefined });

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
  make('dddddddddddd');
  rmSync(join(site.folder, 'dddddddddddd/pages/index.html'));
  make('999999999999');
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
  await expect(pruneReleases(site)).rejects.toThrow('No release of elmst is active.');
  await activateRelease(site, a, {});
  for (const build of ['dddddddddddd', 'eeeeeeeeeeee', 'ffffffffffff']) make(build);
  const kept = ['ffffffffffff', 'eeeeeeeeeeee', 'dddddddddddd', a];
  expect(await pruneReleases(site)).toEqual({ removed: [c, b], kept });
  expect(readdirSync(site.folder).toSorted()).toEqual([...kept.toSorted(), 'nginx.conf', 'traffic.json']);
});

it('keeps the files of a release that was rolled back for a week, however many are made meanwhile', async () => {
  for (const build of [a, b]) await activateRelease(site, build, {});
  await rollBackRelease(site);
  for (const build of ['dddddddddddd', 'eeeeeeeeeeee', 'ffffffffffff']) make(build);
  expect((await pruneReleases(site)).removed).toEqual([c]);
  await activateRelease(site, 'ffffffffffff', {});
  expect(read('nginx.conf')).toContain(join(site.folder, b));
  expect(readTraffic().withdrawn).toEqual([{ build: b, at: expect.any(String) }]);
  const week = 7 * 86_400_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + week + 1000);
  expect((await pruneReleases(site)).removed).toEqual([b]);
  await rollBackRelease(site);
  clock.mockRestore();
  expect(readTraffic().withdrawn?.map(({ build }) => build)).toEqual(['ffffffffffff']);
  // One that players get again is withdrawn no more.
  await activateRelease(site, 'ffffffffffff', {});
  expect(readTraffic().withdrawn).toBeUndefined();
});

it('removes what runs that were ended halfway have left, and nothing of one that may still run', async () => {
  await activateRelease(site, a, {});
  for (const name of [`${b}.part`, `${c}.old`, 'dddddddddddd.part', 'notes.old']) mkdirSync(join(site.folder, name));
  const earlier = Date.now() / 1000 - 7200;
  for (const name of [`${b}.part`, `${c}.old`, 'notes.old']) utimesSync(join(site.folder, name), earlier, earlier);
  await pruneReleases(site);
  expect(readdirSync(site.folder).filter((name) => /\.(?:part|old)$/.test(name))).toEqual([
    'dddddddddddd.part',
    'notes.old',
  ]);
});

it('takes everybody out of earlier releases where it is told to', async () => {
  for (const build of [a, b]) await activateRelease(site, build, {});
  await activateRelease(site, c, { everybody: true });
  expect(traffic()).toEqual({ current: c, previous: [] });
  // Those whose session began in the one before, as well as after an activation without it.
  for (const build of [a, b]) await activateRelease(site, build, {});
  await activateRelease(site, b, { everybody: true });
  expect(traffic()).toEqual({ current: b, previous: [] });
  await expect(activateRelease(site, c, { share: '5', everybody: true })).rejects.toThrow('exclude each other');
});

it.each<[string, object]>([
  ['origin', { origin: 'https://other.acme.test' }],
  ['platform', { platform: 'https://other.acme.test' }],
  ['country', { country: { header: 'cf-ipcountry' } }],
  ['listen', { listen: { port: 9090 } }],
])('starts no canary with another %s than all others have, which one for all may bring', async (field, deployment) => {
  await activateRelease(site, a, {});
  make('dddddddddddd', deployment);
  const canary = activateRelease(site, 'dddddddddddd', { share: '5' });
  await expect(canary).rejects.toThrow(
    `d cannot be a canary, it is made for another server than ${a}: ${field} differs`,
  );
  await expect(canary).rejects.toBeInstanceOf(CommandError);
  await activateRelease(site, 'dddddddddddd', {});
  expect(traffic()).toEqual({ current: 'dddddddddddd', previous: [a] });
});

it('starts no canary of an earlier release, whose sessions would lose it at the end', async () => {
  for (const build of [a, b]) await activateRelease(site, build, {});
  const canary = activateRelease(site, a, { share: '5' });
  await expect(canary).rejects.toThrow(/^a{12} is an earlier release .* activate it for all, or .*release:rollback/);
  expect(traffic()).toEqual({ current: b, previous: [a] });
});

describe('with an earlier release that is gone', () => {
  let warnings: string[];
  beforeEach(async () => {
    for (const build of [a, b, c]) await activateRelease(site, build, {});
    rmSync(join(site.folder, a), { recursive: true });
    warnings = [];
    jest.spyOn(console, 'error').mockImplementation((message: string) => void warnings.push(message));
  });
  afterEach(() => jest.restoreAllMocks());

  it('goes back to the one before, and says which is left out', async () => {
    expect(await rollBackRelease(site)).toMatchObject({ current: b, previous: [] });
    expect(warnings).toEqual([expect.stringMatching(/^The release a{12} cannot be read: [^\n]*$/)]);
    expect(traffic()).toEqual({ current: b, previous: [] });
  });

  it('activates another one', async () => {
    make('dddddddddddd');
    await activateRelease(site, b, {});
    await activateRelease(site, 'dddddddddddd', {});
    expect(traffic()).toEqual({ current: 'dddddddddddd', previous: [b, c] });
  });

  it('changes nothing where the current one is gone, too, and its canary ends', async () => {
    make('dddddddddddd');
    await activateRelease(site, 'dddddddddddd', { share: '5' });
    const before = traffic();
    rmSync(join(site.folder, c), { recursive: true });
    const back = rollBackRelease(site);
    await expect(back).rejects.toThrow(/^The release c{12} cannot be read: /);
    await expect(back).rejects.toBeInstanceOf(CommandError);
    expect(traffic()).toEqual(before);
  });
});

it('changes nothing while another command does, and lets the next one after a failure', async () => {
  await activateRelease(site, a, {});
  const lock = join(site.folder, 'traffic.lock');
  writeFileSync(lock, '');
  for (const command of [() => activateRelease(site, b, {}), () => rollBackRelease(site), () => pruneReleases(site)]) {
    await expect(command()).rejects.toThrow(
      `Another command is changing the traffic of elmst. Where none is running any more, remove ${lock}.`,
    );
  }
  expect([traffic(), existsSync(lock)]).toEqual([{ current: a, previous: [] }, true]);
  rmSync(lock);
  const both = await Promise.allSettled([activateRelease(site, b, {}), activateRelease(site, c, {})]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await expect(activateRelease(site, 'abababababab', {})).rejects.toThrow('There is no release');
  await activateRelease(site, c, {});
  expect(traffic()).toEqual({ current: c, previous: [b, a] });
});

it.each([
  [0.004, '0.4 %', '99.6 %'],
  [0.01, '1.2 %', '98.8 %'],
  [0.05, '5.1 %', '94.9 %'],
  [0.5, '50 %', '50 %'],
  [0.9999, '99.6 %', '0.4 %'],
])('tells that a share of %d gives a canary %s', (share, given, others) => {
  expect(describeTraffic({ current: a, canary: { build: b, share }, previous: [c] })).toBe(
    `${others} of visitors: ${a}\n${given}, the canary: ${b}\nsessions that began in an earlier release: ${c}`,
  );
  expect(describeTraffic({ current: a, previous: [] })).toBe(`all of visitors: ${a}`);
});

it('says how a first release is made', async () => {
  rmSync(site.folder, { recursive: true });
  await expect(activateRelease(site, a, {})).rejects.toThrow('Make one with: npm run release -- elmst');
});
