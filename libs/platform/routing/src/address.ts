import { parseUrl } from '@lobby/runtime';

const MAX_LENGTH = 2048;
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const ROOT_RELATIVE = /^\/(?!\/)/;
const ABSOLUTE = /^https?:\/\/[^/]/i;

/**
 * Parses an untrusted address: a path of this site or an absolute URL. Null for other schemes and for what
 * browsers resolve to another site than the text suggests: `//host`, backslashes, control characters,
 * credentials, paths that dot segments turn into `//host`, and paths of this site with a percent sign that
 * encodes nothing, which no route decodes.
 */
export function parseAddress(value: string, origin: string): URL | null {
  if (value.length > MAX_LENGTH || CONTROL_OR_BACKSLASH.test(value)) return null;
  if (!ROOT_RELATIVE.test(value) && !ABSOLUTE.test(value)) return null;
  const url = parseUrl(value, origin);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.origin === origin && (url.pathname.startsWith('//') || !isDecodable(url.pathname)) ? null : url;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The target of a link that the back end serves: a page of the lobby or another site. */
export type ServedLink = { kind: 'internal'; path: `/${string}` } | { kind: 'external'; url: string };

/**
 * Parses a link that the back end serves (menus, texts, buttons of blocks): a path of this site, or
 * an absolute https URL. Null for all else (scripts, plain http, other schemes, `//host`): then no link is rendered.
 */
export function parseServedLink(value: string | null | undefined, origin: string): ServedLink | null {
  const url = parseAddress(value?.trim() ?? '', origin);
  if (url === null) return null;
  if (url.origin === origin) return { kind: 'internal', path: `/${(url.pathname + url.search + url.hash).slice(1)}` };
  return url.protocol === 'https:' ? { kind: 'external', url: url.href } : null;
}
