import { graphql, type ResultOf } from '@lobby/data';

/** All games of the visitor's country in brief, or what has changed since a version (decision 51). */
export const GameCatalogue = graphql(`
  query GameCatalogue(
    $since: String
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
      gameCatalogue(since: $since) {
        version
        isComplete
        currency
        games {
          lookupId
          slug
          title
          alternativeTitles
          studioSlug
          lists
          features
          volatility
          rtp
          minStake
          maxStake
          releasedAt
          popularity
          isLive
          hasJackpot
          demoAllowed
          aspectRatio
        }
        removedIds
      }
    }
  }
`);

export type CatalogueAnswer = ResultOf<typeof GameCatalogue>['personalized']['gameCatalogue'];
export type CatalogueGame = CatalogueAnswer['games'][number];

export interface Catalogue {
  /** Of the platform, for the next request. */
  version: string;
  /** Of the stakes, ISO 4217. */
  currency: string;
  games: readonly CatalogueGame[];
}
