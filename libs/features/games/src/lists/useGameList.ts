import { useGameVariables } from '../useGameVariables.ts';
import { GameListDetails, GameListSlice, listVariables } from './queries.ts';
import { usePagedGames } from './usePagedGames.ts';

/** A list of games, `first` at a time (R-7-030). A new slug needs a new `key` on the component that uses it. */
export function useGameList(slug: string, first: number, options: { staysEmpty?: boolean } = {}) {
  const { variables, pause } = useGameVariables();
  return usePagedGames({
    name: slug,
    document: GameListSlice,
    details: GameListDetails,
    variables: (cursor) => listVariables(variables, slug, first, cursor),
    pageOf: ({ personalized }) => personalized.listOfGames?.games,
    detailsOf: ({ personalized }) => personalized.listOfGames?.games,
    pause,
    ...options,
  });
}
