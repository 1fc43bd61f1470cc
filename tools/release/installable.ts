import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  start_url: string;
  display: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const requiredIcons = ['192x192 any', '512x512 any', '512x512 maskable'];

/** What keeps a build from being installed, or from showing its pages without the lobby. */
export function installableProblems(folder: string, locales: readonly string[]): string[] {
  const problems: string[] = [];
  const read = (file: string): string => {
    if (existsSync(join(folder, file))) return readFileSync(join(folder, file), 'utf8');
    problems.push(`${file} is missing.`);
    return '';
  };
  const expectFiles = (where: string, files: readonly string[]) => {
    for (const file of files)
      if (!existsSync(join(folder, file))) problems.push(`${where} names ${file}, which is missing.`);
  };

  const shellPage = read('index.html');
  const manifestFile = /<link rel="manifest" href="([^"]+)"/.exec(shellPage)?.[1];
  if (manifestFile === undefined) return [...problems, 'index.html names no manifest.'];
  const { start_url, display, theme_color, icons } = JSON.parse(read(manifestFile) || '{"icons":[]}') as Manifest;
  if (start_url !== '/' || display !== 'standalone') problems.push(`${manifestFile} does not open / on its own.`);
  if (!shellPage.includes(`<meta name="theme-color" content="${theme_color}"`))
    problems.push('index.html and the manifest differ in the theme colour.');
  const icon = /<link rel="apple-touch-icon"[^>]* href="([^"]+)"/.exec(shellPage)?.[1];
  expectFiles('index.html', [icon ?? 'an apple-touch-icon']);
  expectFiles(
    manifestFile,
    icons.map(({ src }) => src),
  );
  for (const required of requiredIcons)
    if (!icons.some(({ sizes, purpose }) => `${sizes} ${purpose}` === required))
      problems.push(`${manifestFile} has no icon ${required}.`);

  const worker = read('sw.js');
  read('sw-off.js');
  read('too-many-cookies.html');
  read('offline/too-old.html');
  if (!shellPage.includes('/offline/too-old.html'))
    problems.push('index.html does not lead browsers that are too old to their page.');
  const cached = [...worker.matchAll(/["'`](\/[^"'`*]+\.\w+)["'`]/g)].map(([, file = '']) => file);
  expectFiles('sw.js', cached);
  const pages = cached.filter((file) => file.endsWith('.html'));
  for (const locale of locales)
    if (!new RegExp(`\\b${locale}:["'\`]/offline/`).test(worker))
      problems.push(`sw.js has no offline page for ${locale}.`);
  for (const page of pages) {
    const html = read(page);
    expectFiles(
      page,
      [...html.matchAll(/\s(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file),
    );
    if (/<style|<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/.test(html))
      problems.push(`${page} has inline code or styles.`);
    // The worker caches all that the page shows.
    for (const [, file = ''] of html.matchAll(/\s(?:src|href)="(\/[^"]+)"/g))
      if (!cached.includes(file)) problems.push(`sw.js does not cache ${file}, which ${page} shows.`);
  }
  return problems;
}
