import { routes, type FeatureModule, type RouteId } from '@lobby/contracts';

/** Routes of the product that no listed feature has a page for: they answer with the not-found page. */
export function routesWithoutPage(features: readonly FeatureModule[]): RouteId[] {
  const written = new Set(features.flatMap((feature) => Object.keys(feature.routes ?? {})));
  return (Object.keys(routes) as RouteId[]).filter((route) => !written.has(route));
}
