import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
export function libraryChunks(root: string): ChunkGroup[] {
  const sources = new Map<string, string[]>();
  for (const file of globSync('libs/**/package.json', { cwd: root }).toSorted()) {
    const { chunks = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { chunks?: Record<string, string[]> };
    for (const [name, declared] of Object.entries(chunks)) {
      for (const source of declared.map((path) => `${dirname(file)}/${path}`)) {
        if (!existsSync(join(root, source)))
          throw new Error(`${file} puts ${source} into a chunk, but it does not exist.`);
        sources.set(name, [...(sources.get(name) ?? []), source]);
      }
    }
  }
  return [...sources].map(([name, paths]) => {
    const patterns = paths.map((path) => path.replaceAll('.', '\\.'));
    return { name, test: new RegExp(`/(?:${patterns.join('|')})(?:[/?]|$)`), priority: 1 };
  });
}
