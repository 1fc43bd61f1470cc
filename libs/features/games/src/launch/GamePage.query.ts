import { graphql, type ResultOf } from '@lobby/data';

/** What the game page says about its game. */
export const GamePageQuery = graphql(`
  query GamePage(
    $slug: String!
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
      game(slug: $slug) {
        lookupId
        slug
        title
        thumbnailUrl(size: $thumbnailSize)
        aspectRatio
        rtp
        isLiveCasinoGame
        hasJackpot
        bonusAllowed
        demoAllowed
        minBet(currencyCode: $currencyCode)
        volatility
        description
        studio {
          slug
          name
        }
      }
    }
  }
`);

export type LaunchedGame = NonNullable<ResultOf<typeof GamePageQuery>['personalized']['game']>;
