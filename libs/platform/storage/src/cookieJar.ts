import Cookies from 'js-cookie';

/** Browsers keep up to 4096 bytes of name, value and attributes; the rest is for the latter. */
const chunkSize = 3800;
/** More would be refused by servers, which limit the size of all headers. */
const maxChunks = 4;

export interface CookieAttributes {
  domain?: string;
  expires?: number;
  path: string;
  sameSite: 'lax';
  secure: boolean;
}

const jar = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });
const chunkName = (name: string, index: number) => (index === 0 ? name : `${name}.${index}`);

/** A cookie's value, put together again from its chunks. */
export function readCookie(name: string): string | null {
  let encoded = '';
  for (let index = 0; index < maxChunks; index += 1) {
    const chunk = jar.get(chunkName(name, index));
    if (chunk === undefined) {
      if (index === 0) return null;
      break;
    }
    encoded += chunk;
  }
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Written by somebody else, without our encoding.
    return encoded;
  }
}

/** Writes a value, in chunks below the browsers' limit. False when it is too large to keep; nothing is changed then. */
export function writeCookie(name: string, value: string, attributes: CookieAttributes): boolean {
  const encoded = encodeURIComponent(value.toWellFormed());
  const chunks = Math.max(1, Math.ceil(encoded.length / chunkSize));
  if (chunks > maxChunks) return false;
  for (let index = 0; index < chunks; index += 1) {
    jar.set(chunkName(name, index), encoded.slice(index * chunkSize, (index + 1) * chunkSize), attributes);
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
    if (jar.get(chunk) !== undefined) jar.remove(chunk, attributes);
  }
}
