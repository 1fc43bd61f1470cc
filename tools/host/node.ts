import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toNodeHandler } from 'srvx/node';
import type { Compress } from './content.ts';
import { IncompleteRelease, type Bytes, type ReleaseFiles } from './release.ts';

export interface BuildFolders {
  /** Of the build. */
  folder: string;
  /** Of its prerendered pages; it may be missing. */
  pages: string;
}

const noFile: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

/**
 * The files of a build with its prerendered pages, read for each request: what is written meanwhile is served.
 * @throws IncompleteRelease where no build is in the folder
 */
export function buildFiles({ folder, pages }: BuildFolders): ReleaseFiles {
  if (!existsSync(join(folder, 'index.html'))) throw new IncompleteRelease(`There is no build in ${folder}.`);
  return readerOf((path) =>
    path.startsWith('pages/') ? join(pages, path.slice('pages/'.length)) : join(folder, path),
  );
}

/** @param placeOf path of a release's file on the disk */
export function readerOf(placeOf: (path: string) => string): ReleaseFiles {
  return {
    async read(path) {
      try {
        return (await readFile(placeOf(path))) as Bytes;
      } catch (error) {
        if (noFile.includes((error as NodeJS.ErrnoException).code)) return undefined;
        throw error;
      }
    },
  };
}

/** Reads each file once: of a release that does not change. */
export function inMemory(files: ReleaseFiles): ReleaseFiles {
  const known = new Map<string, Promise<Bytes | undefined>>();
  return {
    async read(path) {
      const read = known.get(path) ?? files.read(path);
      known.set(path, read);
      // Any address may be requested, and what is missing or fails is not remembered.
      const bytes = await read.catch((error: unknown) => {
        known.delete(path);
        throw error;
      });
      if (!bytes) known.delete(path);
      return bytes;
    },
  };
}

/** Quick rather than small, since some pages are compressed for one request. */
export const compress: Compress = {
  br: async (bytes) =>
    (await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })) as Bytes,
  gzip: async (bytes) => (await promisify(gzip)(bytes)) as Bytes,
};

/** Answers requests of Node's server by a function of the web's. */
export const listenerOf = (answer: (request: Request) => Promise<Response>) =>
  toNodeHandler(answer) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Other sites of the domain may have set many cookies, which come with each request. */
export const maxHeaderSize = 32 * 1024;

/** The build's page for requests with more headers than the host takes. */
export function tooManyCookiesPage(folder: string | undefined): string {
  const file = join(folder ?? '', 'too-many-cookies.html');
  return folder !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Answers what Node could not parse, and headers above the limit with the page that says what to do. */
export function answerUnparsed({ code }: NodeJS.ErrnoException, connection: Duplex, tooLargePage: () => string): void {
  if (code === 'ECONNRESET' || !connection.writable) return void connection.destroy();
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW';
  const body = isTooLarge ? tooLargePage() : '';
  const head = [
    isTooLarge ? 'HTTP/1.1 431 Request Header Fields Too Large' : 'HTTP/1.1 400 Bad Request',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: text/html; charset=utf-8',
    // The page's style is inline: a file would be requested with the same cookies.
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
  ];
  connection.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
