import type { Locale } from '@lobby/contracts';

/** Two letters, optionally an underscore and two more: what counts as a language segment (R-2-003). */
const LEADING_LANGUAGE = /^\/[a-z]{2}(?:_[a-z]{2})?(?=\/|$)/i;

/** Path, query and hash of an in-app address; query and hash with their `?` and `#`, or empty. */
export function splitPath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname, search, hash };
}

/** Of ordinary segments alone: in canonical form already. Each link of each rendering has one, and a URL takes a browser long. */
const ORDINARY = /^\/(?:[\w-]+\/)*$/;

/**
 * The canonical form of a pathname: absolute, percent-encoded, dot segments resolved, single
 * slashes, one at the end (R-2-002). Never leaves the site: `//host` becomes `/host/`.
 */
export function canonicalPathname(pathname: string): string {
  if (ORDINARY.test(pathname)) return pathname;
  const url = new URL('http://path.invalid');
  url.pathname = pathname.toWellFormed();
  return `/${url.pathname.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
}

/** The pathname without its leading language segment: `/fi/jackpot/` → `/jackpot/` (R-2-003). */
export function stripLocale(pathname: string): string {
  return pathname.replace(LEADING_LANGUAGE, '') || '/';
}

/** Puts an in-app path under a locale; query and hash stay unchanged (R-2-001 to R-2-003). */
export function buildPath(path: string, locale: Locale): string {
  const { pathname, search, hash } = splitPath(path);
  const withoutLocale = stripLocale(canonicalPathname(pathname));
  return `/${locale}${withoutLocale}${search}${hash}`;
}

/** The search string without the named parameters; the others keep their order and spelling. */
export function withoutParams(search: string, names: readonly string[]): string {
  const remaining = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(nameOf(pair)));
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}

/** Removes the named parameters from the address bar, in its own entry of the history. */
export function removeParamsFromUrl(names: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const remaining = withoutParams(search, names);
  if (remaining !== search) window.history.replaceState(window.history.state, '', pathname + remaining + hash);
}

function nameOf(pair: string): string {
  const [[name] = ['']] = new URLSearchParams(pair);
  return name;
}
