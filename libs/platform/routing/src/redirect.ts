import type { RouteId } from '@lobby/contracts';
import { createContext, useContext } from 'react';
import { parseAddress } from './address.ts';
import { useOrigin } from './location.ts';
import { useNavigate } from './navigate.ts';
import { routeDefinitionOf, routeOfLink } from './routeTable.ts';
import { stripTokens } from './urlTokens.ts';

/** Pages that only redirect: two of them could redirect to each other in a loop. */
function isHandler(route: RouteId): boolean {
  return routeDefinitionOf(route).layout === 'main' || route === 'internal-cookie';
}

/**
 * Where a `redir` value may lead: a path of this site, or an https address of an origin that the
 * configuration trusts; null for all else; the caller then goes to its default page.
 * Tokens are removed from the query.
 */
export function safeRedirect(
  value: string | null | undefined,
  origin: string,
  trustedOrigins: readonly string[] = [],
): string | null {
  const url = parseAddress(value ?? '', origin);
  if (url === null) return null;

  const search = stripTokens(url.search);
  if (url.origin !== origin) {
    const trusted = url.protocol === 'https:' && trustedOrigins.includes(url.origin);
    return trusted ? url.origin + url.pathname + search + url.hash : null;
  }
  const route = routeOfLink(url.pathname.replace(/^\/internal(?=\/)/i, ''));
  return route !== null && isHandler(route) ? null : url.pathname + search + url.hash;
}

/** Origins other than the lobby's own that the settings trust. */
export const RedirectOriginsContext = createContext<readonly string[]>([]);

/** `safeRedirect` with the page's origin and those that the settings trust. */
export function useSafeRedirect(): (value: string | null | undefined) => string | null {
  const trustedOrigins = useContext(RedirectOriginsContext);
  const origin = useOrigin();
  return (value) => safeRedirect(value, origin, trustedOrigins);
}

/** Navigates to a target of `safeRedirect`, replacing this page: with the router, or the browser for another origin. */
export function useGoToRedirect(): (target: string) => void {
  const navigate = useNavigate();
  return (target) => {
    if (target.startsWith('/')) void navigate(target, { replace: true });
    else window.location.replace(target);
  };
}
