import { graphql } from '@lobby/data';
import { GameDetailsFields, GameTileFields } from '../tile/GameTile.tsx';
import type { GameVariables } from '../useGameVariables.ts';

export const RecentlyPlayedGames = graphql(
  `
    query RecentlyPlayedGames(
      $lookupIds: [ID!]!
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
        gamesByLookupId(lookupIds: $lookupIds) {
          lookupId
          ...GameTile
          ...GameDetails
        }
      }
    }
  `,
  [GameTileFields, GameDetailsFields],
);

/** In the order in which a page's first request has them: both are compared as text. */
export const recentVariables = (lookupIds: readonly string[], variables: GameVariables) => ({
  lookupIds: [...lookupIds],
  ...variables,
});
