import { graphql } from '@lobby/data';
import { GameArtFields } from '../tile/GameArt.tsx';

export const GameLists = graphql(
  `
    query GameLists(
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
        listsOfGames {
          slug
          name
          games(first: 3) {
            totalCount
            edges {
              node {
                lookupId
                aspectRatio
                ...GameArt
              }
            }
          }
        }
      }
    }
  `,
  [GameArtFields],
);

export const GameCategories = graphql(`
  query GameCategories(
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
      categories {
        slug
        name
        imageUrl
        numberOfGames
      }
    }
  }
`);
