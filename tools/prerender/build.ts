import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The one style sheet of a build. @throws when its page has none. */
export function styleOf(folder: string, shellPage: string): string {
  const file = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(shellPage)?.[1];
  if (!file) throw new Error('The shell page has no style sheet.');
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** The build to which the prerendered pages in a folder belong; undefined where there are none. */
export const buildOfPages = (pages: string): string | undefined => reportOf(pages)?.build;

/** Empties a folder with pages of another build or platform, which would be taken for pages of these: each run writes its markets alone. */
export function removeOtherPages(pages: string, { build, lobbyOrigin }: Pages): void {
  const found = reportOf(pages);
  if (found?.build !== build || found.lobbyOrigin !== lobbyOrigin) rmSync(pages, { recursive: true, force: true });
}

/** What `pages.json` says of the pages beside it, as far as it is read here. */
interface Pages {
  build: string;
  /** Of the platform whose content is in them. */
  lobbyOrigin: string;
}

function reportOf(pages: string): Pages | undefined {
  const report = join(pages, 'pages.json');
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Pages) : undefined;
}
