import { createHash } from 'node:crypto';

/** Of a release, by path. */
export type Files = Map<string, string | Uint8Array>;

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const next = (digit: string): string => digits[(digits.indexOf(digit) + 1) % digits.length] ?? '';
const scriptHash = /(?<=-)[0-9a-z]{8}(?=\.js\b)/g;
const renamed = (text: string): string => text.replaceAll(scriptHash, (hash) => hash.replaceAll(/./g, next));

/** In the worker, which is another one with another cache. */
const cacheName = /(?<=\blobby-)[0-9a-f]{12}/g;
const reversed = (hash: string): string => [...hash].toReversed().join('');

/**
 * A release that is as another one, as if each script had changed: a script has another name and what follows from it, but the same
 * functions. It takes no further build.
 */
export function renameScripts(release: Files): Files {
  const changed: Files = new Map();
  const integrities = new Map<string, string>();
  for (const [path, content] of release) {
    const isText = /\.(?:js|html|json|webmanifest)$/.test(path);
    const text = isText ? renamed(Buffer.from(content).toString()).replaceAll(cacheName, reversed) : content;
    integrities.set(integrityOf(content), integrityOf(text));
    changed.set(renamed(path), text);
  }
  const integrity = /sha384-[\w+/=]+/g;
  for (const [path, content] of changed)
    if (/\.(?:html|json)$/.test(path))
      changed.set(
        path,
        String(content).replaceAll(integrity, (before) => integrities.get(before) ?? before),
      );
  const pages = JSON.parse(String(changed.get('pages/pages.json'))) as object;
  const build = hashOf('sha256', changed.get('pages/index.html') ?? '');
  return changed.set('pages/pages.json', JSON.stringify({ ...pages, build }));
}

const hashOf = (algorithm: string, content: string | Uint8Array): string =>
  createHash(algorithm).update(content).digest('base64');
const integrityOf = (content: string | Uint8Array): string => `sha384-${hashOf('sha384', content)}`;
