import type { Viewer } from './paths.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Source of a content security policy that allows exactly this inline text. */
export const sourceOf = (text: string): string => `'sha256-${hashOf(text)}'`;

/** Sources for all inline scripts of a page; empty where it has none. */
export const scriptSourcesOf = (html: string): string =>
  Array.from(html.matchAll(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs), ([, code = '']) => sourceOf(code)).join(' ');

/** Folder of a market's pages, in that of all pages. */
export const folderOf = (viewer: Viewer, market: string): string =>
  viewer === 'player' ? `players/${market}` : market;

/** Folder of the frames, which players get where their market has no page. */
export const frameFolder = 'frames';

/** In the folder of a renderer: the inline script of players' pages. */
export const earlyScriptFile = 'early.js';

/** The one style sheet of a build. @throws when its page has none. */
export function styleOf(folder: string, shellPage: string): string {
  const file = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(shellPage)?.[1];
  if (!file) throw new Error('The shell page has no style sheet.');
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** The build to which prerendered pages belong; undefined where there are none. */
export function buildOfPages(folder: string): string | undefined {
  const report = join(folder, 'pages/pages.json');
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as { build: string }).build : undefined;
}
