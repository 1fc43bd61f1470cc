import { graphql } from '@lobby/data';
import { GamesDetailsFields, GamesPageFields } from '../lists/usePagedGames.ts';

/**
 * What the lobby shows, in the server's order. Each block queries its own data by id; this query selects
 * the same fields, so that the cache answers those queries without further requests. The games of the first rows come
 * along, as the rows ask for them.
 */
export const LobbyPageQuery = graphql(
  `
    query LobbyPage(
      $thumbnailSize: Float!
      $currencyCode: String
      $ipCountryCode: String
      $subDivision: String
      $license: License
      $locale: String
    ) {
      root {
        contentBlocks(page: "lobby", ipCountryCode: $ipCountryCode) {
          id
          type
          title
          subtitle
          text
          desktopImage
          mobileImage
          callToAction {
            type
            label
            url
          }
          game {
            lookupId
            slug
            title
            studio {
              slug
              name
            }
          }
          listOfGamesSlug
          startsAt
          endsAt
          termsAndConditions
        }
      }
      personalized(
        currencyCode: $currencyCode
        ipCountryCode: $ipCountryCode
        subDivision: $subDivision
        license: $license
        locale: $locale
      ) {
        listsOfGames {
          slug
          name
        }
        leadingLists(page: "lobby", first: 2) {
          slug
          name
          games(first: 10) {
            ...GamesPage
            ...GamesDetails
          }
        }
      }
    }
  `,
  [GamesPageFields, GamesDetailsFields],
);
