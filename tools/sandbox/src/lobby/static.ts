import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { sendText, urlOf } from '../net/http.ts';
import { fileHeaders } from './headers.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const placeholder = '<!--lobby-settings-->';

type Encoding = 'br' | 'gzip' | undefined;

function encodingOf(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

interface PageParts {
  headers: Record<string, string>;
  settings: string;
  /** The prerendered page for this request; without one, the shell page is served. */
  prerendered?: string;
}

/**
 * Serves a built app: its assets precompressed and cached without limit, its pages with the lobby settings inserted.
 * @param folder of the build
 * @param page headers and settings element, which are computed for each response
 */
export function createStaticFiles(folder: string, page: (request: IncomingMessage) => PageParts) {
  // Read for each response, since a new build may replace it; read once here to fail early if there is none.
  const shellPage = () => readFileSync(join(folder, 'index.html'), 'utf8');
  shellPage();

  const sendPage = (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, settings, prerendered = shellPage() } = page(request);
    const html = Buffer.from(prerendered.replace(placeholder, () => settings));
    const encoding = encodingOf(request);
    const pageHeaders = {
      ...headers,
      'Content-Type': types['.html'],
      // A page is one visitor's or player's, and requested anew each time.
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Cookie',
      ETag: `W/${etagOf(html)}`,
    };
    if (request.headers['if-none-match'] === pageHeaders.ETag) return void response.writeHead(304, pageHeaders).end();
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const body = encoding === 'br' ? brotliCompressSync(html, brotli) : encoding === 'gzip' ? gzipSync(html) : html;
    response.writeHead(200, {
      ...pageHeaders,
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string): void => {
    const encoding = encodingOf(request);
    const compressed = encoding && `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    const isCompressed = compressed !== undefined && existsSync(compressed);
    const body = readFileSync(isCompressed ? compressed : file);
    const isHashed = file.startsWith(join(folder, 'assets') + sep);
    const etag = etagOf(body);
    const headers = {
      // The offline pages are documents, too; the service worker keeps their headers with them.
      ...(extname(file) === '.html' ? page(request).headers : fileHeaders),
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...(isCompressed && { 'Content-Encoding': encoding }),
    };
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, search } = urlOf(request);
    const path = decodePath(pathname);
    if (path === undefined) return sendText(response, 400, 'The path cannot be read.');
    const file = join(folder, normalize(path));
    const isFile = isPublic(folder, file);
    // Routes have no file extension, so a path with one is a missing file.
    const isPage = !isFile && (!extname(path) || path.endsWith('/'));
    // Some partners return the player by a form. The page takes nothing from its body, and is requested by GET.
    if (request.method === 'POST' && isPage) {
      request.resume();
      return void response.writeHead(303, { Location: pathname + search, 'Cache-Control': 'no-store' }).end();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Only GET and HEAD.');
    if (isFile) return sendFile(request, response, file);
    if (isPage) return sendPage(request, response);
    sendText(response, 404, 'Not found.');
  };
}

/** The build's page for requests with more cookies than the platform takes. */
export function tooManyCookiesPage(folder: string | undefined): string {
  const file = join(folder ?? '', 'too-many-cookies.html');
  return folder !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const etagOf = (body: Uint8Array): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Files inside the folder, except pages, dot files, source maps, compressed copies and the release report. Offline pages are files. */
function isPublic(folder: string, file: string): boolean {
  if (!file.startsWith(folder + sep) || file.slice(folder.length).includes(`${sep}.`)) return false;
  if (file === join(folder, 'release.json') || file.startsWith(join(folder, 'pages') + sep)) return false;
  if (['.map', '.br', '.gz'].includes(extname(file))) return false;
  if (extname(file) === '.html' && !file.startsWith(join(folder, 'offline') + sep)) return false;
  return existsSync(file) && statSync(file).isFile();
}
