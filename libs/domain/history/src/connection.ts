import type { TadaDocumentNode } from '@lobby/data';
import type { DateTimeRange } from './period.ts';

/** A page of a history, as the platform returns it. */
export interface Connection {
  totalCount: number;
  edges: readonly { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export type NodeOf<Page extends Connection> = Page['edges'][number]['node'];

// A type, not an interface: urql's variables have an index signature.
// oxlint-disable-next-line typescript/consistent-type-definitions
export type HistoryVariables = { range: DateTimeRange; first: number; after: string | null };

/** A query of the viewer whose connection goes by the alias `history`. */
export type HistoryDocument<Page extends Connection> = TadaDocumentNode<
  { viewer: { id: string; history: Page } | null },
  HistoryVariables
>;

/** The query of a history, the same for all of its pages. */
export interface HistoryQuery<Page extends Connection> {
  document: HistoryDocument<Page>;
  variables: { range: DateTimeRange; readonly [filter: string]: unknown };
}

/** The pages that such a query returns. */
export type PageOf<Document> = Document extends HistoryDocument<infer Page> ? Page : never;
