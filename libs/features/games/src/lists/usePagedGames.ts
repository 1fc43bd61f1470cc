import { type FragmentOf, graphql, readFragment, type TadaDocumentNode, useQuery } from '@lobby/data';
import { useEntryState } from '@lobby/routing';
import { useState } from 'react';
import { GameTileFields } from '../tile/GameTile.tsx';
import { windowThumbnailSize } from '../useGameVariables.ts';

type GameNode = FragmentOf<typeof GameTileFields> & { lookupId: string };

/** What a list of tiles asks of its page. Needs `$thumbnailSize` of the query around it. */
export const GamesPageFields = graphql(
  `
    fragment GamesPage on GameConnection {
      totalCount
      edges {
        node {
          lookupId
          ...GameTile
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  `,
  [GameTileFields],
);

/** Where the next page begins; both null for the first. */
export interface Cursor {
  after: string | null;
  lastShownGameId: string | null;
  /** The window's when the page was asked for: the first may have been rendered on a server. */
  thumbnailSize?: number;
}

export const firstPage: Cursor = { after: null, lastShownGameId: null };

interface PagedGamesArgs<Data, Variables> {
  /** Of this list among those of its page: back and forward show as many of its pages as there were. */
  name: string;
  document: TadaDocumentNode<Data, Variables>;
  variables: (cursor: Cursor) => Variables;
  /** Null when the server knows no such list. */
  pageOf: (data: Data) => FragmentOf<typeof GamesPageFields> | null | undefined;
  pause?: boolean;
}

export interface PagedGames<Data> {
  games: readonly GameNode[];
  /** Pages on screen, counting one that is loading. */
  pages: number;
  /** Null until the first answer. */
  total: number | null;
  hasMore: boolean;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** The answer with the latest page, for names and the like. */
  data: Data | undefined;
  /** Asks for the next page; nothing happens while one is loading or when there is none. */
  loadMore: () => void;
  retry: () => void;
}

/**
 * Games page by page: earlier pages stay, the next one is asked for after the last game on screen.
 * A new list needs a new `key` on the component that uses it.
 */
export function usePagedGames<Data, Variables extends Record<string, unknown>>({
  name,
  document,
  variables,
  pageOf,
  pause = false,
}: PagedGamesArgs<Data, Variables>): PagedGames<Data> {
  const [earlier, setEarlier] = useState<{ games: readonly GameNode[]; pages: number; total: number | null }>({
    games: [],
    pages: 0,
    total: null,
  });
  const [cursor, setCursor] = useState(firstPage);
  const [wanted, setWanted] = useEntryState(name, 1);
  const [result, ask] = useQuery<Data, Variables>({ query: document, variables: variables(cursor), pause });

  // While the next page loads, the result still holds the previous one.
  const current = result.fetching || result.error ? undefined : result.data;
  const page = readFragment(GamesPageFields, current === undefined ? undefined : pageOf(current));
  const games = page ? [...earlier.games, ...page.edges.map(({ node }) => node)] : earlier.games;

  // While rendering: pages that the cache has are there with the first frame, which back scrolls to where it was left.
  if (page?.pageInfo.hasNextPage && earlier.pages + 1 < wanted) {
    setEarlier({ games, pages: earlier.pages + 1, total: page.totalCount });
    setCursor({
      after: page.pageInfo.endCursor,
      lastShownGameId: games.at(-1)?.lookupId ?? null,
      thumbnailSize: windowThumbnailSize(),
    });
  }

  return {
    games,
    pages: earlier.pages + 1,
    total: page?.totalCount ?? earlier.total,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    status: result.error ? 'failed' : page ? 'ready' : current === undefined ? 'loading' : 'missing',
    data: result.data,
    loadMore() {
      if (page?.pageInfo.hasNextPage) setWanted(earlier.pages + 2);
    },
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
