import { withTimeout } from '@lobby/runtime';
import { database } from '@lobby/storage';
import * as v from 'valibot';
import { timings } from '../timings.ts';

const entrySchema = v.object({
  keys: v.custom<CryptoKeyPair>((keys) => typeof keys === 'object' && keys !== null && 'privateKey' in keys),
  /** When the key was made, in ms since 1970. */
  since: v.number(),
});

/** The key that a session's tokens are bound to is gone: the session cannot go on. */
export class KeyLost extends Error {
  override name = 'KeyLost';
}

const remove = (jkt: string) => withTimeout(timings.keyStoreTimeout, database.remove('sessionKeys', jkt));
const read = async (jkt: string) => {
  const entry = v.safeParse(entrySchema, await database.read('sessionKeys', jkt));
  return entry.success ? entry.output : null;
};

/**
 * The same in all tabs. Only an answer without the key says that it is lost: a database that fails, as Safari's does for seconds after
 * the page was in the background, is read again.
 * @throws KeyLost; the database's error where it fails for longer
 */
export async function readKey(jkt: string): Promise<CryptoKeyPair> {
  const end = performance.now() + timings.sessionKeyTimeout;
  for (;;) {
    try {
      const entry = await withTimeout(end - performance.now(), read(jkt));
      if (entry === null) throw new KeyLost('The key of the session is gone');
      return entry.keys;
    } catch (error) {
      if (error instanceof KeyLost || performance.now() + timings.sessionKeyRetryDelay > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, timings.sessionKeyRetryDelay));
    }
  }
}

export const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** The public half, with its members in the order of a thumbprint (RFC 7638). */
export async function publicJwk({ publicKey }: CryptoKeyPair) {
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  return { crv, kty, x, y };
}

/** Makes the key for a sign-in and stores it. @returns its thumbprint; null in a browser that cannot store one */
export async function createKey(): Promise<string | null> {
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const keys = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const jkt = await sha256(JSON.stringify(await publicJwk(keys)));
    await withTimeout(timings.keyStoreTimeout, database.write('sessionKeys', jkt, { keys, since: Date.now() }));
    // Some browsers accept a key and return nothing.
    return (await withTimeout(timings.keyStoreTimeout, read(jkt))) === null ? null : jkt;
  } catch {
    return null;
  }
}

/**
 * Removes a key whose session has ended, and what else was left behind: by a browser that was closed, and by sign-ins that nobody
 * has finished. Another session's key stays.
 */
export async function removeKeys(ended: string | null, current: string | null): Promise<void> {
  if (ended !== null && ended !== current) await remove(ended).catch(() => {});
  const keys = await withTimeout(timings.keyStoreTimeout, database.keys('sessionKeys')).catch(() => []);
  for (const jkt of keys.map(String)) {
    if (jkt === current) continue;
    // One that cannot be read now may be of a sign-in that is under way.
    const entry = await withTimeout(timings.keyStoreTimeout, read(jkt)).catch(() => undefined);
    const isOver = entry === null || (entry && Math.abs(Date.now() - entry.since) > timings.signInLifetime);
    if (isOver) await remove(jkt).catch(() => {});
  }
}
