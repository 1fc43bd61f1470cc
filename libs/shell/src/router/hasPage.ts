import type { FeatureModule, RouteId } from '@lobby/contracts';
import { isRouteAvailable } from '@lobby/routing';
import { availability } from './availability.ts';

/** Whether this build shows a page at the route; where it does not, the address is not found. */
export function hasPage(route: RouteId, features: readonly FeatureModule[]): boolean {
  return isRouteAvailable(route, availability()) && features.some(({ routes = {} }) => route in routes);
}
