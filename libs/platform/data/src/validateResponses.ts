import { CombinedError, mapExchange } from '@urql/core';
import type { Exchange, Operation, OperationResult } from '@urql/core';
import { nullableQueryFields } from '@lobby/contracts';

type Definition = Operation['query']['definitions'][number];
type SelectionSet = Extract<Definition, { kind: 'OperationDefinition' }>['selectionSet'];
type Fragments = ReadonlyMap<string, SelectionSet>;

/** Whether the value has all selected fields. Types of leaves and nullability are not known here. */
function isComplete(value: unknown, selection: SelectionSet, fragments: Fragments): boolean {
  if (value === null) return true;
  // No list of the schema has room for null.
  if (Array.isArray(value)) {
    return value.every((item) => item !== null && isComplete(item, selection, fragments));
  }
  if (typeof value !== 'object') return false;
  const data = value as Record<string, unknown>;
  return selection.selections.every((node) => {
    if (node.directives?.length) return true;
    if (node.kind === 'Field') {
      const field = data[(node.alias ?? node.name).value];
      if (field === undefined) return false;
      return node.selectionSet ? isComplete(field, node.selectionSet, fragments) : isLeaf(field);
    }
    // A fragment on another type of a union or interface requests nothing here.
    if (node.kind === 'InlineFragment') {
      const type = node.typeCondition?.name.value;
      return (type !== undefined && type !== data['__typename']) || isComplete(data, node.selectionSet, fragments);
    }
    const fragment = fragments.get(`${node.name.value} ${String(data['__typename'])}`);
    return fragment === undefined || isComplete(data, fragment, fragments);
  });
}

/** A scalar or a list of scalars: an object in a leaf's place would throw where it is shown as text. */
function isLeaf(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isScalar) : value === null || isScalar(value);
}
const isScalar = (value: unknown): boolean => value !== null && typeof value !== 'object';

const nullable: ReadonlySet<string> = new Set(nullableQueryFields);
/** All queries find their data under a few fields: a null there, which the schema forbids, would empty the whole cache. */
const hasForbiddenNull = (data: Readonly<Record<string, unknown>>, { selections }: SelectionSet): boolean =>
  selections.some(
    (node) => node.kind === 'Field' && !nullable.has(node.name.value) && data[(node.alias ?? node.name).value] === null,
  );

function isMalformed({ data, error, operation }: OperationResult): boolean {
  if (data === null || data === undefined) return error === undefined;
  // `[].every` holds for anything, so a list in place of the root would count as complete.
  if (Array.isArray(data)) return true;
  const roots = Object.entries(data as Record<string, unknown>);
  // No field of Query or Subscription is a list.
  if (operation.kind !== 'mutation' && roots.some(([, value]) => Array.isArray(value))) return true;
  const { definitions } = operation.query;
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition'
        ? [[`${node.name.value} ${node.typeCondition.name.value}`, node.selectionSet] as const]
        : [],
    ),
  );
  const main = definitions.find((node) => node.kind === 'OperationDefinition');
  if (!main) return false;
  const { selectionSet } = main;
  if (operation.kind === 'query' && hasForbiddenNull(data as Record<string, unknown>, selectionSet)) return true;
  return !isComplete(data, selectionSet, fragments);
}

/**
 * Answers without what was requested become a network error before they reach the cache, which
 * would wait for the missing fields for ever.
 */
export const validateResponsesExchange: Exchange = mapExchange({
  onResult: (result) =>
    isMalformed(result)
      ? {
          ...result,
          data: undefined,
          error: new CombinedError({ networkError: new Error('Malformed answer'), response: result.error?.response }),
        }
      : result,
});
