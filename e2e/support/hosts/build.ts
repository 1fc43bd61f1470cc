import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildFolders } from '../../../tools/host/node.ts';
import { hashOf, pagesReport, report } from '../../../tools/host/release.fixture.ts';

const script = 'console.log("hello");';
const page = (text: string) =>
  `<html><head><link rel="canonical" href="https://made.test/en/"><!--lobby-settings--></head><body>${text} <img src="https://pictures.made.test/a.webp"></body></html>`;

/** Writes a small build with pages for two markets, in which its name stands. */
export function writeBuild(folder: string, name: string): BuildFolders {
  const shellPage = page(`shell ${name}`);
  const files = {
    'build/index.html': shellPage,
    'build/release.json': JSON.stringify(report),
    'build/too-many-cookies.html': '<html>Too many cookies</html>',
    'build/assets/main-abc123.js': script,
    'build/assets/main-abc123.js.br': brotliCompressSync(script),
    'build/assets/main-abc123.js.gz': gzipSync(script),
    'build/assets/main-abc123.js.map': '{}',
    [`build/assets/${name}.js`]: script,
    'build/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'build/page.html': '<html>no page</html>',
    'build/offline/en.html': '<html>offline</html>',
    [`build/offline/${name}.html`]: '<html>offline</html>',
    'build/sw.js': `worker('${name}')`,
    'build/site.webmanifest': '{}',
    'build/.vite/manifest.json': '{}',
    'pages/pages.json': JSON.stringify({ ...pagesReport, build: hashOf(shellPage) }),
    'pages/EE/en/index.html': page(`games in Estonia, ${name}`),
    'pages/FI/en/index.html': page(`games in Finland, ${name}`),
    'pages/FI/en/games/index.html': page('all games'),
    'pages/players/FI/en/promotions/index.html': page('promotions for players'),
    'pages/frames/en/index.html': page(`frame, ${name}`),
    'pages/frames/en/profile/index.html': page('frame of the profile'),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder: join(folder, 'build'), pages: join(folder, 'pages') };
}
