import { fetchWithTimeout } from '@lobby/runtime';
import type { MetadataService } from 'oidc-client-ts';
import * as v from 'valibot';
import { withProof } from '../boundTokens.ts';
import { timings } from '../timings.ts';

const schema = v.object({ sub: v.string() });

/**
 * The subject that the provider's user info names for a token (R-7-046); null where the provider has none. Not by the sign-in library,
 * which would have the sign-in wait for it, and fail with it.
 * @throws Error where it cannot be had
 */
export async function fetchSubject(accessToken: string, metadataService: MetadataService): Promise<string | null> {
  const { userinfo_endpoint: url } = await metadataService.getMetadata();
  if (!url) return null;
  const send = withProof((input, init) => fetchWithTimeout(timings.providerRequestTimeout, input, init));
  const response = await send(url, { headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' } });
  if (!response.ok) throw new Error(`User info was answered with ${response.status}`);
  return v.parse(schema, await response.json()).sub;
}
