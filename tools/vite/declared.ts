import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Files and folders that the libraries name in a field of their package.json, by the name of a group.
 *
 * @returns for each name a pattern of the paths of its modules
 */
export function declaredPaths(root: string, field: 'chunks' | 'texts'): Map<string, RegExp> {
  const sources = new Map<string, string[]>();
  for (const file of globSync('libs/**/package.json', { cwd: root }).toSorted()) {
    const { [field]: groups = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      [Field in typeof field]?: Record<string, string[]>;
    };
    for (const [name, declared] of Object.entries(groups)) {
      for (const source of declared.map((path) => `${dirname(file)}/${path}`)) {
        if (!existsSync(join(root, source)))
          throw new Error(`${file} names ${source} in ${field}, but it does not exist.`);
        sources.set(name, [...(sources.get(name) ?? []), source]);
      }
    }
  }
  return new Map(
    [...sources].map(([name, paths]) => {
      const patterns = paths.map((path) => path.replaceAll('.', '\\.'));
      return [name, new RegExp(`/(?:${patterns.join('|')})(?:[/?]|$)`)];
    }),
  );
}
