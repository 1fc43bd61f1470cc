import type { RouteId } from '@lobby/contracts';
import { definitionOf, routeOf } from './routeTable.ts';
import { stripTokens } from './tokens.ts';

const LONGEST = 2048;
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const ROOTED = /^\/(?!\/)/;
const ABSOLUTE = /^https?:\/\/[^/]/i;

/** Pages that only send on to the next address: two of them must not point at one another. */
function isHandler(route: RouteId): boolean {
  return definitionOf(route).layout === 'main' || route === 'internal-cookie';
}

/**
 * Where a `redir` value may lead: a path of this site, or an https address of an origin that the
 * configuration trusts; null for all else, and the caller goes to its default page.
 * Tokens in its query are taken out.
 */
export function safeRedirect(
  value: string | null | undefined,
  origin: string,
  trustedOrigins: readonly string[] = [],
): string | null {
  if (!value || value.length > LONGEST || CONTROL_OR_BACKSLASH.test(value)) return null;
  if (!ROOTED.test(value) && !ABSOLUTE.test(value)) return null;
  const url = URL.parse(value, origin);
  if (url === null || url.username !== '' || url.password !== '') return null;

  const search = stripTokens(url.search);
  if (url.origin !== origin) {
    const trusted = url.protocol === 'https:' && trustedOrigins.includes(url.origin);
    return trusted ? url.origin + url.pathname + search + url.hash : null;
  }
  // Dot segments may have left `//host`, which a later reader would take for another site.
  if (url.pathname.startsWith('//')) return null;
  const route = routeOf(url.pathname.replace(/^\/internal(?=\/)/i, ''));
  return route !== null && isHandler(route) ? null : url.pathname + search + url.hash;
}
