import { graphql } from '@lobby/data';
import { StudioCardFields } from '../studios/Studios.query.ts';
import { GameTileFields } from '../tile/GameTile.fragment.ts';

/** The server forgives typing errors; best match first. */
export const SearchGames = graphql(
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
          }
          studios {
            slug
            ...StudioCard
          }
        }
      }
    }
  `,
  [GameTileFields, StudioCardFields],
);
