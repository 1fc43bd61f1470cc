import { type FeatureModule, type RouteId, routes } from '@lobby/contracts';
import { hasPage } from '@lobby/composition';
import { hasFrame } from '@lobby/routing';

/** Paths, below the locale, of this build's pages that have a frame: one per route, hence none of routes with parameters. */
export const framePaths = (features: readonly FeatureModule[]): string[] =>
  (Object.keys(routes) as RouteId[])
    .filter((route) => hasFrame(route) && hasPage(route, features))
    .map((route) => routes[route].path)
    .filter((path) => !/[:*]/.test(path));
