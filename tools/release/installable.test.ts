import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installableProblems } from './installable.ts';

const icon = (sizes: string, purpose = 'any') => ({ src: '/icon.png', sizes, purpose });
const manifest = {
  start_url: '/',
  display: 'standalone',
  theme_color: '#0d0b26',
  icons: [icon('192x192'), icon('512x512'), icon('512x512', 'maskable')],
};
const build = (): Record<string, string> => ({
  'index.html':
    '<meta name="theme-color" content="#0d0b26"><link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" sizes="180x180" href="/icon.png"><script>leave("/offline/too-old.html")</script>',
  'site.webmanifest': JSON.stringify(manifest),
  'icon.png': '',
  'sw.js':
    '(function(e){})(self,{cache:"lobby-1",pages:{en:"/offline/en.html",de_AT:`/offline/en.html`},fallback:"/offline/en.html",files:["/offline/en.html","/assets/offline-1.css"]});',
  'sw-off.js': '',
  'too-many-cookies.html': '',
  'offline/too-old.html': '',
  'offline/en.html':
    '<link rel="stylesheet" href="/assets/offline-1.css"><script src="/assets/offline-1.css"></script>',
  'assets/offline-1.css': '',
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function problemsOf(files: Record<string, string | undefined>, locales = ['en', 'de_AT']): string[] {
  for (const sub of ['offline', 'assets']) mkdirSync(join(folder, sub));
  for (const [name, content] of Object.entries(files))
    if (content !== undefined) writeFileSync(join(folder, name), content);
  return installableProblems(folder, locales);
}

it('finds nothing wrong with a whole build', () => {
  expect(problemsOf(build())).toEqual([]);
});

it.each<[string, Record<string, string | undefined>, RegExp]>([
  ['a page that does not name the manifest', { 'index.html': '' }, /names no manifest/],
  ['an icon that is not there', { 'icon.png': undefined }, /site\.webmanifest names \/icon\.png/],
  ['no maskable icon', { 'site.webmanifest': JSON.stringify({ ...manifest, icons: [] }) }, /no icon 512x512 maskable/],
  ['a second theme colour', { 'site.webmanifest': JSON.stringify({ ...manifest, theme_color: '#fff' }) }, /colour/],
  [
    'no way for browsers that are too old',
    { 'index.html': build()['index.html']?.replace(/<script.*/, '') },
    /too old/,
  ],
  ['no worker', { 'sw.js': undefined }, /sw\.js is missing/],
  ['a file to cache that is not there', { 'assets/offline-1.css': undefined }, /sw\.js names \/assets\/offline-1\.css/],
  ['code in the offline page', { 'offline/en.html': '<script>run()</script>' }, /inline code/],
  [
    'a file of the offline page that is not cached',
    { 'offline/en.html': '<img src="/icon.png">' },
    /not cache \/icon\.png/,
  ],
])('finds %s', (_what, change, problem) => {
  expect(problemsOf({ ...build(), ...change }).join('\n')).toMatch(problem);
});

it('finds a locale without an offline page', () => {
  expect(problemsOf(build(), ['en', 'fi'])).toEqual(['sw.js has no offline page for fi.']);
});
