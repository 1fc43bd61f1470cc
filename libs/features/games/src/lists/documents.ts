import { graphql } from '@lobby/data';
import { GameTileFields } from '../tile/GameTile.fragment.ts';

/** One page of a list: ten games of a carousel, or more on the list's own page (R-7-030). */
export const GameListSlice = graphql(
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
        }
      }
    }
  `,
  [GameTileFields],
);

/** One page of a studio's games (R-7-031). */
export const StudioGames = graphql(
  `
    query StudioGames(
      $first: Int!
      $slug: String!
      $thumbnailSize: Float!
      $currencyCode: String
      $ipCountryCode: String
      $subDivision: String
      $license: License
      $after: String
      $locale: String
    ) {
      personalized(
        currencyCode: $currencyCode
        ipCountryCode: $ipCountryCode
        subDivision: $subDivision
        license: $license
        locale: $locale
      ) {
        studio(slug: $slug) {
          slug
          name
          imageUrl
        }
        games(slug: $slug, first: $first, after: $after) {
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
      }
    }
  `,
  [GameTileFields],
);

/** One page of a category. */
export const CategoryGames = graphql(
  `
    query CategoryGames(
      $first: Int!
      $after: String
      $categorySlug: String!
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
        category(slug: $categorySlug) {
          slug
          name
        }
        games(categorySlug: $categorySlug, first: $first, after: $after) {
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
      }
    }
  `,
  [GameTileFields],
);

export const AllGames = graphql(
  `
    query AllGames(
      $first: Int!
      $after: String
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
        games(first: $first, after: $after) {
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
      }
    }
  `,
  [GameTileFields],
);
