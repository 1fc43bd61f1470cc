/** Where a served address leads: into the lobby, or to another site. */
type Address = { kind: 'internal'; path: `/${string}` } | { kind: 'external'; url: string };

/**
 * A served address, checked: a path of this site, or an absolute https URL. Null for everything else
 * (scripts, plain http, other schemes, `//host`), which is then no link at all.
 */
export function readAddress(value: string | null | undefined, origin: string): Address | null {
  const text = value?.trim() ?? '';
  // Browsers take backslashes for slashes and skip tabs and line ends: `/\host` would leave the site.
  if (text === '' || /[\\\t\r\n]/.test(text)) return null;
  const url = URL.parse(text, origin);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === origin) return { kind: 'internal', path: `/${(url.pathname + url.search + url.hash).slice(1)}` };
  return url.protocol === 'https:' && /^https:/i.test(text) ? { kind: 'external', url: url.href } : null;
}
