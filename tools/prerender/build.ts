import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one style sheet of a build. @throws when its page has none. */
export function styleOf(folder: string, shellPage: string): string {
  const file = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(shellPage)?.[1];
  if (!file) throw new Error('The shell page has no style sheet.');
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** The build to which the prerendered pages in a folder belong; undefined where there are none. */
export function buildOfPages(pages: string): string | undefined {
  const report = join(pages, 'pages.json');
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as { build: string }).build : undefined;
}
