import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type ASTNode,
  buildSchema,
  type FragmentDefinitionNode,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const root = resolve(__dirname, '../..');
// The directive is the client's own, and not sent.
const schema = buildSchema(
  `${readFileSync(resolve(root, 'libs/contracts/schema.graphql'), 'utf8')} directive @_unmask on FRAGMENT_DEFINITION`,
);

const documents = globSync('libs/**/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|stories|fixture)\./.test(file))
  .flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8');
    return [...source.matchAll(/\bgraphql\(\s*`([^`]+)`/g)].map(([, text = '']) => ({ file, document: parse(text) }));
  });
const fragments = new Map<string, FragmentDefinitionNode>(
  documents.flatMap(({ document }) =>
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  ),
);

/** Whether a selection contains the field, directly or by a fragment, for every possible type. */
const selects = ({ selections }: SelectionSetNode, field: string): boolean =>
  selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === field && !selection.alias;
    if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet, field);
    const fragment = fragments.get(selection.name.value);
    return fragment !== undefined && selects(fragment.selectionSet, field);
  });

/** Selections of objects without their id: the cache cannot identify these, so updates do not reach them. */
function selectionsWithoutId({ file, document }: (typeof documents)[number]): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        const type = getNamedType(types.getType());
        if (!isObjectType(type) || !selectionSet || !('id' in type.getFields())) return;
        if (!selects(selectionSet, 'id')) found.push(`${file}: ${name.value} of type ${type.name}`);
      },
    }),
  );
  return found;
}

it('every document selects the id of each object that has one: the key of the cache', () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.flatMap(selectionsWithoutId)).toEqual([]);
});

/** The fragments that a selection spreads, and those that these spread. */
function fragmentsOf(node: ASTNode, found = new Map<string, FragmentDefinitionNode>()) {
  visit(node, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.get(value);
      if (!fragment || found.has(value)) return;
      found.set(value, fragment);
      fragmentsOf(fragment, found);
    },
  });
  return found;
}

it('every query, mutation and subscription is one that the documented schema allows (R-7-062)', () => {
  const problems = documents.flatMap(({ file, document }) =>
    document.definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .flatMap((operation) => {
        const definitions = [operation, ...fragmentsOf(operation).values()];
        return validate(schema, { kind: Kind.DOCUMENT, definitions }).map(({ message }) => `${file}: ${message}`);
      }),
  );
  expect(problems).toEqual([]);
});
