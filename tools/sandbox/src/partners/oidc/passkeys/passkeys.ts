import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import type { Database } from '../../../store/base/database.ts';
import type { Account, PartnerBrand } from '../../ports.ts';
import { createChallenges } from './challenges.ts';
import { createPasskeyTable, type Passkey } from './table.ts';

/** Why a passkey was not taken. `expired`: its challenge is over, or was used. */
export type PasskeyProblem = 'expired' | 'unknown' | 'failed';

export type Passkeys = NonNullable<ReturnType<typeof createPasskeys>>;

interface PasskeysOptions {
  database: Database;
  brand: PartnerBrand;
  /** Of the provider's pages. */
  origin: string;
  /** For the ids by which devices know players. */
  secret: string;
}

/** EdDSA, ES256 and RS256, one of which every device has. */
const supportedAlgorithmIDs = [-8, -7, -257];

const text = v.pipe(v.string(), v.maxLength(20_000));
const base64url = v.pipe(text, v.regex(/^[\w-]+$/));
/** What both kinds of answers have; the library reads the rest. */
const answer = { id: base64url, rawId: base64url, type: v.literal('public-key'), clientExtensionResults: v.object({}) };
const registrationSchema = v.object({
  ...answer,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(20))), v.maxLength(10))),
  }),
});
const signInSchema = v.object({
  ...answer,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(v.nullable(base64url)),
  }),
});

/** The format of an authenticator's own certificate; empty where it cannot be read. */
function attestationOf(encoded: string): string {
  try {
    return decodeAttestationObject(isoBase64URL.toBuffer(encoded)).get('fmt');
  } catch {
    return '';
  }
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, json: string): v.InferOutput<Schema> | undefined => {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(json));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
};
const transportsOf = ({ transports }: Passkey) => JSON.parse(transports) as string[];

/** The passkeys of a realm: how they are made and used (WebAuthn). Null where the provider's host is an address, for which there are none. */
export function createPasskeys({ database, brand, origin, secret }: PasskeysOptions) {
  const { hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const table = createPasskeyTable(database, brand.id);
  const challenges = createChallenges(database.now);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };

  /** By which devices know a player: the same for all of their passkeys, and says nothing of them. */
  const handleOf = (playerId: string) =>
    Uint8Array.from(createHmac('sha256', secret).update(`passkeys ${brand.id} ${playerId}`).digest());

  return {
    ofPlayer: table.ofPlayer,
    remove: table.remove,

    /** For `navigator.credentials.create`. @param request that of the authorization which is under way */
    creationOptions: (request: string, { playerId, email }: Account) =>
      generateRegistrationOptions({
        rpName: brand.name,
        rpID: hostname,
        userID: handleOf(playerId),
        userName: email,
        userDisplayName: email,
        challenge: challenges.issue(request),
        excludeCredentials: table
          .ofPlayer(playerId)
          .map((known) => ({ id: known.id, transports: transportsOf(known) })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    /** For `navigator.credentials.get`: whichever passkey the device has. */
    requestOptions: (request: string) =>
      generateAuthenticationOptions({
        rpID: hostname,
        challenge: challenges.issue(request),
        userVerification: 'required',
      }),

    async register(
      request: string,
      { playerId }: Account,
      { name, json }: { name: string; json: string },
    ): Promise<'added' | PasskeyProblem> {
      const expectedChallenge = challenges.redeem(request);
      const response = parse(registrationSchema, json);
      if (!response) return 'failed';
      if (!expectedChallenge) return 'expired';
      // Others name addresses of certificates, to which the library would send requests.
      if (!['none', 'packed'].includes(attestationOf(response.response.attestationObject))) return 'failed';
      const verify = {
        ...expected,
        supportedAlgorithmIDs,
        expectedChallenge,
        response: response as RegistrationResponseJSON,
      };
      const { registrationInfo } = await verifyRegistrationResponse(verify).catch(() => ({
        registrationInfo: undefined,
      }));
      if (!registrationInfo || table.find(registrationInfo.credential.id)) return 'failed';
      const { id, publicKey, counter } = registrationInfo.credential;
      const transports = JSON.stringify(response.response.transports ?? []);
      table.add({ id, playerId, name, publicKey, counter, transports });
      return 'added';
    },

    /** Whose passkey has signed the challenge of this request. */
    async verify(request: string, json: string): Promise<{ playerId: string } | PasskeyProblem> {
      const expectedChallenge = challenges.redeem(request);
      const response = parse(signInSchema, json);
      if (!response) return 'failed';
      if (!expectedChallenge) return 'expired';
      const known = table.find(response.id);
      if (!known) return 'unknown';
      const { id, playerId, publicKey, counter } = known;
      const { userHandle } = response.response;
      if (userHandle && userHandle !== Buffer.from(handleOf(playerId)).toString('base64url')) return 'failed';
      const result = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge,
        response: response as AuthenticationResponseJSON,
        credential: { id, publicKey, counter },
      }).catch(() => null);
      if (!result?.verified) return 'failed';
      table.noteUse(id, result.authenticationInfo.newCounter);
      return { playerId };
    },
  };
}
