import { command, graphql } from '@lobby/data';

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
