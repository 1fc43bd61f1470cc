import { platformTime } from '@lobby/runtime';
import { decodeClaims } from '../claims.ts';
import { readSessionInfo } from '../sessionInfo.ts';
import { base64url, KeyLost, publicJwk, readKey, sha256 } from './sessionKeys.ts';

export interface ProvenRequest {
  method: string;
  url: string;
}

/** `dpop` is missing where the key is lost: the request is rejected, and the renewal that follows ends the session. */
export interface Credentials {
  authorization: string;
  dpop?: string;
}

/** The latest nonce of each origin that requires one. */
const nonces = new Map<string, string>();
/** In seconds: by how much the provider's clock is ahead of this one. Remains after the cookies are removed, for the sign-out. */
let clockOffset = 0;

function follow(exp: number | undefined): number {
  const expiresAt = readSessionInfo()?.expiresAt;
  // One moment by the two clocks.
  if (exp !== undefined && expiresAt !== undefined) clockOffset = exp - expiresAt;
  return clockOffset;
}

const addressOf = (url: string): URL => {
  const address = new URL(url, location.href);
  address.protocol = address.protocol.replace(/^ws/, 'http');
  return address;
};

const part = (value: object): string => base64url(new TextEncoder().encode(JSON.stringify(value)));

interface ProofClaims {
  htm: string;
  htu: string;
  /** In seconds, by the receiver's clock. */
  iat: number;
  ath?: string;
  nonce?: string;
}

/** What shows that a request's sender holds the key (RFC 9449): good for this request alone. */
async function proofOf(keys: CryptoKeyPair, claims: ProofClaims): Promise<string> {
  const header = { alg: 'ES256', typ: 'dpop+jwt', jwk: await publicJwk(keys) };
  const signed = `${part(header)}.${part({ jti: crypto.randomUUID(), ...claims })}`;
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, keys.privateKey, new TextEncoder().encode(signed));
  return `${signed}.${base64url(new Uint8Array(signature))}`;
}

/** Of a request to the token endpoint, where there is no token yet. */
export const proveTokenRequest = async (keys: CryptoKeyPair, url: string, nonce?: string): Promise<string> =>
  proofOf(keys, {
    htm: 'POST',
    htu: url,
    iat: Math.floor((await platformTime()) / 1000),
    ...(nonce !== undefined && { nonce }),
  });

/** Of one request with a token that is bound to a key. */
export async function proveRequest(token: string, request: ProvenRequest): Promise<Credentials> {
  const authorization = `DPoP ${token}`;
  try {
    const keys = await readKey(decodeClaims(token)?.cnf?.jkt ?? '');
    const { origin, pathname } = addressOf(request.url);
    const nonce = nonces.get(origin);
    const dpop = await proofOf(keys, {
      htm: request.method,
      htu: origin + pathname,
      iat: Math.floor(Date.now() / 1000) + follow(decodeClaims(token)?.exp),
      ath: await sha256(token),
      ...(nonce !== undefined && { nonce }),
    });
    return { authorization, dpop };
  } catch (error) {
    if (error instanceof KeyLost) return { authorization };
    throw error;
  }
}

/** Remembers the nonce of an answer for the proofs that follow. */
export function storeNonce(url: string, nonce: string | null): void {
  if (nonce) nonces.set(addressOf(url).origin, nonce);
}

/** Sends a request with its proof, and once more where the server requires a nonce in it. */
export async function sendProven(
  send: typeof fetch,
  token: string,
  ...[input, init = {}]: Parameters<typeof fetch>
): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const attempt = async () => {
    const headers = new Headers(init.headers);
    const credentials = await proveRequest(token, { method: init.method ?? 'GET', url });
    for (const [name, value] of Object.entries(credentials)) headers.set(name, value);
    const response = await send(input, { ...init, headers });
    storeNonce(url, response.headers.get('dpop-nonce'));
    return response;
  };
  const response = await attempt();
  const isNonceRequired =
    response.status === 401 && /\buse_dpop_nonce\b/.test(response.headers.get('www-authenticate') ?? '');
  return isNonceRequired ? attempt() : response;
}
