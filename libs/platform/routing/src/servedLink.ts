/** Where a link of the back end leads: into the lobby, or to another site. */
export type ServedLink = { kind: 'internal'; path: `/${string}` } | { kind: 'external'; url: string };

/**
 * Parses a link that the back end serves (menus, texts, buttons of blocks): a path of this site, or
 * an absolute https URL. Null for all else (scripts, plain http, other schemes, `//host`): no link then.
 */
export function parseServedLink(value: string | null | undefined, origin: string): ServedLink | null {
  const text = value?.trim() ?? '';
  // Browsers take backslashes for slashes and skip tabs and line ends: `/\host` would leave the site.
  if (text === '' || /[\\\t\r\n]/.test(text)) return null;
  const url = URL.parse(text, origin);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin !== origin) {
    return url.protocol === 'https:' && /^https:/i.test(text) ? { kind: 'external', url: url.href } : null;
  }
  // Removing dot segments may leave `//host`, which as a link is another site.
  if (url.pathname.startsWith('//')) return null;
  return { kind: 'internal', path: `/${(url.pathname + url.search + url.hash).slice(1)}` };
}
