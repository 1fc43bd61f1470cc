import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost } from './host.ts';
import { buildFiles, inMemory } from './node.ts';
import { hosting, report, settings, shellPage } from './release.fixture.ts';

it('has one address for each file of a folder, however many slashes stand in another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), shellPage);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(report));
  writeFileSync(join(folder, 'assets/main.js'), '1');
  const host = createHost({
    files: buildFiles({ folder, pages: join(folder, 'pages') }),
    hosting,
    settings: () => settings,
  });
  const statusOf = async (path: string) => (await host(new Request(`https://lobby.acme.test${path}`))).status;
  expect(await statusOf('/assets/main.js')).toBe(200);
  expect(await statusOf('/assets//main.js')).toBe(404);
  rmSync(folder, { recursive: true });
});

it('finds no release in a folder without a build', () => {
  expect(() => buildFiles({ folder: join(tmpdir(), 'no-such-release'), pages: '' })).toThrow('There is no build in ');
});

it('reads a file once, and again where reading it has failed', async () => {
  const answers = [() => Promise.reject(new Error('EMFILE')), async () => new Uint8Array([1])];
  const files = inMemory({ read: async () => (answers.shift() ?? (() => Promise.reject(new Error('read twice'))))() });
  await expect(files.read('a')).rejects.toThrow('EMFILE');
  const bytes = await files.read('a');
  expect(bytes).toEqual(new Uint8Array([1]));
  expect(await files.read('a')).toBe(bytes);
});
