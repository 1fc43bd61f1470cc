import type { Locale } from '@lobby/contracts';
import { buildPath, withoutParams } from './paths.ts';
import type { ProductMode } from './productMode.ts';
import { routeDefinitionOf, pathOf, routeOf } from './routeTable.ts';
import { stripTokens } from './urlTokens.ts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The path to which a login that starts here returns; null (home) for pages with `noReturn` (R-2-053). */
export function returnPathOf({ pathname, search, hash }: Address): string | null {
  const route = routeOf(pathname);
  if (route === null || routeDefinitionOf(route).noReturn) return null;
  return pathname + withoutParams(stripTokens(search), ['autoSignIn', 'logoutReason']) + hash;
}

/** State of the history entry for links to login and registration, whose addresses have no `redir` (R-2-065). */
interface ReturnState {
  returnTo: string | null;
}

export const returnStateOf = (address: Address): ReturnState => ({ returnTo: returnPathOf(address) });

/** The login page with a `redir` to this one. */
export function loginPathFrom(address: Address, locale: Locale): string {
  const returnPath = returnPathOf(address);
  const query = returnPath === null ? '' : `?${new URLSearchParams({ redir: returnPath })}`;
  return buildPath(pathOf('login') + query, locale);
}

/**
 * The page after a logout: login, or sports in sports mode. Keeps the query; the reason of a forced logout
 * replaces an older one (R-2-054, A-038).
 */
export function logoutPath(options: { mode: ProductMode; locale: Locale; search: string; reason?: string }): string {
  const { mode, locale, search, reason } = options;
  const remaining = withoutParams(stripTokens(search), ['logoutReason']).slice(1);
  const added = reason === undefined ? '' : `${new URLSearchParams({ logoutReason: reason })}`;
  const query = [remaining, added].filter(Boolean).join('&');
  const page = pathOf(mode === 'sports' ? 'sports' : 'login');
  return buildPath(query === '' ? page : `${page}?${query}`, locale);
}
