import type { Brand } from '../../libs/contracts/src/brand.ts';
import { routes, type RouteId } from '../../libs/contracts/src/routes.ts';

/** Routes whose pages are the same for all visitors of a market. */
const prerendered = [
  'lobby',
  'games',
  'game-lists',
  'game-list',
  'game-categories',
  'game-category',
  'game-studios',
  'game-studio',
  'promotions',
  'privacy-policy',
  'terms-and-conditions',
  'bonus-terms-and-conditions',
  'login',
] as const satisfies RouteId[];

const isForVisitors = (id: RouteId, { visitorBrowsing }: Pick<Brand, 'visitorBrowsing'>): boolean =>
  visitorBrowsing || routes[id].access !== 'browse';

/** Where a locale's pages are looked for; links on them lead to the others. */
export const startPaths = (brand: Pick<Brand, 'visitorBrowsing'>, locale: string): string[] =>
  prerendered
    .filter((id) => isForVisitors(id, brand) && !routes[id].path.includes(':'))
    .map((id) => `/${locale}${routes[id].path}`);

/** Pages of the same locale to which a page links, and that are to be prerendered too. */
export function linksIn(html: string, brand: Pick<Brand, 'visitorBrowsing'>, locale: string): string[] {
  const patterns = prerendered
    .filter((id) => isForVisitors(id, brand))
    .map((id) => new RegExp(`^/${locale}${routes[id].path.replaceAll(/:\w+/g, '[^/]+')}$`));
  const paths = [...html.matchAll(/<a\b[^>]*\shref="([^"?#]+)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => patterns.some((pattern) => pattern.test(path)));
}
