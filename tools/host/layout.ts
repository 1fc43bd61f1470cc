import { join } from 'node:path';
import { readerOf } from './node.ts';
import type { ReleaseFiles } from './release.ts';

/** Parts of a release: what browsers may request, the pages that a host completes, and what stays with whoever releases. */
export type Part = 'public' | 'pages' | 'release';

/** Of a build, but for its pages. */
const documents = ['index.html', 'too-many-cookies.html'];
const isInternal = (path: string): boolean =>
  path === 'release.json' || path === 'texts.json' || path.startsWith('.vite/') || path.endsWith('.map');

/**
 * Where a file of a build is in a release, such as `public/assets/main-abc123.js`.
 * @param path as a host reads it: below the build's folder, or `pages/…`
 */
export function placeInRelease(path: string): `${Part}/${string}` {
  if (path.startsWith('pages/')) return path as `pages/${string}`;
  if (documents.includes(path)) return `pages/${path}`;
  return `${isInternal(path) ? 'release' : 'public'}/${path}`;
}

/** The files of a release's folder, as a host reads them. */
export const releaseFiles = (folder: string): ReleaseFiles => readerOf((path) => join(folder, placeInRelease(path)));
