import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';
import type { Compress, Content, Encoding } from './content.ts';
import { digest, perFile, textOf, type Bytes, type PagesReport, type ReleaseFiles } from './release.ts';

/** Whom prerendered pages are for. */
export type Viewer = 'visitor' | 'player';

/** Folder of a market's pages, in that of all pages. */
export const folderOf = (viewer: Viewer, market: string): string =>
  viewer === 'player' ? `players/${market}` : market;

/** Folder of the frames, which players get where their market has no page. */
export const frameFolder = 'frames';

/** Cookies of a session: its player gets a player's page, or the shell page. A long token is in chunks, `accessToken.1` and so on. */
export const sessionCookie = /(?:^|;\s*)(?:(?:idpA|a)ccess|refresh)Token(?:=|\.)/;

export const hasSession = (cookie: string | null): boolean => sessionCookie.test(cookie ?? '');

/**
 * Parameters that change the page: tokens, which the scripts remove from the address before any other request, and what
 * the login page says or does at once.
 */
export const changingParams = ['accessToken', 'refreshToken', 'autoSignIn', 'logoutReason'];

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
  const folders = hasSession(cookie)
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

const placeholder = '<!--lobby-settings-->';

/** JSON that is safe inside a script element. */
const settingsElement = (settings: LobbySettings): string =>
  `<script type="application/json" id="lobby-settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`;

type Replacement = readonly [from: string, to: string];

/**
 * What stands in a page, and what takes its place on a host. The settings last: nothing in them is replaced.
 * @param pages report of the prerendered pages, for one of them
 */
export function replacementsFor(settings: LobbySettings, origin: string, pages?: PagesReport): Replacement[] {
  return [
    ...(pages ? [...contentOrigins(pages, settings), [pages.lobbyOrigin, origin] as const] : []),
    [placeholder, settingsElement(settings)],
  ];
}

/** The origin of the content in the pages, and that of this platform in its place; nothing where it is one of this platform's. */
function contentOrigins({ contentOrigin }: PagesReport, { gameOrigins }: LobbySettings): Replacement[] {
  const [origin] = gameOrigins;
  return contentOrigin === undefined || origin === undefined || gameOrigins.includes(contentOrigin)
    ? []
    : [[contentOrigin, origin]];
}

/** Whether a settings' page has looks of its own, which prerendered pages do not have. */
export const hasTheme = ({ theme, themeSettings }: LobbySettings): boolean => (theme ?? themeSettings) !== undefined;

/** Of one page, such as for countries that share a frame. */
const maxVariants = 8;

/**
 * Completes pages with what differs between hosts, and compresses them. What was made of a file is used again as long as the
 * same bytes are read.
 */
export function createCompletion(compress: Compress) {
  const variantsOf = perFile(() => new Map<string, Promise<Content>>());

  const complete = async (page: Bytes, replacements: readonly Replacement[]): Promise<Content> => {
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
  return (page: Bytes, replacements: readonly Replacement[]): Promise<Content> => {
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
