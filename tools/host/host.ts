import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';
import { type Compress, gzip, send, typeOf } from './content.ts';
import { changesPage, createCompletion, findPage, hasTheme, replacementsFor } from './pages.ts';
import { fileHeaders, pageHeaders, type Hosting } from './policy.ts';
import { digest, perFile, readRelease, type ReleaseFiles } from './release.ts';

export interface HostOptions {
  /** The release that is served. */
  files: ReleaseFiles;
  hosting: Hosting;
  /** Of the page; read for each request. The host adds the country. */
  settings: () => LobbySettings;
  /** Country of the visitor's address, ISO 3166-1 alpha-2; undefined where it is not known. */
  country?: (request: Request) => string | undefined;
  /** By default gzip alone, which every platform of the web's has. */
  compress?: Compress;
  /** Whether prerendered pages are sent, where the release has them. */
  usesPages?: boolean;
}

export const healthPath = '/healthz';
export const readinessPath = '/readyz';

/** Folders of the build, in which no page is. */
export const fileFolders = /^\/(?:assets|offline|pages)(?:\/|$)/;

/** Whether a page is at a path, which is decoded. */
export const isPage = (path: string): boolean =>
  !fileFolders.test(path) && (path.endsWith('/') || !/\.[^/]*$/.test(path));

export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Serves one release: its files, and its pages with settings and headers, by market, locale and session. Uses what the web
 * and its workers have alone, so that it runs wherever requests are answered by a function.
 */
export function createHost(options: HostOptions): (request: Request) => Promise<Response> {
  const { files, hosting, country, usesPages = true } = options;
  const complete = createCompletion(options.compress ?? { gzip });
  const hashOf = perFile(digest);

  const sendPage = async (request: Request, url: URL, path: string): Promise<Response> => {
    const { shellPage, report, pages } = await readRelease(files);
    const market = country?.(request);
    const settings = { ...options.settings(), ...(market && { ipCountryCode: market }) };
    const mayFind = usesPages && pages && !changesPage(url) && !hasTheme(settings);
    const find = (plainPath: string) =>
      findPage(files, plainPath, { cookie: request.headers.get('cookie'), market: settings.ipCountryCode });
    const page = mayFind && isPlain(path) ? await find(path) : undefined;
    if (mayFind && !page && !path.endsWith('/') && isPlain(path) && (await find(`${path}/`)))
      return redirect(301, `${url.pathname}/${url.search}`);
    const content = await complete(page ?? shellPage, replacementsFor(settings, hosting.origin, page && pages));
    return send(request, content, {
      isPage: true,
      headers: {
        ...pageHeaders({ settings, hosting, release: report, inline: pages ?? report, pathname: url.pathname }),
        'Content-Type': 'text/html; charset=utf-8',
        // A page is one visitor's or player's, and requested anew each time.
        'Cache-Control': 'private, no-cache',
        Vary: 'Accept-Encoding, Cookie',
      },
    });
  };

  const sendFile = async (request: Request, url: URL, name: string): Promise<Response | undefined> => {
    const bytes = isPublic(name) ? await files.read(name) : undefined;
    if (!bytes) return undefined;
    let headers = fileHeaders;
    // The offline pages are documents, too; the service worker keeps their headers with them.
    if (name.endsWith('.html')) {
      const { report, pages } = await readRelease(files);
      const settings = options.settings();
      headers = pageHeaders({ settings, hosting, release: report, inline: pages ?? report, pathname: url.pathname });
    }
    const content = {
      bytes,
      hash: await hashOf(bytes),
      encoded: (encoding: 'br' | 'gzip') => files.read(`${name}.${encoding === 'br' ? 'br' : 'gz'}`),
    };
    return send(request, content, {
      isPage: false,
      headers: {
        ...headers,
        'Content-Type': typeOf(name),
        'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
      },
    });
  };

  return async (request) => {
    const url = URL.parse(request.url);
    const path = url && decode(url.pathname);
    if (!url || path === undefined || path === null) return text(400, 'The path cannot be read.');
    if (isRead(request) && path === healthPath) return text(200, 'ok');
    if (isRead(request) && path === readinessPath) return answerReadiness(files);
    // Some partners return the player by a form. The page takes nothing from its body, and is requested by GET.
    if (request.method === 'POST' && isPage(path)) return redirect(303, url.pathname + url.search);
    if (!isRead(request)) return text(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    if (isPage(path)) return sendPage(request, url, path);
    return (await sendFile(request, url, path.slice(1))) ?? text(404, 'Not found.');
  };
}

async function answerReadiness(files: ReleaseFiles): Promise<Response> {
  try {
    await readRelease(files);
    return text(200, 'ok');
  } catch (error) {
    return text(503, error instanceof Error ? error.message : 'The release cannot be read.');
  }
}

const text = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });

const redirect = (status: 301 | 303, location: string): Response =>
  new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } });

/** The path of an address without its encoding; undefined where it cannot be read. */
export function decode(pathname: string): string | undefined {
  // `//host` in a redirect would lead to another site.
  if (pathname.startsWith('//')) return undefined;
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Paths with segments that lead elsewhere, are hidden, or name the same file once more. */
export const oddPath = /(?:^|[/\\])\.|\\|\/\//;
const isPlain = (path: string): boolean => !oddPath.test(path);

/** All but pages, dot files, source maps, compressed copies and what a release says of itself. Offline pages are files. */
const isPublic = (name: string): boolean =>
  isPlain(name) &&
  name !== 'release.json' &&
  name !== 'texts.json' &&
  !name.startsWith('pages/') &&
  !/\.(?:map|br|gz)$/.test(name) &&
  (!name.endsWith('.html') || name.startsWith('offline/'));
