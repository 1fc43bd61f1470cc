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

/** Writes a typed document or fragment; fragments stay masked until {@link readFragment}. */
export const graphql = initGraphQLTada<{ introspection: introspection; scalars: Scalars }>();

export { readFragment, maskFragments } from 'gql.tada';
export type { FragmentOf, ResultOf, VariablesOf, TadaDocumentNode } from 'gql.tada';

/** A query for a feature's `queries`, with the variables that its document asks for. */
export const queryRequest = <Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): QueryRequest => ({ document, variables });
