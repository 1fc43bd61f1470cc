import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { parsePages } from '../host/release.ts';
import { hashOf } from '../vite/inlineScripts.ts';
import { bytesOf, type Contents, inOrder, type ReleaseFile } from './contents.ts';

/** Of each file, so that the same files make the same package, whoever packs them when and where. */
const fixed = { type: 'file', mode: 0o644, mtime: new Date(0), uid: 0, gid: 0, uname: '', gname: '' } as const;

/** The pages of a release have much in common, which lies further apart than the compression looks by itself. */
const params = { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_enableLongDistanceMatching]: 1 };

/** Packages without prerendered pages lack it. */
const pagesReport = 'pages/pages.json';

/** A file that is not what `nx release-package` makes. Its message says why. */
export class InvalidPackage extends Error {
  override name = 'InvalidPackage';
}

/** Packs the files of a release: tar, compressed by Zstandard. */
export async function pack(files: readonly ReleaseFile[]): Promise<Buffer> {
  const entries = inOrder(files).map((file) => {
    const body = bytesOf(file);
    return { header: { ...fixed, name: file.path, size: body.length }, body };
  });
  return promisify(zstdCompress)(await packTar(entries), { params });
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Its hash is the beginning of what `sha256sum` says of the file. */
export const packageName = (operator: string, version: string, bytes: Uint8Array): string =>
  `${operator}-${version}-${sha256(bytes).slice(0, 12)}.tar.zst`;

const hashInName = /-([\da-f]{12})\.tar\.zst$/;

/** @throws InvalidPackage where it is not what its name says, or holds anything that is no file of a release */
export async function readPackage(file: string): Promise<Contents> {
  const entries = await readEntries(file);
  const foreign = entries.find(({ header }) => header.type !== 'file' || !isOfRelease(header.name));
  if (foreign) throw new InvalidPackage(`${file} holds “${foreign.header.name}”, which is no file of a release.`);
  const paths = entries.map(({ header }) => header.name);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new InvalidPackage(`${file} holds “${twice}” twice.`);
  const files = entries.map(({ header, data = new Uint8Array() }) => ({
    path: header.name as ReleaseFile['path'],
    bytes: data,
  }));
  return { files: inOrder(files), pages: pagesOf(new Map(files.map(({ path, bytes }) => [path, bytes]))) };
}

/** Whether they were made of the shell page beside them. */
function pagesOf(files: ReadonlyMap<string, Uint8Array>): Contents['pages'] {
  const textOf = (path: string) => new TextDecoder().decode(files.get(path));
  if (!files.has(pagesReport)) return 'missing';
  return parsePages(textOf(pagesReport)).build === hashOf(textOf('pages/index.html')) ? 'included' : 'of another build';
}

async function readEntries(file: string) {
  try {
    const bytes = await readFile(file);
    const named = hashInName.exec(file)?.[1];
    if (named !== undefined && !sha256(bytes).startsWith(named))
      throw new Error(`its hash begins with ${sha256(bytes).slice(0, 12)}, so that it is damaged or was renamed.`);
    return await unpackTar(await promisify(zstdDecompress)(bytes), { strict: true });
  } catch (error) {
    throw new InvalidPackage(`${file} is not a package: ${(error as Error).message}`);
  }
}

const isOfRelease = (path: string): boolean =>
  /^(?:public|pages|release)\/./.test(path) && !path.includes('\\') && posix.normalize(path) === path;
