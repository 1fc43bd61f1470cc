import type { Brand } from '../../libs/contracts/src/brand.ts';
import { routes, type RouteId } from '../../libs/contracts/src/routes.ts';
import type { Viewer } from '../host/pages.ts';

/** Routes whose pages are the same for all visitors of a market, and for its players until they are known. */
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

/** Whose pages of which language. */
interface PageSet extends Pick<Brand, 'visitorBrowsing'> {
  viewer: Viewer;
  locale: string;
}

/** Players have nothing to sign in to: the page sends them on. */
const isFor = ({ viewer, visitorBrowsing }: PageSet, id: RouteId): boolean =>
  viewer === 'player' ? id !== 'login' : visitorBrowsing || routes[id].access !== 'browse';

/** Where pages are looked for; links on them lead to the others. */
export const startPaths = (set: PageSet): string[] =>
  prerendered
    .filter((id) => isFor(set, id) && !routes[id].path.includes(':'))
    .map((id) => `/${set.locale}${routes[id].path}`);

/** Pages of the same set to which a page links, and that are to be prerendered too. */
export function linksIn(html: string, set: PageSet): string[] {
  const { locale } = set;
  const patterns = prerendered
    .filter((id) => isFor(set, id))
    .map((id) => new RegExp(`^/${locale}${routes[id].path.replaceAll(/:\w+/g, '[^/]+')}$`));
  const paths = [...html.matchAll(/<a\b[^>]*\shref="([^"?#]+)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => patterns.some((pattern) => pattern.test(path)));
}
