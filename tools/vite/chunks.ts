import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { declaredPaths } from './declared.ts';

interface ChunkGroup {
  name: string;
  test: RegExp;
  priority: number;
  /** How many chunks a module has to be part of. */
  minShareCount?: number;
}

/**
 * Groups files and folders of the libraries into chunks, as many small chunks compress badly. Each library declares its own
 * by the chunk's name in the field `chunks` of its package.json. What the entry imports is a chunk anyway, and so is
 * each module that is imported on first use.
 */
export const libraryChunks = (root: string): ChunkGroup[] =>
  [...declaredPaths(root, 'chunks')].map(([name, test]) => ({ name, test, priority: 1 }));

/**
 * One style sheet for the lobby: each that comes later makes the browser match all elements anew. Pages have it inline, so
 * that a library which few of them show declares `"styles": "lazy"` in its package.json, or the folders of which that is so: their
 * styles come with their code.
 */
export function styleChunks(root: string): ChunkGroup[] {
  const lazy = globSync('libs/**/package.json', { cwd: root })
    .flatMap((file) => {
      const { styles = [] } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { styles?: 'lazy' | string[] };
      return styles === 'lazy' ? dirname(file) : styles.map((path) => `${dirname(file)}/${path}`);
    })
    .toSorted();
  const notLazy = lazy.map((folder) => `(?!.*/${folder}/)`).join('');
  return [
    { name: 'style', test: new RegExp(`^${notLazy}.*\\.css(?:$|\\?)`), priority: 5 },
    ...lazy.map((folder) => ({
      name: `${basename(folder)}-style`,
      test: new RegExp(`/${folder}/.*\\.css(?:$|\\?)`),
      priority: 5,
    })),
  ];
}

/** Small modules that several lazy chunks share: each would be a file of its own, which the entry names. */
export const sharedChunks: ChunkGroup[] = [
  { name: 'icons', test: /node_modules\/lucide-react\//, priority: 0, minShareCount: 2 },
  { name: 'popups', test: /node_modules\/@base-ui\//, priority: 0, minShareCount: 12 },
];
