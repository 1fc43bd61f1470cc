import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, normalize, sep } from 'node:path';
import type { Origins } from '../graphql/context.ts';
import { folderOf, frameFolder } from '../../../prerender/build.ts';
import { hashOf, scriptSourcesOf } from '../../../vite/inlineScripts.ts';
import { urlOf } from '../net/http.ts';

/** What `npm run prerender` says of its pages, in their folder. */
interface PagesReport {
  /** Hash of the shell page that they were made of. */
  build: string;
  /** Sources for `style-src` and `script-src` that allow what is inline in the pages. */
  styleSource: string;
  scriptSource: string;
  /** Origins in the pages: of pictures, and of the lobby's own addresses. */
  contentOrigin: string;
  lobbyOrigin: string;
}

/** Cookies of a session: its player gets a player's page, or the shell page. A long token is in chunks, `accessToken.1` and so on. */
const sessionCookie = /(?:^|;\s*)(?:(?:idpA|a)ccess|refresh)Token(?:=|\.)/;

/**
 * Parameters that change the page: tokens, which the scripts remove from the address before any other request, and what
 * the login page says or does at once.
 */
const changingParams = ['accessToken', 'refreshToken', 'autoSignIn', 'logoutReason'];

/**
 * The prerendered page for a request, as the build's folder has it. This is the rule that every host follows: by market and
 * path, for players in a folder of their own, and where a market has none for them, the frame of the path.
 */
export function createPages(folder: string, { lobby, partners }: Pick<Origins, 'lobby' | 'partners'>) {
  const root = join(folder, 'pages');

  const shellPage = () => readFileSync(join(folder, 'index.html'), 'utf8');
  const report = (): PagesReport | undefined => {
    const file = join(root, 'pages.json');
    if (!existsSync(file)) return undefined;
    const pages = JSON.parse(readFileSync(file, 'utf8')) as PagesReport;
    // Pages of another build would name scripts that are gone.
    return pages.build === hashOf(shellPage()) ? pages : undefined;
  };

  return {
    /** What the policy has to allow: for them where there are any, else for the shell page. */
    policySources: (): { styleSource?: string; scriptSource?: string } =>
      report() ?? { scriptSource: scriptSourcesOf(shellPage()) },

    find(request: IncomingMessage, market: string): string | undefined {
      const current = report();
      if (!current) return undefined;
      const { pathname, searchParams } = urlOf(request);
      if (changingParams.some((name) => searchParams.has(name))) return undefined;
      // The scripts send any other form of an address on to its own.
      if (!pathname.endsWith('/')) return undefined;
      const isPlayer = sessionCookie.test(request.headers.cookie ?? '');
      const folders = isPlayer ? [folderOf('player', market), frameFolder] : [folderOf('visitor', market)];
      const file = folders
        .map((folder) => join(root, folder, normalize(pathname), 'index.html'))
        .find((candidate) => candidate.startsWith(root + sep) && existsSync(candidate));
      return (
        file &&
        readFileSync(file, 'utf8').replaceAll(current.contentOrigin, partners).replaceAll(current.lobbyOrigin, lobby)
      );
    },
  };
}
