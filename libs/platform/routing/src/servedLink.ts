import { parseAddress } from './address.ts';

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
