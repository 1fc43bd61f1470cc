import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ChunkGroup {
  name: string;
  test: RegExp;
  priority: number;
  minShareCount?: number;
}

/** Small third parties that stand in every first load beside the libraries' own. */
const vendors = ['lucide-react', 'valibot', 'js-cookie'];

/**
 * Which files and folders of the libraries go into one chunk: many small chunks compress badly. Each library says so
 * itself, in the field `chunks` of its package.json. `base` is what every first page needs; dialogs, menus and what else
 * comes with its first use belongs to no chunk. Any other name is a chunk of its own, such as all that the lobby page shows.
 */
export function libraryChunks(root: string): ChunkGroup[] {
  const sources = new Map<string, string[]>();
  for (const file of globSync('libs/**/package.json', { cwd: root }).toSorted()) {
    const { chunks = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { chunks?: Record<string, string[]> };
    for (const [name, ofLibrary] of Object.entries(chunks)) {
      for (const source of ofLibrary.map((path) => `${dirname(file)}/${path}`)) {
        if (!existsSync(join(root, source)))
          throw new Error(`${file} puts ${source} into a chunk, and it is not there.`);
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
