import { graphql } from '@lobby/data';
import { GameDetailsFields, GameTileFields } from '../tile/GameTile.tsx';
import type { GameVariables } from '../useGameVariables.ts';

/** Games available here, in the order of their ids. */
export const GamesById = graphql(
  `
    query GamesById(
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
export const gamesByIdVariables = (lookupIds: readonly string[], variables: GameVariables) => ({
  lookupIds: [...lookupIds],
  ...variables,
});
