import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { parseSync } from 'vite';

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

interface Inlined {
  /** The one export of the module, by which it is imported. */
  name: string;
  isModule: (source: string) => boolean;
  values: Readonly<Record<string, boolean | number>>;
}

/**
 * Replaces each `name.member` of an imported object by its value, and removes the import.
 *
 * @throws where the object is used in another way than as `name.member` inside a function, where tests and overrides reach it.
 */
export function inlineMembers(
  code: string,
  id: string,
  { name, isModule, values }: Inlined,
): { code: string; map: ReturnType<MagicString['generateMap']> } | null {
  const program = parseSync(id, code).program as unknown as { body: Node[] };
  const imports = program.body.filter(
    (node): node is Import => node.type === 'ImportDeclaration' && isModule((node as Import).source.value),
  );
  if (imports.length === 0) return null;

  const output = new MagicString(code);
  for (const { start, end, specifiers } of imports) {
    if (specifiers.some(({ imported, local }) => imported?.name !== name || local.name !== name))
      throw new Error(`${id}: the import has to be { ${name} }.`);
    output.remove(start, end);
  }

  let depth = 0;
  const isFunction = ({ type }: { type: string }) => /Function|PropertyDefinition/.test(type);
  walk(program as never, {
    enter(node, parent, key) {
      if (node.type === 'ImportDeclaration') return this.skip();
      if (isFunction(node)) depth += 1;
      const { object, property, computed, start, end } = node as unknown as Member;
      if (node.type === 'MemberExpression' && object.type === 'Identifier' && object.name === name) {
        const value = computed ? undefined : values[property.name];
        if (value === undefined) throw new Error(`${id}: there is no ${name}.${property.name}.`);
        if (depth === 0) throw new Error(`${id}: ${name}.${property.name} is read where no override reaches it.`);
        output.update(start, end, String(value));
        return this.skip();
      }
      const isNameOfMember = (key === 'property' || key === 'key') && !(parent as Partial<Member>).computed;
      if (node.type === 'Identifier' && (node as unknown as { name: string }).name === name && !isNameOfMember)
        throw new Error(`${id}: members of ${name} are read one by one, as in ${name}.member.`);
      return undefined;
    },
    leave(node) {
      if (isFunction(node)) depth -= 1;
    },
  });
  return { code: output.toString(), map: output.generateMap({ source: id, hires: true }) };
}
