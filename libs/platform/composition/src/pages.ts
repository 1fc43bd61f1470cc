import { routes, type FeatureModule, type Lazy, type RouteId } from '@lobby/contracts';
import { routeDefinitionOf } from '@lobby/routing';
import { useLobby } from './LobbyProvider.tsx';

/** Loads the code of a route's page; null where no listed feature has one in this build. */
export function pageLoader(route: RouteId, features: readonly FeatureModule[]): Lazy | null {
  for (const { routes: pages } of features) {
    const page = pages?.[route];
    if (page) return page.load;
  }
  return null;
}

/** Loads the code of the layout around a route's page; null where its page stands in the lobby's layout alone. */
export function layoutLoader(route: RouteId, features: readonly FeatureModule[]): Lazy | null {
  const { nestedLayout } = routeDefinitionOf(route);
  if (!nestedLayout) return null;
  for (const { parts = [] } of features) {
    for (const part of parts) if (part && part.place === `layout.${nestedLayout}`) return part.load as Lazy;
  }
  return null;
}

/** Whether this build shows a page at the route; where it does not, the address is not found. */
export const hasPage = (route: RouteId, features: readonly FeatureModule[]): boolean =>
  pageLoader(route, features) !== null;

/** `hasPage` for the features of this lobby: a link to another feature's page is shown only where there is one. */
export function useHasPage(): (route: RouteId) => boolean {
  const { features } = useLobby();
  return (route) => hasPage(route, features);
}

/** Routes of the product that no listed feature has a page for: they answer with the not-found page. */
export function routesWithoutPage(features: readonly FeatureModule[]): RouteId[] {
  return (Object.keys(routes) as RouteId[]).filter((route) => pageLoader(route, features) === null);
}
