import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOf } from '../vite/inlineScripts.ts';
import { contentsOf } from './contents.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).forEach(([path, text]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  });
const contents = () => contentsOf({ folder: join(folder, 'build'), pages: join(folder, 'prerendered') });
const shellPage = '<html></html>';

it('puts each file into its part of the release, in the order of their paths', () => {
  write({
    'build/site.webmanifest': '{}',
    'build/index.html': shellPage,
    'build/too-many-cookies.html': '<html></html>',
    'build/assets/main-abc.js': 'main()',
    'build/assets/main-abc.js.br': '…',
    'build/assets/main-abc.js.map': '{}',
    'build/assets/Zebra-abc.svg': '<svg/>',
    'build/offline/en.html': '<html></html>',
    'build/release.json': '{}',
    'build/texts.json': '{}',
    'build/.vite/manifest.json': '{}',
    'prerendered/EE/en/index.html': '<html></html>',
    'prerendered/pages.json': JSON.stringify({ build: hashOf(shellPage) }),
  });
  const { files, pages } = contents();
  expect(pages).toBe('included');
  expect(files.map(({ path }) => path)).toEqual([
    'pages/EE/en/index.html',
    'pages/index.html',
    'pages/pages.json',
    'pages/too-many-cookies.html',
    'public/assets/Zebra-abc.svg',
    'public/assets/main-abc.js',
    'public/assets/main-abc.js.br',
    'public/offline/en.html',
    'public/site.webmanifest',
    'release/.vite/manifest.json',
    'release/assets/main-abc.js.map',
    'release/release.json',
    'release/texts.json',
  ]);
  expect(files[0]).toEqual({
    path: 'pages/EE/en/index.html',
    file: join(folder, 'prerendered/EE/en/index.html'),
  });
});

it('leaves out pages of another build, and says so', () => {
  write({
    'build/index.html': shellPage,
    'prerendered/EE/en/index.html': '<html></html>',
    'prerendered/pages.json': JSON.stringify({ build: hashOf('<html>older</html>') }),
  });
  expect(contents()).toEqual({
    files: [{ path: 'pages/index.html', file: join(folder, 'build/index.html') }],
    pages: 'of another build',
  });
});

it('says that there are no pages', () => {
  write({ 'build/index.html': shellPage });
  expect(contents().pages).toBe('missing');
});
