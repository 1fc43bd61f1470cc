import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { placeInRelease, type Part } from '../host/layout.ts';
import type { BuildFolders } from '../host/node.ts';
import { buildOfPages } from '../prerender/build.ts';
import { hashOf } from '../vite/inlineScripts.ts';

/** A file of a release, on the disk or made for it. */
export type ReleaseFile = { path: `${Part}/${string}` } & ({ file: string } | { bytes: Uint8Array });

export interface Contents {
  /** In the order of their paths, whatever order folders are read in. */
  files: ReleaseFile[];
  /** Pages of another build would name scripts that are gone: they are left out. */
  pages: 'included' | 'missing' | 'of another build';
}

/** What a release has of a build and its prerendered pages, each file in its part. */
export function contentsOf({ folder, pages: pagesFolder }: BuildFolders): Contents {
  const pages = pagesIn(pagesFolder, hashOf(readFileSync(join(folder, 'index.html'), 'utf8')));
  const files = [
    ...pathsIn(folder),
    ...(pages === 'included' ? pathsIn(pagesFolder).map((path) => `pages/${path}`) : []),
  ].map((path) => ({
    path: placeInRelease(path),
    file: path.startsWith('pages/') ? join(pagesFolder, path.slice('pages/'.length)) : join(folder, path),
  }));
  return { files: inOrder(files), pages };
}

/** By code units: the order of a locale differs between machines. */
export const inOrder = (files: readonly ReleaseFile[]): ReleaseFile[] =>
  files.toSorted((a, b) => (a.path < b.path ? -1 : 1));

export const bytesOf = (file: ReleaseFile): Uint8Array => ('bytes' in file ? file.bytes : readFileSync(file.file));

/** The text of a file, by its path; undefined where there is none. */
export function textOf(files: readonly ReleaseFile[], path: ReleaseFile['path']): string | undefined {
  const file = files.find((each) => each.path === path);
  return file && new TextDecoder().decode(bytesOf(file));
}

function pagesIn(folder: string, build: string): Contents['pages'] {
  const found = buildOfPages(folder);
  if (found === undefined) return 'missing';
  return found === build ? 'included' : 'of another build';
}

/** Paths of all files below a folder. */
export const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
