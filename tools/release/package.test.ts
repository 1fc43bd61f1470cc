import { chmodSync, linkSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { hashOf, pagesReport, shellPage } from '../host/release.fixture.ts';
import { bytesOf, contentsOf } from './contents.ts';
import { InvalidPackage, pack, packageName, readPackage } from './package.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = {
  'index.html': '<html></html>',
  'release.json': '{}',
  'assets/main-abc.js': 'main()',
  'assets/main-abc.js.map': '{}',
  [`assets/${'long-name-'.repeat(12)}abc.js`]: 'more()',
};

/** A build in a folder of its own. */
function build(name: string, paths: readonly [path: string, text: string][], mode: number, time: Date): string {
  for (const [path, text] of paths) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, mode);
    utimesSync(file, time, time);
  }
  return join(folder, name);
}

const packBuild = (path: string) => pack(contentsOf({ folder: path, pages: join(folder, 'no-pages') }).files);

it('is the same from the same files, whoever has written them when, in which order, and where', async () => {
  const zone = process.env['TZ'];
  const entries = Object.entries(files);
  const first = await packBuild(build('a', entries, 0o644, new Date('2026-01-01T00:00:00Z')));
  try {
    process.env['TZ'] = 'Pacific/Auckland';
    const other = build('b', entries.toReversed(), 0o600, new Date('2019-07-01T12:00:00Z'));
    // As a cache restores files.
    linkSync(join(other, 'release.json'), join(folder, 'linked.json'));
    expect(await packBuild(other)).toEqual(first);
  } finally {
    process.env['TZ'] = zone;
  }
  const { files: contents } = contentsOf({ folder: join(folder, 'a'), pages: '' });
  expect(await pack(contents.toReversed())).toEqual(first);
});

it('says nothing of the machine, of who has packed it and when', async () => {
  const archive = zstdDecompressSync(await packBuild(build('a', Object.entries(files), 0o600, new Date())));
  const headers = (await unpackTar(archive)).map(({ header: { mtime, mode, uid, gid, uname, gname } }) => ({
    ...{ mtime: mtime?.getTime(), mode, uid, gid, uname, gname },
  }));
  const nobody = { mtime: 0, mode: 0o644, uid: 0, gid: 0, uname: '', gname: '' };
  expect(headers).toEqual(Object.keys(files).map(() => nobody));
});

it('has other bytes and another name when a file differs', async () => {
  const path = build('a', Object.entries(files), 0o644, new Date(0));
  const first = await packBuild(path);
  writeFileSync(join(path, 'assets/main-abc.js'), 'other()');
  const second = await packBuild(path);
  expect(packageName('acme', '0.2.0', first)).toMatch(/^acme-0\.2\.0-[\da-f]{12}\.tar\.zst$/);
  expect(packageName('acme', '0.2.0', second)).not.toBe(packageName('acme', '0.2.0', first));
});

it('is read as the files that it was made of', async () => {
  const path = build('a', Object.entries(files), 0o644, new Date(0));
  writeFileSync(join(folder, 'acme.tar.zst'), await packBuild(path));
  const { files: read, pages } = await readPackage(join(folder, 'acme.tar.zst'));
  expect(read.map((file) => file.path)).toEqual([
    'pages/index.html',
    `public/assets/${'long-name-'.repeat(12)}abc.js`,
    'public/assets/main-abc.js',
    'release/assets/main-abc.js.map',
    'release/release.json',
  ]);
  expect(String(Buffer.from(bytesOf(read[2]!)))).toBe('main()');
  expect(pages).toBe('missing');
});

it.each([
  'public/../../beside.txt',
  '../beside.txt',
  '/tmp/beside.txt',
  'public/./page.html',
  'public\\..\\..\\beside.txt',
  'elsewhere/file.txt',
  'public/',
])('is none with a file “%s”, which would be written elsewhere', async (name) => {
  const entries = ['public/good.txt', name].map((each) => ({ header: { name: each, size: 1 }, body: '!' }));
  writeFileSync(join(folder, 'evil.tar.zst'), zstdCompressSync(await packTar(entries)));
  await expect(readPackage(join(folder, 'evil.tar.zst'))).rejects.toThrow(InvalidPackage);
});

it('is none that is not what its name says', async () => {
  const bytes = await packBuild(build('a', Object.entries(files), 0o644, new Date(0)));
  const file = join(folder, packageName('acme', '0.2.0', bytes));
  writeFileSync(file, bytes);
  expect((await readPackage(file)).files).toHaveLength(5);
  writeFileSync(file, await packBuild(build('b', [['index.html', '<html>other</html>']], 0o644, new Date(0))));
  await expect(readPackage(file)).rejects.toThrow(
    /0\.2\.0-[\da-f]{12}\.tar\.zst is not a package: its hash begins with/,
  );
  await expect(readPackage(file)).rejects.toBeInstanceOf(InvalidPackage);
});

it('has each file once', async () => {
  const entries = ['one', 'two'].map((body) => ({ header: { name: 'public/sw.js', size: 3 }, body }));
  writeFileSync(join(folder, 'evil.tar.zst'), zstdCompressSync(await packTar(entries)));
  await expect(readPackage(join(folder, 'evil.tar.zst'))).rejects.toThrow('holds “public/sw.js” twice');
});

it.each([
  [shellPage, 'included'],
  ['<html>other</html>', 'of another build'],
])('tells whether its pages are of its shell page: %s', async (text, pages) => {
  const entries = Object.entries({
    'pages/index.html': text,
    'pages/pages.json': JSON.stringify({ ...pagesReport, build: hashOf(shellPage) }),
  });
  const tar = await packTar(entries.map(([name, body]) => ({ header: { name, size: body.length }, body })));
  writeFileSync(join(folder, 'acme.tar.zst'), zstdCompressSync(tar));
  expect((await readPackage(join(folder, 'acme.tar.zst'))).pages).toBe(pages);
});

it('takes no links', async () => {
  const header = { name: 'public/link', size: 0, type: 'symlink', linkname: '/etc/passwd' } as const;
  writeFileSync(join(folder, 'evil.tar.zst'), zstdCompressSync(await packTar([{ header }])));
  await expect(readPackage(join(folder, 'evil.tar.zst'))).rejects.toThrow('holds “public/link”');
});

it('says that a file is no package', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'notes');
  await expect(readPackage(join(folder, 'notes.txt'))).rejects.toThrow(/notes\.txt is not a package/);
});
