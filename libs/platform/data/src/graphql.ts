import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '@lobby/contracts';
import type { Scalars } from './scalars.ts';

/** Writes a typed document or fragment; fragments stay masked until {@link readFragment}. */
export const graphql = initGraphQLTada<{ introspection: introspection; scalars: Scalars }>();

export { readFragment, maskFragments } from 'gql.tada';
export type { FragmentOf, ResultOf, VariablesOf, TadaDocumentNode } from 'gql.tada';
