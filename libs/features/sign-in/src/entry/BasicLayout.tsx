import { useQuery } from '@lobby/data';
import { useMarket } from '@lobby/player';
import { routeDefinitionOf, routeOf, usePathname } from '@lobby/routing';
import { BasicLayoutRoot } from './useEntryFlow.ts';

/**
 * Asks for the root of the basic layout on each page that has it (R-7-025): whoever goes on from there to sign in or to
 * register finds the flow of their country in the cache.
 */
export default function BasicLayout() {
  const { country, isSettled } = useMarket();
  const route = routeOf(usePathname());
  const isBasic = route !== null && routeDefinitionOf(route).layout === 'basic';
  useQuery({ query: BasicLayoutRoot, variables: { countryCode: country }, pause: !isBasic || !isSettled });
  return null;
}
