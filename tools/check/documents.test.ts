import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildASTSchema,
  buildSchema,
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
import { fragmentsOf, libraryDocuments, libraryOperations } from '../backend/documents.ts';
import { optionalOperations } from '../backend/optional.ts';
import { rowsOfSpecified } from '../backend/specified.ts';
import { specifiedPart } from '../sandbox/src/graphql/specification.ts';

const root = resolve(__dirname, '../..');
const sdl = readFileSync(resolve(root, 'libs/contracts/schema.graphql'), 'utf8');
// The directive is the client's own, and not sent.
const schema = buildSchema(`${sdl} directive @_unmask on FRAGMENT_DEFINITION`);

const documents = libraryDocuments();
const fragments = fragmentsOf(documents);
const operations = libraryOperations(documents);

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

it('every query, mutation and subscription is one that the documented schema allows (R-7-062)', () => {
  const problems = [...operations.values()].flatMap(({ file, document }) =>
    validate(schema, document).map(({ message }) => `${file}: ${message}`),
  );
  expect(problems).toEqual([]);
});

describe('of the operations', () => {
  const specified = buildASTSchema(specifiedPart(parse(sdl)));
  const optional = Object.values(optionalOperations).flatMap((parts) => parts.flatMap((part) => part.operations));

  it.each([...rowsOfSpecified])('%s selects what the specification names, and nothing else (%s)', (name) => {
    const operation = operations.get(name);
    expect(operation && validate(specified, operation.document).map(({ message }) => message)).toEqual([]);
  });

  it('each other is optional: it says what the lobby does without it', () => {
    const others = [...operations.keys()].filter((name) => !rowsOfSpecified.has(name));
    expect(optional.toSorted()).toEqual(others.toSorted());
  });
});

// Files that builds and hosts write, and an example's.
const written =
  /^(?:release|pages|texts|deployment|traffic|sbom\.cdx|provenance)\.json$|^\.vite\/manifest\.json$|^\/?sw(?:-off)?\.js$|^\/widget\/|^apps\/acme\//;

it('documents name files that are there', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const names = new Set(
    files.flatMap((file) => file.split('/').map((_, place, parts) => parts.slice(place).join('/'))),
  );
  const current = files.filter(
    (file) => file.endsWith('.md') && !/^docs\/(?:decisions|specification)\/|^CHANGELOG/.test(file),
  );
  const missing = current.flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8').replaceAll(/```[^]*?```/g, '');
    return [...text.matchAll(/`([\w./-]+\.(?:tsx?|js|cjs|json|graphql))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !written.test(name) && !names.has(name.replace(/^(?:\.{1,2}\/)+/, '')))
      .map((name) => `${file}: ${name}`);
  });
  expect(current.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
