import { withTimeout } from '@lobby/runtime';
import type { MetadataService } from 'oidc-client-ts';
import {
  base64url,
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { timings } from '../timings.ts';
import { UnverifiableIdToken } from './errors.ts';

/** Signatures that only the provider can make: no shared secrets, no `none`. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

interface Expected {
  clientId: string;
  accessToken: string;
  metadata: MetadataService;
}

/**
 * Checks what the sign-in library leaves out: signature, issuer, audience, times and `at_hash`.
 * Throws when any of them is wrong; clocks may differ by 300 s (R-9-010). An {@link UnverifiableIdToken}
 * may be right all the same.
 */
export async function verifyIdToken(idToken: string, { clientId, accessToken, metadata }: Expected): Promise<void> {
  const verify = async () =>
    jwtVerify(idToken, createLocalJWKSet({ keys: (await metadata.getSigningKeys()) as JSONWebKeySet['keys'] }), {
      issuer: await metadata.getIssuer(),
      audience: clientId,
      algorithms,
      clockTolerance: timings.clockTolerance / 1000,
      requiredClaims: ['exp', 'iat', 'sub'],
    });

  const { payload } = await verify()
    .catch((error: unknown) => {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // The provider signs with a new key since its keys were read.
      metadata.resetSigningKeys();
      return withTimeout(timings.signingKeysTimeout, verify());
    })
    .catch((error: Error) => {
      if (isOfClock(error)) throw new UnverifiableIdToken(error.message, { cause: error, issuedAt: error.payload.iat });
      throw isOfKeys(error) ? new UnverifiableIdToken(error.message, { cause: error }) : error;
    });
  if ((payload.iat ?? 0) > (Date.now() + timings.clockTolerance) / 1000)
    throw new UnverifiableIdToken('ID Token is issued in the future', { issuedAt: payload.iat });
  if (payload['azp'] !== undefined && payload['azp'] !== clientId) throw new Error('ID Token is for another client');
  await checkAccessTokenHash(payload, idToken, accessToken);
}

/** Anything but an error of jose: the keys could not be fetched. */
const isOfKeys = (error: Error): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSNoMatchingKey;

/** The signature and all claims but the times have been found right by then. */
function isOfClock(error: Error): error is errors.JWTExpired | errors.JWTClaimValidationFailed {
  const isTooYoung = error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf';
  return error instanceof errors.JWTExpired || (isTooYoung && error.reason === 'check_failed');
}

async function checkAccessTokenHash(payload: JWTPayload, idToken: string, accessToken: string): Promise<void> {
  if (payload['at_hash'] === undefined) return;
  const size = /(256|384|512)$/.exec(decodeProtectedHeader(idToken).alg ?? '')?.[1] ?? '512';
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${size}`, new TextEncoder().encode(accessToken)));
  if (payload['at_hash'] !== base64url.encode(digest.subarray(0, digest.length / 2))) {
    throw new Error('at_hash in id_token does not match the access token');
  }
}
