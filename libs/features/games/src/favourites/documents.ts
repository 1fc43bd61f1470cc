import { command, graphql } from '@lobby/data';
import { GameDetailsFields, GameTileFields } from '../tile/GameTile.tsx';
import type { GameVariables } from '../useGameVariables.ts';

export const FavouriteGames = graphql(`
  query FavouriteGames {
    viewer {
      id
      favouriteGames {
        id
        lookupIds
      }
    }
  }
`);

/** For visitors, who have none: whether the platform keeps favourites at all. */
export const FavouriteGamesLimit = graphql(`
  query FavouriteGamesLimit {
    root {
      favouriteGamesLimit
    }
  }
`);

/** Of those available here, in the order of their ids. */
export const FavouriteGameTiles = graphql(
  `
    query FavouriteGameTiles(
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

const SetFavouriteGame = graphql(`
  mutation SetFavouriteGame($changeId: ID!, $lookupId: ID!, $isFavourite: Boolean!) {
    setFavouriteGame(changeId: $changeId, lookupId: $lookupId, isFavourite: $isFavourite) {
      id
      lookupIds
    }
  }
`);

/** The same `changeId` counts once. */
export const setFavouriteGame = command(SetFavouriteGame, {
  rejections: ['TooManyFavouriteGames', 'GameNotAvailable', 'AccountClosed', 'NotOffered'],
});

export const favouriteVariables = (lookupIds: readonly string[], variables: GameVariables) => ({
  lookupIds: [...lookupIds],
  ...variables,
});
