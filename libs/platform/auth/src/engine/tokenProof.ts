import { ErrorResponse } from 'oidc-client-ts';
import * as v from 'valibot';
import { readKey } from '../dpop/sessionKeys.ts';

/** The token endpoint's last nonce, by key. */
const nonces = new Map<string, string>();

export const importProofs = () => import('../dpop/proof.ts');

/** What the sign-in library throws for an error whose response has a nonce in its header; the library does not export it. */
const nonceErrorSchema = v.object({ name: v.literal('ErrorDPoPNonce'), nonce: v.string(), message: v.string() });
const responseSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ error: v.string() }));

/** The nonce that the provider requires in a proof. An error that only carries one is what its response says, such as a rejection. */
function requiredNonce(error: unknown): string {
  const { output, success } = v.safeParse(nonceErrorSchema, error);
  if (!success) throw error;
  const response = v.safeParse(responseSchema, output.message);
  if (response.success && response.output.error !== 'use_dpop_nonce') throw new ErrorResponse(response.output);
  return output.nonce;
}

interface BoundRequest<Result> {
  /** Thumbprint of the key; null for a request that proves nothing. */
  jkt: string | null;
  tokenEndpoint: () => Promise<string>;
  /** With the proof in its headers. */
  send: (headers: Record<string, string>) => Promise<Result>;
}

/**
 * A request to the token endpoint with the proof of a key (RFC 9449), and once more where the provider requires a nonce in it. The library
 * has one key per client, and dates its proofs by the device's clock: the provider would reject those of a wrong one.
 * @throws KeyLost
 */
export async function sendWithProof<Result>({ jkt, tokenEndpoint, send }: BoundRequest<Result>): Promise<Result> {
  const attempt = async () => {
    if (jkt === null) return send({});
    const [{ proveTokenRequest }, keys] = [await importProofs(), await readKey(jkt)];
    return send({ DPoP: await proveTokenRequest(keys, await tokenEndpoint(), nonces.get(jkt)) });
  };
  try {
    return await attempt();
  } catch (error) {
    const nonce = requiredNonce(error);
    if (jkt === null) throw error;
    nonces.set(jkt, nonce);
    return attempt().catch((again: unknown) => {
      nonces.set(jkt, requiredNonce(again));
      throw again;
    });
  }
}
