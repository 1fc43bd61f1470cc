import { importOnce } from '@lobby/runtime';
import { decodeClaims } from './claims.ts';
import type { Credentials, ProvenRequest } from './dpop/proof.ts';

/** Loaded for sessions alone whose tokens are bound to a key. */
const loadProofs = importOnce(() => import('./dpop/proof.ts'));
const loadKeys = importOnce(() => import('./dpop/sessionKeys.ts'));

/** Thumbprint of the key that a token is bound to; null for a bearer token (RFC 9449). */
export const keyOf = (token: string | null | undefined): string | null =>
  (token ? decodeClaims(token)?.cnf?.jkt : undefined) ?? null;

/**
 * `fetch` for requests with `Authorization: Bearer …`: a token that is bound to this browser's key is sent in the scheme DPoP, with a
 * proof of the key. All others leave as they are.
 */
export const withProof =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const token = /^Bearer (\S+)$/.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1];
    if (token === undefined || keyOf(token) === null) return send(input, init);
    return loadProofs().then(({ sendProven }) => sendProven(send, token, input, init));
  };

/** The same for what is not sent by `fetch`: sockets, and forms that report their progress. */
export const credentialsOf = (token: string, request: ProvenRequest): Credentials | Promise<Credentials> =>
  keyOf(token) === null
    ? { authorization: `Bearer ${token}` }
    : loadProofs().then(({ proveRequest }) => proveRequest(token, request));

/** Remembers the nonce that an answer to such a request names. */
export const storeNonceFor = (token: string, url: string, nonce: string | null): void => {
  if (keyOf(token) !== null) void loadProofs().then(({ storeNonce }) => storeNonce(url, nonce));
};

/** To be called once nothing is sent any more with an ended session's token. `current`: that of the present session. */
export async function removeKeyOf(token: string | null | undefined, current: string | null): Promise<void> {
  const key = keyOf(token);
  if (key !== null) await (await loadKeys()).removeKeys(key, keyOf(current));
}
