import { graphql } from '@lobby/data';
import { useGameVariables } from '../useGameVariables.ts';
import { GamesPageFields, usePagedGames } from './usePagedGames.ts';

const GameListSlice = graphql(
  `
    query GameListSlice(
      $first: Int!
      $after: String
      $listOfGamesSlug: String!
      $thumbnailSize: Float!
      $currencyCode: String
      $lastShownGameId: ID
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
        listOfGames(slug: $listOfGamesSlug, lastShownGameId: $lastShownGameId) {
          slug
          name
          games(first: $first, after: $after) {
            ...GamesPage
          }
        }
      }
    }
  `,
  [GamesPageFields],
);

/** A list of games, `first` at a time (R-7-030). A new slug needs a new `key` on the component that uses it. */
export function useGameList(slug: string, first: number) {
  const { variables, pause } = useGameVariables();
  return usePagedGames({
    document: GameListSlice,
    variables: (cursor) => ({ first, listOfGamesSlug: slug, ...variables, ...cursor }),
    pageOf: ({ personalized }) => personalized.listOfGames?.games,
    pause,
  });
}
