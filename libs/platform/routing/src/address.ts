const LONGEST = 2048;
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const ROOTED = /^\/(?!\/)/;
const ABSOLUTE = /^https?:\/\/[^/]/i;

/**
 * An address from outside, parsed once for all that may follow it: a path of this site or an absolute URL.
 * Null for what browsers read otherwise than it looks: other schemes, `//host`, backslashes, control
 * characters, credentials, and paths that dot segments turn into `//host`.
 */
export function parseAddress(value: string, origin: string): URL | null {
  if (value.length > LONGEST || CONTROL_OR_BACKSLASH.test(value)) return null;
  if (!ROOTED.test(value) && !ABSOLUTE.test(value)) return null;
  const url = URL.parse(value, origin);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.origin === origin && url.pathname.startsWith('//') ? null : url;
}

/** Where a link of the back end leads: into the lobby, or to another site. */
export type ServedLink = { kind: 'internal'; path: `/${string}` } | { kind: 'external'; url: string };

/**
 * Parses a link that the back end serves (menus, texts, buttons of blocks): a path of this site, or
 * an absolute https URL. Null for all else (scripts, plain http, other schemes, `//host`): no link then.
 */
export function parseServedLink(value: string | null | undefined, origin: string): ServedLink | null {
  const url = parseAddress(value?.trim() ?? '', origin);
  if (url === null) return null;
  if (url.origin === origin) return { kind: 'internal', path: `/${(url.pathname + url.search + url.hash).slice(1)}` };
  return url.protocol === 'https:' ? { kind: 'external', url: url.href } : null;
}
