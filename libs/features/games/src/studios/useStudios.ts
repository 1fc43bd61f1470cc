import { graphql, useQuery } from '@lobby/data';
import { useMarketVariables } from '../useGameVariables.ts';
import { StudioCardFields } from './StudioTile.tsx';

const GameStudios = graphql(
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

/** The makers of the games that this visitor may play. */
export function useStudios() {
  const { variables, pause } = useMarketVariables();
  return useQuery({ query: GameStudios, variables, pause });
}
