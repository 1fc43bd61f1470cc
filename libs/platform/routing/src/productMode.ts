import type { RouteId } from '@lobby/contracts';
import { routeOf } from './routeTable.ts';

export type ProductMode = 'casino' | 'sports';

const casinoRoutes: ReadonlySet<RouteId | null> = new Set([
  'games',
  'game',
  'game-info',
  'game-lists',
  'game-list',
  'game-categories',
  'game-category',
  'game-studios',
  'game-studio',
]);

interface ProductModeSources {
  pathname: string;
  search: string;
  preference: ProductMode | null;
  /** Whether the build has the toggle and a sports page; without them the mode is always casino. */
  sportsbook: boolean;
}

export interface ResolvedProductMode {
  mode: ProductMode;
  /** Whether the route or the query names it, which makes it the new preference. */
  isExplicit: boolean;
}

/** The first that applies: sports route, query, casino route, preference, casino (R-2-046 to R-2-048, A-061, A-062). */
export function resolveProductMode({
  pathname,
  search,
  preference,
  sportsbook,
}: ProductModeSources): ResolvedProductMode {
  if (!sportsbook) return { mode: 'casino', isExplicit: false };
  const route = routeOf(pathname);
  if (route === 'sports') return { mode: 'sports', isExplicit: true };
  const fromQuery = parseProductMode(new URLSearchParams(search).get('productMode'));
  if (fromQuery !== null) return { mode: fromQuery, isExplicit: true };
  if (casinoRoutes.has(route)) return { mode: 'casino', isExplicit: true };
  return { mode: preference ?? 'casino', isExplicit: false };
}

export function parseProductMode(value: string | null): ProductMode | null {
  return value === 'casino' || value === 'sports' ? value : null;
}

/** The route that is home in a mode (R-2-050). */
export function homeRouteOf(mode: ProductMode): 'lobby' | 'sports' {
  return mode === 'sports' ? 'sports' : 'lobby';
}
