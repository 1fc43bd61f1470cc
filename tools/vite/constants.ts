import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { parseSync } from 'vite';
import type { Plugin } from 'vite';

const moduleId = 'virtual:lobby-build';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Identifier extends Node {
  type: 'Identifier' | 'JSXIdentifier';
  name: string;
}
interface Import extends Node {
  source: { value: string };
  importKind?: string;
  specifiers: { type: string; imported?: { name: string }; local: { name: string } }[];
}

/**
 * Replaces a module's imports from `virtual:lobby-build` by literals, before the bundler reads the module
 * graph: a lazy import behind a false constant would otherwise still become a chunk.
 */
export function brandConstants(constants: Readonly<Record<string, boolean>>): Plugin {
  return {
    name: 'lobby:brand-constants',
    enforce: 'pre',
    transform: {
      filter: { code: moduleId, id: /\.[cm]?tsx?(\?|$)/ },
      handler(code, id) {
        return inlineConstants(code, id, constants);
      },
    },
  };
}

/**
 * The same constants as a module that is evaluated at run time, for builds that allow overrides: a tester's
 * `features` in session storage take precedence. Such a build contains all code and must not serve players.
 */
export function overridableConstants(constants: Readonly<Record<string, boolean>>): Plugin {
  const resolved = `\0${moduleId}`;
  return {
    name: 'lobby:overridable-constants',
    resolveId: (id) => (id === moduleId ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const exported = Object.entries(constants).map(
        ([name, value]) => `export const ${name} = features.${name} ?? ${value};`,
      );
      return `
        let features = {};
        try {
          features = JSON.parse(sessionStorage.getItem('testUtils'))?.features ?? {};
        } catch {}
        ${exported.join('\n')}
      `;
    },
  };
}

export function inlineConstants(
  code: string,
  id: string,
  constants: Readonly<Record<string, boolean>>,
): { code: string; map: ReturnType<MagicString['generateMap']> } | null {
  const program = parseSync(id.split('?')[0] ?? id, code).program as unknown as { body: Node[] };
  const output = new MagicString(code);
  const valueByLocal = new Map<string, boolean>();

  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || (node as Import).source.value !== moduleId) continue;
    for (const specifier of (node as Import).specifiers) {
      const name = specifier.imported?.name;
      const value = name === undefined ? undefined : constants[name];
      if (value === undefined)
        throw new Error(`${id}: ${moduleId} has no constant “${name ?? '*'}”; import its constants by name.`);
      valueByLocal.set(specifier.local.name, value);
    }
    output.remove(node.start, node.end);
  }
  if (valueByLocal.size === 0) return null;

  walk(program as never, {
    enter(node, parent, key) {
      if (node.type === 'ImportDeclaration') return this.skip();
      if (node.type !== 'Identifier') return undefined;
      const { name, start, end } = node as unknown as Identifier;
      const value = valueByLocal.get(name);
      if (value === undefined || isPropertyName(parent as never, key)) return undefined;
      if (isBinding(parent as never, key))
        throw new Error(`${id}: “${name}” is a constant of the build here and must not be declared again.`);
      const shorthand = parent?.type === 'Property' && (parent as { shorthand?: boolean }).shorthand;
      if (shorthand && key === 'key') return undefined;
      output.update(start, end, shorthand ? `${name}: ${value}` : String(value));
      return undefined;
    },
  });
  return { code: output.toString(), map: output.generateMap({ source: id, hires: true }) };
}

type Parent = { type: string; computed?: boolean; shorthand?: boolean } | null;

/** Whether an identifier is the name of a member rather than a reference to a value. */
function isPropertyName(parent: Parent, key: string | number | symbol | null | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (parent.type === 'Property') return key === 'key' && !parent.computed && !parent.shorthand;
  return (
    (parent.type === 'PropertyDefinition' || parent.type === 'MethodDefinition' || parent.type.startsWith('TS')) &&
    key !== 'expression'
  );
}

function isBinding(parent: Parent, key: string | number | symbol | null | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'VariableDeclarator') return key === 'id';
  if (parent.type === 'AssignmentExpression') return key === 'left';
  return /Function/.test(parent.type) && (key === 'params' || key === 'id');
}
