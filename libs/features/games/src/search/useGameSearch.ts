import { graphql, isNotOffered, type QueryError, readFragment, type ResultOf, useQuery } from '@lobby/data';
import { useEffect, useMemo, useState } from 'react';
import { type ServedTile, tileOf, useTiles } from '../catalogue/useTiles.ts';
import { StudioCardFields, useStudioName, useStudiosBySlug } from '../studios/Studios.tsx';
import { GameDetailsFields, GameTileFields } from '../tile/GameTile.tsx';
import { timings } from '../timings.ts';
import { useGameVariables } from '../useGameVariables.ts';
import type { FoundGame, SearchIndex } from './searchIndex.ts';
import { useSearchIndex } from './useSearchIndex.ts';

/** The server tolerates typing errors; best match first. */
const SearchGames = graphql(
  `
    query SearchGames(
      $query: String!
      $first: Int!
      $thumbnailSize: Float!
      $currencyCode: String
      $ipCountryCode: String
      $subDivision: String
      $license: License
      $locale: String
    ) {
      personalized(
        currencyCode: $currencyCode
        ipCountryCode: $ipCountryCode
        subDivision: $subDivision
        license: $license
        locale: $locale
      ) {
        search(query: $query, first: $first) {
          games {
            lookupId
            ...GameTile
            ...GameDetails
          }
          studios {
            slug
            ...StudioCard
          }
        }
      }
    }
  `,
  [GameTileFields, GameDetailsFields, StudioCardFields],
);

/** Games of one answer of the platform. */
const mostResults = 24;
/** Longer ones are not stored. */
export const longestSearch = 60;
/** For the platform; the device searches from the first letter on. */
const shortestQuery = 2;

type StudioResult = ResultOf<typeof StudioCardFields>;

/** A game in the results. Its picture is null until the platform has answered. */
export interface GameResult {
  lookupId: string;
  slug: string;
  title: string;
  alternativeTitle?: string;
  studio: string | null;
  /** In percent. */
  rtp: number | null;
  art: ReturnType<typeof artOf> | null;
  demoAllowed: boolean;
}

export interface Results {
  studios: readonly StudioResult[];
  games: readonly GameResult[];
}

export interface GameSearch {
  /** `idle`: too little was typed. */
  status: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
  /** What was there first: the device's, or where it has no catalogue the platform's. */
  first: Results;
  /** What the platform has found beside the device's: it stands below, so that nothing moves under the finger. */
  more: Results;
  /** Games that come closest where nothing was found. */
  nearest: readonly GameResult[];
  /** Whether typing has paused and both have answered. */
  isSettled: boolean;
  error: QueryError;
  retry: () => void;
}

interface UsedIndex {
  market: string;
  query: string;
  index: SearchIndex | null;
  hasShown: boolean;
}

/** Searches on the device with each letter, and at the platform when typing pauses. */
export function useGameSearch(query: string): GameSearch {
  const paused = useDebouncedValue(query);
  const latest = useSearchIndex();
  // What a search has shown stays in its order: an index that comes later is for the next letters.
  const [used, setUsed] = useState<UsedIndex>({ market: '', query: '', index: null, hasShown: false });
  const { variables, pause } = useGameVariables();
  const market = JSON.stringify(variables);
  const isSame = used.market === market && used.query === query;
  const index = isSame && used.hasShown ? used.index : latest;
  const studios = useStudiosBySlug();
  const studioName = useStudioName();
  const local = useMemo(() => (index && query !== '' ? index.find(query) : null), [index, query]);

  const isAsking = query.length >= shortestQuery;
  const [{ data, error, fetching }, retry] = useQuery({
    query: SearchGames,
    variables: { query: paused, first: mostResults, ...variables },
    pause: pause || paused.length < shortestQuery,
  });
  const isAnswered = isAsking && paused === query && !fetching && (data !== undefined || error !== undefined);
  const served = isAnswered && !error ? data?.personalized.search : undefined;
  const isSettled = paused === query && (isAnswered || !isAsking);

  const servedGames = served?.games ?? [];
  const isEmpty = local !== null && local.games.length + local.studios.length === 0;
  const hasNone = isEmpty && servedGames.length + (served?.studios.length ?? 0) === 0;
  const nearestFound = useMemo(
    () => (index && isSettled && hasNone && query !== '' ? index.findNearest(query) : []),
    [index, isSettled, hasNone, query],
  );
  const tiles = useTiles(
    isSettled ? [...(local?.games ?? []), ...nearestFound].map(({ game }) => game.lookupId) : [],
    servedGames,
  );

  const resultOf = ({ game, alternativeTitle }: FoundGame): GameResult => {
    const tile = tiles.get(game.lookupId);
    return {
      ...game,
      alternativeTitle,
      studio: studioName(game.studioSlug),
      art: tile ? artOf(tile) : null,
    };
  };
  const fromPlatform: Results = {
    studios: served?.studios.map((studio) => readFragment(StudioCardFields, studio)) ?? [],
    games: servedGames.map((game) => resultOfTile(tileOf(game))),
  };
  const first: Results = local
    ? { studios: local.studios.flatMap((slug) => studios.get(slug) ?? []), games: local.games.map(resultOf) }
    : fromPlatform;
  const studioSlugs = new Set(first.studios.map(({ slug }) => slug));
  const lookupIds = new Set(first.games.map(({ lookupId }) => lookupId));
  const more: Results = {
    studios: fromPlatform.studios.filter(({ slug }) => !studioSlugs.has(slug)),
    games: fromPlatform.games.filter(({ lookupId }) => !lookupIds.has(lookupId)),
  };
  const count = countOf(first) + countOf(more);
  const hasShown = count > 0;
  if (!isSame || used.index !== index || used.hasShown !== hasShown) setUsed({ market, query, index, hasShown });

  const statusOfNone = (): GameSearch['status'] => {
    if (query === '' || (!local && !isAsking)) return 'idle';
    if (!isSettled) return 'searching';
    if (local && isNotOffered(error)) return 'nothing';
    return error ? 'failed' : 'nothing';
  };
  return {
    status: hasShown ? 'found' : statusOfNone(),
    first,
    more,
    nearest: nearestFound.map(resultOf),
    isSettled,
    error: isAnswered ? error : undefined,
    retry,
  };
}

export const countOf = ({ studios, games }: Results): number => studios.length + games.length;

const artOf = ({ thumbnailUrl, w172, w236, w320, w388, aspectRatio }: ServedTile) => ({
  thumbnailUrl,
  w172,
  w236,
  w320,
  w388,
  aspectRatio,
});

/** A game as a result, by what the platform has answered of it. */
export const resultOfTile = (tile: ServedTile): GameResult => ({
  ...tile,
  studio: tile.studio?.name ?? null,
  art: artOf(tile),
});

/** The value once it has stopped changing; an empty one at once. */
function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    function debounce() {
      const timer = setTimeout(() => setDebounced(value), timings.searchDebounce);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return value === '' ? '' : debounced;
}
