import { useLingui } from '@lingui/react/macro';
import {
  type FragmentOf,
  graphql,
  type QueryError,
  readFragment,
  type ResultOf,
  type TadaDocumentNode,
  useQuery,
} from '@lobby/data';
import { useEntryState } from '@lobby/routing';
import { useStableOrder } from '@lobby/runtime';
import { useMemo, useState } from 'react';
import { GameDetailsFields, GameTileFields } from '../tile/GameTile.tsx';
import { windowThumbnailSize } from '../useGameVariables.ts';

/** A game of a list, with what its tile shows beyond where the back end has it. */
interface ListedGame {
  lookupId: string;
  game: FragmentOf<typeof GameTileFields>;
  details: FragmentOf<typeof GameDetailsFields> | null;
}

/** What a list of tiles asks of its page. Needs `$thumbnailSize` of the query around it. */
export const GamesPageFields = graphql(
  `
    fragment GamesPage on GameConnection {
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

/** What it asks beyond, which a back end may reject. */
export const GamesDetailsFields = graphql(
  `
    fragment GamesDetails on GameConnection {
      totalCount
      edges {
        node {
          lookupId
          ...GameDetails
        }
      }
    }
  `,
  [GameDetailsFields],
);

/** Where the next page begins; both null for the first. */
export interface Cursor {
  after: string | null;
  lastShownGameId: string | null;
  /** Of the window at the time of the request: the first page may have been rendered on a server. */
  thumbnailSize?: number;
}

export const firstPage: Cursor = { after: null, lastShownGameId: null };

interface PagedGamesArgs<Data, Variables, Details> {
  /** Of this list among those of its page: back and forward show as many of its pages as there were. */
  name: string;
  document: TadaDocumentNode<Data, Variables>;
  /** Requested in parallel, with the same variables; the same document where it already has all details. */
  details: TadaDocumentNode<Details, Variables>;
  variables: (cursor: Cursor) => Variables;
  /** Null when the server knows no such list. */
  pageOf: (data: Data, details: Details | undefined) => FragmentOf<typeof GamesPageFields> | null | undefined;
  detailsOf: (details: Details) => FragmentOf<typeof GamesDetailsFields> | null | undefined;
  pause?: boolean;
  /** For a list among other content: see {@link useStableOrder}. */
  staysEmpty?: boolean;
}

export interface PagedGames<Data, Details> {
  games: readonly ListedGame[];
  /** Pages on screen, counting one that is loading. */
  pages: number;
  /** Null until the first answer, and where the back end does not tell it. */
  total: number | null;
  hasMore: boolean;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  error: QueryError;
  /** The answer with the latest page, for names and the like. */
  data: Data | undefined;
  details: Details | undefined;
  /** Asks for the next page; nothing happens while one is loading or when there is none. */
  loadMore: () => void;
  retry: () => void;
}

/** What has been shown of the pages before the latest. */
interface EarlierPages {
  games: readonly ListedGame[];
  pages: number;
  total: number | null;
  /** Games that a later answer has added to them. */
  added: readonly ListedGame[];
}

const noPages: EarlierPages = { games: [], pages: 0, total: null, added: [] };

/**
 * Games page by page: earlier pages stay, the next one is requested after the last game on screen. Games wait for their
 * details until these are answered or rejected, so that no tile changes. Later answers for a page, and those for a market
 * that becomes known, change its games in place; the games that they add come with the next page.
 * A new list needs a new `key` on the component that uses it.
 */
export function usePagedGames<Data, Variables extends Record<string, unknown>, Details>({
  name,
  document,
  details,
  variables: variablesOf,
  pageOf,
  detailsOf,
  pause = false,
  staysEmpty,
}: PagedGamesArgs<Data, Variables, Details>): PagedGames<Data, Details> {
  const { i18n } = useLingui();
  const [earlier, setEarlier] = useState(noPages);
  const [cursor, setCursor] = useState(firstPage);
  const [wanted, setWanted] = useEntryState(name, 1);
  // Pages of another language or market do not follow on those that are shown.
  const scope = JSON.stringify(variablesOf({ ...firstPage, thumbnailSize: 0 }));
  const [scopeOfPages, setScopeOfPages] = useState(scope);
  if (scope !== scopeOfPages) {
    setScopeOfPages(scope);
    if (earlier.pages > 0) {
      setEarlier(noPages);
      setCursor(firstPage);
    }
  }
  const variables = variablesOf(cursor);
  const [result, refetch] = useQuery<Data, Variables>({ query: document, variables, pause });
  const [more, refetchMore] = useQuery<Details, Variables>({ query: details, variables, pause });

  // While others are requested, the results still have the previous ones.
  const list = `${i18n.locale} ${cursor.after ?? ''}`;
  const [latest, setLatest] = useState<{ list: string; data: Data; details: Details | undefined } | null>(null);
  let answer = latest?.list === list ? latest : null;
  if (!result.fetching && !more.fetching && !result.error && result.data !== undefined) {
    const next = { list, data: result.data, details: more.data ?? answer?.details };
    if (answer?.data !== next.data || answer.details !== next.details) setLatest((answer = next));
  }

  const page = readFragment(GamesPageFields, answer && pageOf(answer.data, answer.details));
  const known = readFragment(GamesDetailsFields, answer?.details && detailsOf(answer.details));
  const ofPage = useMemo(() => page && joinGames(page, known, earlier), [page, known, earlier]);
  const isWithoutList = answer !== null && !page;
  const shown = useStableOrder(ofPage ?? (isWithoutList && staysEmpty ? noPages.games : undefined), {
    keyOf: ({ lookupId }) => lookupId,
    list,
    staysEmpty,
  });
  const games = shown ? [...earlier.games, ...shown] : earlier.games;
  const total = known?.totalCount ?? earlier.total;

  // While rendering: pages that the cache has are there with the first frame, which back scrolls to where it was left.
  if (page?.pageInfo.hasNextPage && earlier.pages + 1 < wanted) {
    const ids = new Set(games.map(({ lookupId }) => lookupId));
    const added = ofPage?.filter(({ lookupId }) => !ids.has(lookupId)) ?? [];
    setEarlier({ games, pages: earlier.pages + 1, total, added });
    setCursor({
      after: page.pageInfo.endCursor,
      lastShownGameId: games.at(-1)?.lookupId ?? null,
      thumbnailSize: windowThumbnailSize(),
    });
  }

  return {
    games,
    pages: earlier.pages + 1,
    total,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    status: statusOf(),
    error: result.error,
    data: answer?.data ?? latest?.data,
    details: answer?.details ?? latest?.details,
    loadMore() {
      if (page?.pageInfo.hasNextPage) setWanted(earlier.pages + 2);
    },
    retry() {
      refetch();
      refetchMore();
    },
  };

  function statusOf() {
    if (shown) return 'ready';
    if (result.error) return 'failed';
    return answer ? 'missing' : 'loading';
  }
}

/** The games of a page with their details, after those that were added to earlier pages. */
function joinGames(
  { edges }: ResultOf<typeof GamesPageFields>,
  known: ResultOf<typeof GamesDetailsFields> | null | undefined,
  earlier: EarlierPages,
): readonly ListedGame[] {
  const detailsById = new Map(known?.edges.map(({ node }) => [node.lookupId, node]));
  const ids = new Set(earlier.games.map(({ lookupId }) => lookupId));
  const games = edges.map(({ node: game }) => {
    const { lookupId } = game;
    return { lookupId, game, details: detailsById.get(lookupId) ?? null };
  });
  return [...earlier.added, ...games].filter(({ lookupId }) => {
    const isNew = !ids.has(lookupId);
    ids.add(lookupId);
    return isNew;
  });
}
