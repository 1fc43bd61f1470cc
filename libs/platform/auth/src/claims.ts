import * as v from 'valibot';
import { decodePayload } from './decodePayload.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** Claims of both flavours: the provider's, and the custom flow's with its `exp` (R-3-074). */
const claimsSchema = v.looseObject({
  sub: optional(v.string()),
  iss: optional(v.string()),
  /** Seconds since 1970. */
  exp: optional(v.number()),
  iat: optional(v.number()),
  auth_time: optional(v.number()),
  player_id: optional(v.string()),
  sid: optional(v.string()),
  passwordless: optional(v.boolean()),
  flow: optional(v.string()),
  /** `jkt`: thumbprint of the key that an access token is bound to (RFC 9449). */
  cnf: optional(v.object({ jkt: v.string() })),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** The claims of a JWT, unverified: use them for times and display only. Null for opaque tokens. */
export const decodeClaims = (token: string): Claims | null => parseClaims(decodePayload(token));

export function parseClaims(value: unknown): Claims | null {
  const result = v.safeParse(claimsSchema, value);
  return result.success ? result.output : null;
}
