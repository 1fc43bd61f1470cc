import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';
import type { Compress, Content, Encoding } from './content.ts';
import { digest, perFile, textOf, type Bytes, type ReleaseFiles } from './release.ts';

/** Whom prerendered pages are for. */
export type Viewer = 'visitor' | 'player';

/** Folder of a market's pages, in that of all pages. */
export const folderOf = (viewer: Viewer, market: string): string =>
  viewer === 'player' ? `players/${market}` : market;

/** Folder of the frames, which players get where their market has no page. */
export const frameFolder = 'frames';

/** Cookies of a session: its player gets a player's page, or the shell page. A long token is in chunks, `accessToken.1` and so on. */
const sessionCookie = /(?:^|;\s*)(?:(?:idpA|a)ccess|refresh)Token(?:=|\.)/;

/**
 * Parameters that change the page: tokens, which the scripts remove from the address before any other request, and what
 * the login page says or does at once.
 */
const changingParams = ['accessToken', 'refreshToken', 'autoSignIn', 'logoutReason'];

export const changesPage = ({ searchParams }: URL): boolean => changingParams.some((name) => searchParams.has(name));

/**
 * The prerendered page of a path: by market, for players in a folder of their own, and where a market has none for them,
 * the frame of the path.
 * @param path as `plainPath` has it
 * @param market country of the visitor's address, ISO 3166-1 alpha-2
 */
export async function findPage(
  files: ReleaseFiles,
  path: string,
  { cookie, market = '' }: { cookie: string | null; market?: string },
): Promise<Bytes | undefined> {
  const isMarket = /^[A-Z]{2}$/.test(market);
  const folders = sessionCookie.test(cookie ?? '')
    ? [...(isMarket ? [folderOf('player', market)] : []), frameFolder]
    : isMarket
      ? [folderOf('visitor', market)]
      : [];
  for (const folder of folders) {
    const page = await files.read(`pages/${folder}${path}index.html`);
    if (page) return page;
  }
  return undefined;
}

export const placeholder = '<!--lobby-settings-->';

/** JSON that is safe inside a script element. */
export const settingsElement = (settings: LobbySettings): string =>
  `<script type="application/json" id="lobby-settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`;

/** Of one page, such as for countries that share a frame. */
const maxVariants = 8;

/**
 * Completes pages with what differs between hosts, and compresses them. What was made of a file is used again as long as the
 * same bytes are read.
 */
export function createCompletion(compress: Compress) {
  const variantsOf = perFile(() => new Map<string, Promise<Content>>());

  const complete = async (page: Bytes, replacements: readonly (readonly [string, string])[]): Promise<Content> => {
    let html = textOf(page);
    for (const [from, to] of replacements) html = html.replaceAll(from, () => to);
    const bytes = new TextEncoder().encode(html);
    const encoded = new Map<Encoding, Promise<Bytes>>();
    return {
      bytes,
      hash: await digest(bytes),
      async encoded(encoding) {
        const run = compress[encoding];
        if (!run) return undefined;
        const result = encoded.get(encoding) ?? run(bytes);
        encoded.set(encoding, result);
        return result;
      },
    };
  };

  /** @param replacements what stands in the page, and what takes its place */
  return (page: Bytes, replacements: readonly (readonly [string, string])[]): Promise<Content> => {
    const variants = variantsOf(page);
    const key = JSON.stringify(replacements);
    const known = variants.get(key);
    if (known) return known;
    const [oldest] = variants.keys();
    if (variants.size >= maxVariants && oldest !== undefined) variants.delete(oldest);
    const content = complete(page, replacements);
    variants.set(key, content);
    return content;
  };
}
