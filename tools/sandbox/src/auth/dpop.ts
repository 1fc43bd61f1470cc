import { createHash, randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, type JWK, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Store } from '../store/index.ts';

/** What came beside an access token to prove that its sender holds the key that the token is bound to (RFC 9449). */
export interface Presented {
  proof: string | undefined;
  method: string;
  /** Where the request was sent to, without its query. */
  url: string;
  /** Whether the response can offer a nonce for the next proof. */
  offersNonce?: boolean;
}

export interface DpopSetting {
  on: boolean;
  /** Whether the API takes only proofs that carry its nonce. */
  nonce: boolean;
}
export const dpopSetting = ({ documents }: Pick<Store, 'documents'>): DpopSetting =>
  documents.get<DpopSetting>('setting', 'dpop') ?? { on: false, nonce: false };

/** In seconds: how far a proof's time may be from the platform's. */
const window = 60;
/** In seconds. Each nonce is taken for as long again as it is given out. */
const nonceLifetime = 150;

const claimsSchema = v.object({
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  htm: v.string(),
  htu: v.pipe(v.string(), v.url()),
  iat: v.number(),
  ath: v.string(),
  nonce: v.optional(v.string()),
});

const withoutQuery = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

export type Proofs = ReturnType<typeof createProofs>;

/** Checks the proofs of requests to the platform. Each is taken once. */
export function createProofs(store: Pick<Store, 'now' | 'documents'>) {
  /** When to forget an id that was used, in ms. */
  const used = new Map<string, number>();
  let nonces: { value: string; since: number }[] = [];
  const checks = new WeakMap<Presented, Promise<'unproven' | 'nonce' | undefined>>();

  function currentNonces(): string[] {
    const now = store.now();
    nonces = nonces.filter(({ since }) => since <= now && now < since + 2 * nonceLifetime * 1000);
    const newest = nonces[0];
    if (!newest || newest.since + nonceLifetime * 1000 <= now)
      nonces.unshift({ value: randomBytes(16).toString('base64url'), since: now });
    return nonces.map(({ value }) => value);
  }

  function isFirstUse(id: string): boolean {
    const now = store.now();
    for (const [known, until] of used) if (until <= now) used.delete(known);
    if (used.has(id)) return false;
    used.set(id, now + 2 * nonceLifetime * 1000);
    return true;
  }

  async function check({ proof, method, url, offersNonce }: Presented, { token, jkt }: { token: string; jkt: string }) {
    if (proof === undefined) return 'unproven';
    try {
      const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
        typ: 'dpop+jwt',
        algorithms: ['ES256'],
      });
      const claims = v.parse(claimsSchema, payload);
      const isOfKey = (await calculateJwkThumbprint(protectedHeader.jwk as JWK)) === jkt;
      const isOfToken = claims.ath === createHash('sha256').update(token).digest('base64url');
      const isOfRequest = claims.htm === method && withoutQuery(claims.htu) === withoutQuery(url);
      if (!isOfKey || !isOfToken || !isOfRequest) return 'unproven';
      const isFresh = Math.abs(claims.iat - store.now() / 1000) <= window;
      // A nonce shows better than the sender's clock how old a proof is.
      const isNonceDue = offersNonce && (claims.nonce !== undefined || !isFresh || dpopSetting(store).nonce);
      if (isNonceDue && !currentNonces().some((nonce) => nonce === claims.nonce)) return 'nonce';
      if (!isNonceDue && !isFresh) return 'unproven';
      return isFirstUse(`${jkt} ${claims.jti}`) ? undefined : 'unproven';
    } catch {
      return 'unproven';
    }
  }

  return {
    /** Why a proof is rejected; undefined for one that is right. What one connection presents is checked once. */
    rejectionOf(presented: Presented | undefined, bound: { token: string; jkt: string }) {
      if (!presented) return Promise.resolve('unproven' as const);
      const known = checks.get(presented) ?? check(presented, bound);
      checks.set(presented, known);
      return known;
    },
    nonce: (): string => currentNonces()[0] ?? '',
  };
}

/** The token of an `Authorization` header and, in the scheme DPoP, what is presented with it. */
export function readAuthorization(
  header: string | null | undefined,
  presented: Presented,
): { token?: string; presented?: Presented } {
  const [, scheme, token] = /^(Bearer|DPoP) (\S+)$/.exec(header ?? '') ?? [];
  return { token, ...(scheme === 'DPoP' && { presented }) };
}

/** Headers of the answer 401 to a token that is bound to a key, when the proof of it is missing or rejected. */
export function challengeOf(rejection: 'unproven' | 'nonce', hasProof: boolean, nonce: string): Record<string, string> {
  const error = rejection === 'nonce' ? 'use_dpop_nonce' : hasProof ? 'invalid_dpop_proof' : 'invalid_token';
  return {
    'WWW-Authenticate': `DPoP error="${error}", algs="ES256"`,
    ...(rejection === 'nonce' && { 'DPoP-Nonce': nonce }),
  };
}
