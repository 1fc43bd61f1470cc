import { declaredPaths } from './declared.ts';

interface ChunkGroup {
  name: string;
  test: RegExp;
  priority: number;
}

/**
 * Groups files and folders of the libraries into chunks, as many small chunks compress badly. Each library declares its own
 * by the chunk's name in the field `chunks` of its package.json. What the entry imports is a chunk anyway, and so is
 * each module that is imported on first use.
 */
export const libraryChunks = (root: string): ChunkGroup[] =>
  [...declaredPaths(root, 'chunks')].map(([name, test]) => ({ name, test, priority: 1 }));
