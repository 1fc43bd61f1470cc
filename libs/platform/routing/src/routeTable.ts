import { type RouteAccess, type RouteDefinition, type RouteId, routes } from '@lobby/contracts';
import { generatePath, matchRoutes } from 'react-router';
import { isLocale } from './locale.ts';
import { canonicalPathname, splitPath, stripLocale } from './paths.ts';

type Routes = typeof routes;
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The parameters in a route's path: `{ slug: string }` for `game`, `object` for most. */
export type RouteParams<Id extends RouteId> = { [Name in ParamName<Routes[Id]['path']>]: string };

/** Arguments after the route's id: parameters are required where the path has them, and only there. */
export type ParamsOf<Id extends RouteId> = [ParamName<Routes[Id]['path']>] extends [never]
  ? []
  : [params: RouteParams<Id>];

const matchableRoutes = (Object.keys(routes) as RouteId[]).map((id) => ({ id, path: routes[id].path as string }));
const fixedRoutes = new Map(matchableRoutes.map((route) => [route.path, route]));
const patternRoutes = matchableRoutes.filter(({ path }) => /[:*]/.test(path));

export function routeDefinitionOf(route: RouteId): RouteDefinition {
  return routes[route];
}

/** A route's path below the locale, its parameters percent-encoded: `/games/book-of-kings/`. */
export function pathOf<Id extends RouteId>(route: Id, ...[params]: ParamsOf<Id>): string {
  const wellFormed = Object.entries(params ?? {}).map(([name, value]) => [name, String(value).toWellFormed()]);
  return generatePath(routes[route].path as string, Object.fromEntries(wellFormed)).replace(/\/?$/, '/');
}

/** The route of an address; null (the not-found page) also for an address without a locale (R-2-001, R-2-044). */
export function routeOf(pathname: string): RouteId | null {
  return isLocale(pathname.split('/')[1] ?? '') ? routeOfLink(pathname) : null;
}

/** The route of a link, whose path may lack the locale and have a query and a hash. */
export const routeOfLink = (path: string): RouteId | null => matchLink(path)?.route ?? null;

interface LinkMatch {
  route: RouteId;
  /** Decoded. */
  params: Readonly<Record<string, string | undefined>>;
}

const knownMatches = new Map<string, LinkMatch | null>();

/** The same with the parameters of the path. */
export function matchLink(path: string): LinkMatch | null {
  const pathname = stripLocale(canonicalPathname(splitPath(path).pathname));
  const known = knownMatches.get(pathname);
  if (known !== undefined) return known;
  const [found] = matchRoutes(candidatesOf(pathname), pathname) ?? [];
  const match = found ? { route: found.route.id, params: found.params } : null;
  knownMatches.set(pathname, match);
  return match;
}

/**
 * The router compiles and ranks each route that it is given anew for each match, and a menu requests the route of each of its links:
 * it is given one route where the path has no parameter.
 */
function candidatesOf(pathname: string): typeof matchableRoutes {
  // An encoded letter is still the letter.
  if (pathname.includes('%')) return matchableRoutes;
  const fixed = fixedRoutes.get(pathname.toLowerCase());
  return fixed ? [fixed] : patternRoutes;
}

/** Who may open the route in this brand: `browse` depends on visitor browsing. */
export function accessFor(route: RouteId, visitorBrowsing: boolean): Exclude<RouteAccess, 'browse'> {
  const { access } = routeDefinitionOf(route);
  if (access !== 'browse') return access;
  return visitorBrowsing ? 'mixed' : 'player';
}

/** Whether a page for players has a frame, which shows nothing of theirs: what some brands show to visitors has one as well. */
export function hasFrame(route: RouteId): boolean {
  const { access, frame = false } = routeDefinitionOf(route);
  return access === 'browse' || frame;
}
