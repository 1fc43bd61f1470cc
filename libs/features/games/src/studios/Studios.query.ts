import { graphql } from '@lobby/data';

export const StudioCardFields = graphql(`
  fragment StudioCard on Studio {
    slug
    name
    imageUrl
    numberOfGames
  }
`);

export const GameStudios = graphql(
  `
    query GameStudios(
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
        studios {
          slug
          ...StudioCard
        }
      }
    }
  `,
  [StudioCardFields],
);
