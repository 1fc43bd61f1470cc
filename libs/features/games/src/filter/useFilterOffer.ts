import { graphql, isNotOffered, useQuery } from '@lobby/data';
import { useMarketVariables } from '../useGameVariables.ts';

/** Only whether the platform has a catalogue: what is in it is loaded when somebody filters. */
const CatalogueOffer = graphql(`
  query CatalogueOffer(
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
      gameCatalogue {
        version
      }
    }
  }
`);

/** Whether lists can be filtered here; null until the platform has said so. */
export function useFilterOffer(): boolean | null {
  const { variables, pause } = useMarketVariables();
  const [{ data, error }] = useQuery({ query: CatalogueOffer, variables, pause });
  if (data) return true;
  return isNotOffered(error) ? false : null;
}
