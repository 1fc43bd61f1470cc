import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ChunkGroup {
  name: string;
  test: RegExp;
  priority: number;
  minShareCount?: number;
}

/** Small packages that every first load needs, and that are therefore part of `base`. */
const vendors = ['lucide-react', 'valibot', 'js-cookie'];

/**
 * Groups files and folders of the libraries into chunks, as many small chunks compress badly. Each library declares
 * its own in the field `chunks` of its package.json. `base` is what every first page needs; any other name is a chunk of
 * its own, such as that of the lobby page. Dialogs, menus and other code that is loaded on first use is in no group.
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
    if (name !== 'base') return { name, test: new RegExp(`/(?:${patterns.join('|')})(?:[/?]|$)`), priority: 1 };
    patterns.push(`node_modules/(?:${vendors.join('|')})`);
    return { name, test: new RegExp(`/(?:${patterns.join('|')})(?:[/?]|$)`), minShareCount: 2, priority: 2 };
  });
}
