import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada';
import type { introspection, QueryRequest } from '@lobby/contracts';

/** What the schema's own scalars are in code; both stay strings until `Intl` shows them. */
interface Scalars {
  ID: string;
  /** `12.50`: never a float, so that no cent is lost. */
  Decimal: string;
  /** ISO 8601 with a time zone. */
  DateTime: string;
}

const parse = initGraphQLTada<{ introspection: introspection; scalars: Scalars }>();
const parseUntyped = parse as unknown as (source: string, fragments?: readonly unknown[]) => ParsedDocument;

interface ParsedDocument {
  definitions: readonly unknown[];
  loc: unknown;
}

/** Parsed when it is first read: the first load has the documents of all its features, and a page needs a few of them. */
function later(source: string, fragments?: readonly unknown[]) {
  let parsed: ParsedDocument | undefined;
  const read = () => (parsed ??= parseUntyped(source, fragments));
  return {
    kind: 'Document',
    get definitions() {
      return read().definitions;
    },
    get loc() {
      return read().loc;
    },
    // urql keeps the text there that it sends.
    set loc(value) {
      read().loc = value;
    },
  };
}

/** Writes a typed document or fragment; fragments stay masked until {@link readFragment}. */
export const graphql = Object.assign(later, parse) as unknown as typeof parse;

export { readFragment, maskFragments } from 'gql.tada';
export type { FragmentOf, ResultOf, VariablesOf, TadaDocumentNode } from 'gql.tada';

/** A query for a feature's `queries`, with the variables that its document requests. */
export const queryRequest = <Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): QueryRequest => ({ document, variables });
