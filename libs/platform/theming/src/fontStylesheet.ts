const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function secure(address: string): URL {
  const url = new URL(address);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname))) return url;
  throw new TypeError(`Not the address of a font service: ${address}`);
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }, more));
}

/**
 * Loads the style sheet of a public font service (R-7-060, A-156). It comes after the next frame has
 * been painted and blocks nothing: until it is there, and without it, text has the system's font.
 * The served theme names its families, so that the brand's own files are not requested.
 *
 * @param origins of the font files, where they are not the style sheet's own.
 * @throws TypeError when an address is none, or is not secure; nothing is loaded then.
 */
export function loadFontStylesheet(
  url: string,
  origins: readonly string[] | undefined,
  onError: (error: Error) => void,
): void {
  const { origin, href } = secure(url);
  const hosts = new Set([origin, ...(origins ?? []).map((address) => secure(address).origin)]);
  for (const host of hosts) link('preconnect', host, { crossOrigin: 'anonymous' });
  // The frame's callback runs before it is painted, the task after it.
  requestAnimationFrame(() =>
    setTimeout(() =>
      link('stylesheet', href, {
        onerror: () => onError(new Error(`The font style sheet of ${origin} could not be loaded.`)),
      }),
    ),
  );
}
