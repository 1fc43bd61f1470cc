import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

const hour = 3600;
const without = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

/** What an ID token says in place of the truth. Names and cases as in the conformance suite for relying parties. */
const claimFaults = {
  'invalid-iss': (claims) => ({ ...claims, iss: 'https://other.example/realms/other' }),
  'missing-iss': (claims) => without(claims, 'iss'),
  'invalid-aud': (claims) => ({ ...claims, aud: 'other-client' }),
  'missing-aud': (claims) => without(claims, 'aud'),
  'multiple-aud': (claims) => ({ ...claims, aud: ['app', 'other-client'], azp: 'other-client' }),
  'missing-sub': (claims) => without(claims, 'sub'),
  'invalid-nonce': (claims) => ({ ...claims, nonce: 'of-another-request' }),
  'missing-nonce': (claims) => without(claims, 'nonce'),
  'missing-iat': (claims) => without(claims, 'iat'),
  'future-iat': (claims) => ({ ...claims, iat: (claims.iat ?? 0) + hour, exp: (claims.exp ?? 0) + hour }),
  'missing-exp': (claims) => without(claims, 'exp'),
  expired: (claims) => ({ ...claims, iat: (claims.iat ?? 0) - 3 * hour, exp: (claims.iat ?? 0) - 2 * hour }),
  'invalid-at-hash': (claims) => ({ ...claims, at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }),
} satisfies Record<string, (claims: JWTPayload) => JWTPayload>;
type ClaimFault = keyof typeof claimFaults;
const isClaimFault = (fault: string): fault is ClaimFault => Object.hasOwn(claimFaults, fault);

/** How the provider can be set to misbehave, until it is set otherwise. */
export const identityFaults = [
  ...(Object.keys(claimFaults) as ClaimFault[]),
  'invalid-signature',
  'unknown-key',
  'no-signature',
  'mixed-up-issuer',
] as const;
export type IdentityFault = (typeof identityFaults)[number];

interface Signing {
  key: KeyObject;
  header: { alg: string; kid?: string };
}

let foreignKey: KeyObject | undefined;
const otherKey = (): KeyObject => (foreignKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);

/** An ID token with these claims, or with the fault in it. */
export async function signIdToken(
  claims: JWTPayload,
  { key, header }: Signing,
  fault: IdentityFault | null,
): Promise<string> {
  const said = fault !== null && isClaimFault(fault) ? claimFaults[fault](claims) : claims;
  if (fault === 'no-signature') return new UnsecuredJWT(said).encode();
  const isForeign = fault === 'invalid-signature' || fault === 'unknown-key';
  return new SignJWT(said)
    .setProtectedHeader(fault === 'unknown-key' ? { ...header, kid: 'unknown' } : header)
    .sign(isForeign ? otherKey() : key);
}

/** The address of an answer as another provider would send it (RFC 9207). */
export function withOtherIssuer(location: string): string {
  if (!URL.canParse(location)) return location;
  const url = new URL(location);
  if (!url.searchParams.has('iss')) return location;
  url.searchParams.set('iss', 'https://other.example/realms/other');
  return url.href;
}
