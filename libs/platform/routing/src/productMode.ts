import type { RouteId } from '@lobby/contracts';
import { routeOf } from './routeTable.ts';

export type ProductMode = 'casino' | 'sports';

const casinoRoutes: ReadonlySet<RouteId | null> = new Set([
  'games',
  'game',
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
  remembered: ProductMode | null;
  /** Does the build have the toggle and a page for it? Without them the mode is always casino. */
  sportsbook: boolean;
}

export interface ResolvedProductMode {
  mode: ProductMode;
  /** Whether the page or the query decided it, which makes it the new preference. */
  decided: boolean;
}

/** Sports route; query; casino routes; preference; casino (R-2-046 to R-2-048, A-061, A-062). */
export function resolveProductMode({
  pathname,
  search,
  remembered,
  sportsbook,
}: ProductModeSources): ResolvedProductMode {
  if (!sportsbook) return { mode: 'casino', decided: false };
  const route = routeOf(pathname);
  if (route === 'sports') return { mode: 'sports', decided: true };
  const asked = parseProductMode(new URLSearchParams(search).get('productMode'));
  if (asked !== null) return { mode: asked, decided: true };
  if (casinoRoutes.has(route)) return { mode: 'casino', decided: true };
  return { mode: remembered ?? 'casino', decided: false };
}

export function parseProductMode(value: string | null): ProductMode | null {
  return value === 'casino' || value === 'sports' ? value : null;
}

/** The route that is home in a mode (R-2-050). */
export function homeRouteOf(mode: ProductMode): 'lobby' | 'sports' {
  return mode === 'sports' ? 'sports' : 'lobby';
}
