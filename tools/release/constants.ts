import { globSync, readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';

const BUILD_IMPORT = /import \{([^}]+)\} from 'virtual:lobby-build'/g;

/** The constants that the libraries' code imports, with the files that import them. */
export function constantsInUse(): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const file of globSync('libs/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories)\.tsx?$|\.d\.ts$|^libs\/testing\//.test(file)) continue;
    for (const [, names = ''] of readFileSync(`${root}${file}`, 'utf8').matchAll(BUILD_IMPORT)) {
      for (const name of names.split(',').map((part) => part.trim().split(' ')[0] ?? '')) {
        if (name) uses.set(name, [...(uses.get(name) ?? []), file]);
      }
    }
  }
  return uses;
}
