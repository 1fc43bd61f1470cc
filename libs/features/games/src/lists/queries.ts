import { graphql } from '@lobby/data';
import type { GameVariables } from '../useGameVariables.ts';
import { type Cursor, firstPage, GamesDetailsFields, GamesPageFields } from './usePagedGames.ts';

/** Games per request of a row and of a page (R-9-041). */
export const rowPageSize = 10;
export const gridPageSize = 30;

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
            ...GamesPage
          }
        }
      }
    }
  `,
  [GamesPageFields],
);

/** Beside {@link GameListSlice}, with its variables: what a back end need not have. */
export const GameListDetails = graphql(
  `
    query GameListDetails(
      $first: Int!
      $after: String
      $listOfGamesSlug: String!
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
          games(first: $first, after: $after) {
            ...GamesDetails
          }
        }
      }
    }
  `,
  [GamesDetailsFields],
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
          ...GamesPage
          ...GamesDetails
        }
      }
    }
  `,
  [GamesPageFields, GamesDetailsFields],
);

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
        games(slug: $slug, first: $first, after: $after) {
          ...GamesPage
        }
      }
    }
  `,
  [GamesPageFields],
);

/** Beside {@link StudioGames}, with its variables: what a back end need not have. */
export const StudioDetails = graphql(
  `
    query StudioDetails(
      $first: Int!
      $slug: String!
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
        }
        games(slug: $slug, first: $first, after: $after) {
          ...GamesDetails
        }
      }
    }
  `,
  [GamesDetailsFields],
);

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
          ...GamesPage
          ...GamesDetails
        }
      }
    }
  `,
  [GamesPageFields, GamesDetailsFields],
);

/** A list, `first` at a time (R-7-030). */
export const listVariables = (common: GameVariables, slug: string, first: number, cursor: Cursor = firstPage) => ({
  first,
  listOfGamesSlug: slug,
  ...common,
  ...cursor,
});

/** What the pages of all games, of a studio and of a category have in common. */
export const gridVariables = (
  common: GameVariables,
  { after, thumbnailSize = common.thumbnailSize }: Cursor = firstPage,
) => ({ ...common, first: gridPageSize, after, thumbnailSize });
