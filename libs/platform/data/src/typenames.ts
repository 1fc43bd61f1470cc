import type { Operation } from '@urql/core';

type Document = Operation['query'];

type SelectionSet = Extract<Document['definitions'][number], { kind: 'OperationDefinition' }>['selectionSet'];
type Selection = SelectionSet['selections'][number];

const typename = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as Selection;

const isTypename = (field: Selection): boolean => field.kind === 'Field' && field.name.value === '__typename';

/** Copies only what has a selection: each query of a page passes here before its first answer. */
function withField<Node extends { readonly selectionSet?: SelectionSet | undefined }>(node: Node): Node {
  const { selectionSet } = node;
  if (!selectionSet) return node;
  // The cache's own copy of a document, which is sent once more, has the field already.
  const others = fieldsOf(selectionSet).filter((field) => !isTypename(field));
  return { ...node, selectionSet: { ...selectionSet, selections: [...others, typename] } };
}

const fieldsOf = ({ selections }: SelectionSet): Selection[] =>
  selections.map((each) => withField(each as Selection & { selectionSet?: SelectionSet }));

const known = new WeakMap<Document, Document>();

/**
 * Selects `__typename` explicitly everywhere below the root. The cache adds it to requests, but includes it in a
 * result only where the document selects it, and a cached result has no other trace of its types.
 */
export function withTypenames(document: Document): Document {
  const before = known.get(document);
  if (before) return before;
  const definitions = document.definitions.map((definition) =>
    definition.kind === 'OperationDefinition'
      ? {
          ...definition,
          selectionSet: { ...definition.selectionSet, selections: fieldsOf(definition.selectionSet) },
        }
      : withField(definition as typeof definition & { selectionSet?: SelectionSet }),
  );
  // A document of its own: urql's key of the old one would bring that back.
  const after: Document = { kind: document.kind, definitions };
  known.set(document, after);
  known.set(after, after);
  return after;
}

/** Every type name in the data, the operations' roots aside. */
export function collectTypes(data: unknown, types = new Set<string>()): Set<string> {
  if (Array.isArray(data)) {
    for (const item of data) collectTypes(item, types);
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      if (key === '__typename' && typeof value === 'string') types.add(value);
      else collectTypes(value, types);
    }
  }
  return types;
}
