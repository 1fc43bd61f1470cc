import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  type FragmentDefinitionNode,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const root = resolve(__dirname, '../..');
const schema = buildSchema(readFileSync(resolve(root, 'libs/contracts/schema.graphql'), 'utf8'));

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
