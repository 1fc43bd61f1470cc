import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { inlineMembers } from './inlineMembers.ts';

/** The values of a library's `timings.ts`, in ms by name. */
type Table = Readonly<Record<string, number>>;

const moduleId = 'virtual:lobby-timings';
const importsTable = /from '[^']*\/timings\.ts'/;

/** Paths of all tables, below the workspace's root. */
export const tablesIn = (root: string): string[] => globSync('libs/**/src/timings.ts', { cwd: root }).toSorted();

/** The library's folder: it is the name that overrides use, as in `cashier.methodsTimeout`. */
const libraryOf = (file: string): string => basename(dirname(dirname(file)));

const readTable = async (file: string): Promise<Table> => (await import(pathToFileURL(file).href)).timings;

/**
 * Replaces each use of a library's `timings` by its number, before the bundler reads the module graph: nothing of the tables, and no
 * way to override them, is in such a build. Styles are left alone: they are evaluated at build time.
 */
export function fixedTimings(): Plugin {
  return {
    name: 'lobby:fixed-timings',
    enforce: 'pre',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? 'export const tables = {};' : undefined),
    transform: {
      filter: { code: importsTable, id: /(?<!\.css)\.tsx?(\?|$)/ },
      async handler(code, id) {
        const path = /from '([^']*\/timings\.ts)'/.exec(code)?.[1] ?? '';
        const [file = id] = id.split('?');
        return inlineTimings(code, file, await readTable(resolve(dirname(file), path)));
      },
    },
  };
}

/** `virtual:lobby-timings` holds all tables by library, which the lobby settings of the page override (`timings`). */
export function overridableTimings(root: string): Plugin {
  return {
    name: 'lobby:overridable-timings',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const files = tablesIn(root);
      const imports = files.map((file, index) => `import { timings as t${index} } from '${join(root, file)}';`);
      const entries = files.map((file, index) => `'${libraryOf(file)}': t${index}`);
      return `${imports.join('\n')}\nexport const tables = { ${entries.join(', ')} };`;
    },
  };
}

/** @throws where `timings` is used in another way than as `timings.name` inside a function: an override would not reach it. */
export const inlineTimings = (code: string, id: string, table: Table) =>
  inlineMembers(code, id, { name: 'timings', isModule: (source) => source.endsWith('/timings.ts'), values: table });
