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
 * The same in all tabs. A browser that refuses has lost it; one that is slow has not.
 * @throws KeyLost
 */
export async function readKey(jkt: string): Promise<CryptoKeyPair> {
  const entry = await withTimeout(
    timings.sessionKeyTimeout,
    read(jkt).catch(() => null),
  );
  if (entry === null) throw new KeyLost('The key of the session is gone');
  return entry.keys;
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

/** Makes the key for a sign-in and keeps it. @returns its thumbprint; null in a browser that cannot keep one */
export async function createKey(): Promise<string | null> {
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const keys = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const jkt = await sha256(JSON.stringify(await publicJwk(keys)));
    await withTimeout(timings.keyStoreTimeout, database.write('sessionKeys', jkt, { keys, since: Date.now() }));
    // Some browsers take a key and give nothing back.
    return (await withTimeout(timings.keyStoreTimeout, read(jkt))) === null ? null : jkt;
  } catch {
    return null;
  }
}

/**
 * Forgets a key whose session has ended, and what else was left behind: by a browser that was closed, and by sign-ins that nobody
 * has finished. Another session's key stays.
 */
export async function forgetKeys(ended: string | null, current: string | null): Promise<void> {
  if (ended !== null && ended !== current) await remove(ended).catch(() => {});
  const keys = await withTimeout(timings.keyStoreTimeout, database.keys('sessionKeys')).catch(() => []);
  for (const jkt of keys.map(String)) {
    if (jkt === current) continue;
    const entry = await withTimeout(timings.keyStoreTimeout, read(jkt)).catch(() => null);
    if (entry === null || Math.abs(Date.now() - entry.since) > timings.signInLifetime)
      await remove(jkt).catch(() => {});
  }
}
