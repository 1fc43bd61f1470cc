import { timings } from './timings.ts';

/** Browsers store up to 4096 bytes of name, value and attributes; the rest is for the latter. */
const chunkSize = 3800;
/** More would be rejected by servers, which limit the size of all headers. */
const maxChunks = 4;

export interface CookieAttributes {
  domain?: string;
  /** In days from now; until the browser closes if there are none. */
  expires?: number;
  path: string;
  sameSite: 'lax';
  secure: boolean;
}

const chunkName = (name: string, index: number) => (index === 0 ? name : `${name}.${index}`);

/** The browser's cookies, parsed once: browsers query another process at each read of `document.cookie`. */
let snapshot: ReadonlyMap<string, string[]> | null = null;
let readAt = 0;
/** Up to the next microtask: no answer, lock or message of another tab is handled before. */
let isUpToDate = false;

/** To be called after anything else than this library has written a cookie, where it is read before the next microtask. */
export function invalidateCookieCache(): void {
  snapshot = null;
}

function readAll(mayLag = false): ReadonlyMap<string, readonly string[]> {
  const isRecent = performance.now() - readAt < timings.cookieSyncTimeout;
  if (snapshot !== null && (isUpToDate || (mayLag && isRecent))) return snapshot;
  readAt = performance.now();
  isUpToDate = true;
  void Promise.resolve().then(() => {
    isUpToDate = false;
  });
  const known = new Map<string, string[]>();
  for (const pair of document.cookie.split('; ')) {
    const [name = '', ...value] = pair.split('=');
    known.set(name, [...(known.get(name) ?? []), value.join('=')]);
  }
  return (snapshot = known);
}

/**
 * A cookie's values, put together again from their chunks; none on the server. There are several where a lobby on the domain above
 * has one of that name, too: the browser gives both, and does not say whose they are. `mayLag`: see `cookies.get`.
 */
export function readCookies(name: string, mayLag?: boolean): string[] {
  if (typeof document === 'undefined') return [];
  const all = readAll(mayLag);
  return (all.get(name) ?? []).map((first, place) => {
    let [encoded, last]: (string | undefined)[] = [first, first];
    for (let index = 1; index < maxChunks && last?.length === chunkSize; index += 1) {
      const chunks = all.get(chunkName(name, index)) ?? [];
      last = chunks[Math.min(place, chunks.length - 1)];
      encoded += last ?? '';
    }
    return decode(encoded ?? '');
  });
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Written by somebody else, without our encoding.
    return encoded;
  }
}

/** Writes a value, in chunks below the browsers' limit. False when it is too large to store; nothing is changed then. */
export function writeCookie(name: string, value: string, attributes: CookieAttributes): boolean {
  const encoded = encodeURIComponent(value.toWellFormed());
  const chunks = Math.max(1, Math.ceil(encoded.length / chunkSize));
  if (chunks > maxChunks) return false;
  for (let index = 0; index < chunks; index += 1) {
    write(chunkName(name, index), encoded.slice(index * chunkSize, (index + 1) * chunkSize), attributes);
  }
  removeChunks(name, chunks, attributes);
  return true;
}

export function removeCookie(name: string, attributes: CookieAttributes): void {
  removeChunks(name, 0, attributes);
}

function removeChunks(name: string, from: number, attributes: CookieAttributes): void {
  for (let index = from; index < maxChunks; index += 1) {
    const chunk = chunkName(name, index);
    if (readAll().has(chunk)) write(chunk, '', { ...attributes, expires: -1 });
  }
}

/** The browser may refuse it: whoever needs to know reads the cookie again. */
function write(name: string, encoded: string, { domain, expires, path, sameSite, secure }: CookieAttributes): void {
  document.cookie = [
    `${name}=${encoded}`,
    `path=${path}`,
    `sameSite=${sameSite}`,
    ...(secure ? ['secure'] : []),
    ...(domain === undefined ? [] : [`domain=${domain}`]),
    ...(expires === undefined ? [] : [`expires=${new Date(Date.now() + expires * 86_400_000).toUTCString()}`]),
  ].join('; ');
  invalidateCookieCache();
}
