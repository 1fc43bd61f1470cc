import { graphql } from '@lobby/data';

/**
 * What the lobby shows, in the server's order. A block asks for its own data by its id; the fields
 * come along here, so that the cache can answer without a request for each.
 */
export const LobbyPageQuery = graphql(`
  query LobbyPage(
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
    }
  }
`);
