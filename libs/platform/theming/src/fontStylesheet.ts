const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }, more));
}

/**
 * Loads the style sheet of a public font service (R-7-060, A-156). It comes beside the page and blocks
 * nothing: until it is there, and without it, text stands in the system's font. The served theme names
 * its families, so that the brand's own files are not asked for.
 *
 * @throws TypeError when the address is none, or is not secure.
 */
export function loadFontStylesheet(url: string, onError: (error: Error) => void): void {
  const { protocol, hostname, origin, href } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.has(hostname)))
    throw new TypeError(`Not the address of a font service: ${url}`);
  link('preconnect', origin, { crossOrigin: 'anonymous' });
  link('stylesheet', href, {
    onerror: () => onError(new Error(`The font style sheet of ${origin} could not be loaded.`)),
  });
}
