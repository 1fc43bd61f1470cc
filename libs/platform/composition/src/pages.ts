import { routes, type FeatureModule, type RouteId } from '@lobby/contracts';
import { isRouteAvailable, type RouteNeed } from '@lobby/routing';
import { build } from 'virtual:lobby-build';
import { useLobby } from './LobbyProvider.tsx';

/** The gates and toggles on which routes depend, as this build has them. */
const availability = (): Record<RouteNeed, boolean> => ({
  EnableFinancialHistory: build.EnableFinancialHistory,
  EnablePhoneVerification: build.EnablePhoneVerification,
  globalLossLimits: build.globalLossLimits,
  selfExclusion: build.selfExclusion,
  Sportsbook: build.Sportsbook,
  SumSubFlow: build.SumSubFlow,
});

/** Whether the gate or toggle that the route needs is on; where it is off, the address is not found. */
export const isInBuild = (route: RouteId): boolean => isRouteAvailable(route, availability());

/** Whether this build shows a page at the route; where it does not, the address is not found. */
export function hasPage(route: RouteId, features: readonly FeatureModule[]): boolean {
  return isInBuild(route) && features.some((feature) => route in (feature.routes ?? {}));
}

/** `hasPage` for the features of this lobby: a link to another feature's page is shown only where there is one. */
export function useHasPage(): (route: RouteId) => boolean {
  const { features } = useLobby();
  return (route) => hasPage(route, features);
}

/** Routes of the product that no listed feature has a page for: they answer with the not-found page. */
export function routesWithoutPage(features: readonly FeatureModule[]): RouteId[] {
  return (Object.keys(routes) as RouteId[]).filter(
    (route) => !features.some((feature) => route in (feature.routes ?? {})),
  );
}
