import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { parseSync } from 'vite';
import type { Plugin } from 'vite';

/** The values of a library's `timings.ts`, in ms by name. */
type Table = Readonly<Record<string, number>>;

const moduleId = 'virtual:lobby-timings';
const importsTable = /from '[^']*\/timings\.ts'/;

const tablesIn = (root: string): string[] => globSync('libs/**/src/timings.ts', { cwd: root }).toSorted();

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

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Import extends Node {
  source: { value: string };
  specifiers: { imported?: { name: string }; local: { name: string } }[];
}
interface Member extends Node {
  object: Node & { name?: string };
  property: Node & { name: string };
  computed: boolean;
}

/** @throws where `timings` is used in another way than as `timings.name` inside a function: an override would not reach it. */
export function inlineTimings(
  code: string,
  id: string,
  table: Table,
): { code: string; map: ReturnType<MagicString['generateMap']> } {
  const program = parseSync(id, code).program as unknown as { body: Node[] };
  const output = new MagicString(code);
  let depth = 0;
  const isFunction = ({ type }: { type: string }) => /Function|PropertyDefinition/.test(type);

  for (const node of program.body)
    if (node.type === 'ImportDeclaration' && (node as Import).source.value.endsWith('/timings.ts')) {
      if (
        (node as Import).specifiers.some(
          ({ imported, local }) => `${imported?.name} ${local.name}` !== 'timings timings',
        )
      )
        throw new Error(`${id}: a table is imported as { timings }.`);
      output.remove(node.start, node.end);
    }

  walk(program as never, {
    enter(node, _parent, key) {
      if (node.type === 'ImportDeclaration') return this.skip();
      if (isFunction(node)) depth += 1;
      const { object, property, computed, start, end } = node as unknown as Member;
      if (node.type === 'MemberExpression' && object.type === 'Identifier' && object.name === 'timings') {
        const value = computed ? undefined : table[property.name];
        if (value === undefined) throw new Error(`${id}: there is no timing “${property.name}”.`);
        if (depth === 0) throw new Error(`${id}: timings.${property.name} is read where no override reaches it.`);
        output.update(start, end, String(value));
        return this.skip();
      }
      if (node.type === 'Identifier' && (node as unknown as { name: string }).name === 'timings' && key !== 'property')
        throw new Error(`${id}: timings are read one by one, as in timings.name.`);
      return undefined;
    },
    leave(node) {
      if (isFunction(node)) depth -= 1;
    },
  });
  return { code: output.toString(), map: output.generateMap({ source: id, hires: true }) };
}
