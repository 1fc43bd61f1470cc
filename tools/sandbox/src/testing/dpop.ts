import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';

type Claims = Record<string, unknown>;

/** A client's key, and its proofs (RFC 9449). */
export async function createTestKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  return {
    jkt: await calculateJwkThumbprint(jwk),
    /** @param changes to what is right, at the time `now` in ms */
    prove: (
      request: { method: string; url: string; token?: string; now?: number },
      changes: Claims = {},
      typ = 'dpop+jwt',
    ) =>
      new SignJWT({
        jti: crypto.randomUUID(),
        htm: request.method,
        htu: request.url,
        iat: Math.floor((request.now ?? Date.now()) / 1000),
        ...(request.token !== undefined && { ath: createHash('sha256').update(request.token).digest('base64url') }),
        ...changes,
      })
        .setProtectedHeader({ alg: 'ES256', typ, jwk })
        .sign(privateKey),
  };
}
export type TestKey = Awaited<ReturnType<typeof createTestKey>>;
