import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** What one ceremony of a test has other than a browser would. */
interface Ceremony {
  origin?: string;
  /** Whether the device has checked the player's finger, face or PIN. */
  verifiesUser?: boolean;
  /** Whose the device says that the passkey is. */
  userHandle?: string;
}

/** A device with passkeys, and the browser around it: makes them without attestation, and signs with the one that it made last. */
export function createAuthenticator(pageOrigin: string) {
  let passkey: { id: Buffer; key: KeyObject; userHandle: string } | undefined;
  let counter = 0;

  function dataOf(rpId: string, { verifiesUser = true }: Ceremony, credential?: Buffer): Buffer {
    const flags = userPresent | (verifiesUser ? userVerified : 0) | (credential ? hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, ...(credential ? [credential] : [])]);
  }
  const clientData = (type: string, challenge: string, { origin = pageOrigin }: Ceremony) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const answerOf = (id: Buffer, response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    /** Sets the count of signatures, as a copy of the device would have it. */
    count(next: number): void {
      counter = next;
    },

    create({ rp, user, challenge }: PublicKeyCredentialCreationOptionsJSON, ceremony: Ceremony = {}): string {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(dataOf(rp.id ?? '', ceremony, credential))],
      ]);
      passkey = { id, key: privateKey, userHandle: user.id };
      return answerOf(id, {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, ceremony)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      });
    },

    get({ rpId = '', challenge }: PublicKeyCredentialRequestOptionsJSON, ceremony: Ceremony = {}): string {
      if (!passkey) throw new Error('This device has no passkey.');
      counter += 1;
      const client = clientData('webauthn.get', challenge, ceremony);
      const data = dataOf(rpId, ceremony);
      return answerOf(passkey.id, {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), passkey.key)),
        userHandle: ceremony.userHandle ?? passkey.userHandle,
      });
    },
  };
}
