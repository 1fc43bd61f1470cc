import { createServer, get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from './listen.ts';

/**
 * Runs in the page: its first view as it is now, as a document without scripts. Styles stand in it, as far as they apply
 * to it; what lies below the first view is left out. Pictures keep their addresses, without hints of priority.
 */
export function copyWithoutScripts(): string {
  const dropped = 'data-bench-dropped';
  const isShown = (element: Element): boolean => {
    const { top, width, height } = element.getBoundingClientRect();
    const isEmpty = width === 0 && height === 0;
    return (!isEmpty && top < innerHeight) || [...element.children].some(isShown);
  };
  for (const element of document.body.querySelectorAll('*')) {
    const { top } = element.getBoundingClientRect();
    if (top >= innerHeight && !isShown(element)) element.setAttribute(dropped, '');
    else if (element instanceof HTMLImageElement) {
      for (const hint of ['decoding', 'fetchpriority', 'loading']) element.removeAttribute(hint);
      const { left } = element.getBoundingClientRect();
      if (left >= innerWidth) element.setAttribute('loading', 'lazy');
    }
  }
  const copy = document.implementation.createHTMLDocument();
  copy.replaceChild(copy.adoptNode(document.documentElement.cloneNode(true)), copy.documentElement);
  const unwanted = 'script, noscript, template, iframe, base, style, link';
  for (const element of copy.querySelectorAll(`${unwanted}, [${dropped}]`)) element.remove();

  const applies = (selector: string): boolean => {
    // What depends on a state or stands before or after an element applies wherever its element is.
    const plain = selector.replaceAll(/::?[\w-]+(\([^()]*\))?/g, '');
    try {
      return copy.querySelector(selector) !== null || plain.trim() === '' || copy.querySelector(plain) !== null;
    } catch {
      return true;
    }
  };
  const textOf = (rules: CSSRuleList, base: string): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) {
          if (!applies(rule.selectorText)) return '';
        } else if ('cssRules' in rule) {
          const content = textOf(rule.cssRules as CSSRuleList, base);
          return content && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${content}}`;
        }
        return rule.cssText.replaceAll(/url\("([^"]*)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`);
      })
      .join('');
  const styles = copy.createElement('style');
  styles.textContent = [...document.styleSheets]
    .map((sheet) => textOf(sheet.cssRules, sheet.href ?? location.href))
    .join('')
    .replaceAll(`${location.origin}/`, '/');
  copy.head.append(styles);
  return `<!doctype html>${copy.documentElement.outerHTML}`;
}

export interface CopyServer {
  url: string;
  stop(): void;
}

/** Serves a document; its fonts come from the lobby once, and are sent as the lobby sends them. */
export async function serveCopy(html: string, lobby: string, port: number): Promise<CopyServer> {
  const cached = new Map<string, Promise<{ headers: Record<string, string>; body: Buffer }>>();
  const document = {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: brotliCompressSync(html),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path !== '/' && !cached.has(path)) cached.set(path, fetchRaw(new URL(path, lobby)));
    const answer = path === '/' ? document : cached.get(path);
    Promise.resolve(answer).then(
      (sent) => response.writeHead(200, { ...sent?.headers, 'content-length': sent?.body.length ?? 0 }).end(sent?.body),
      () => response.writeHead(502).end(),
    );
  });
  return listen(server, port);
}

/** The answer as it is on the wire: `fetch` would unpack it. */
export const fetchRaw = (url: URL) =>
  new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': encoding, 'cache-control': caching } = response.headers;
        resolve({
          headers: {
            'content-type': type,
            ...(encoding && { 'content-encoding': encoding }),
            ...(caching && { 'cache-control': caching }),
          },
          body: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
