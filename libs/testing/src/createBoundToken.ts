import { database } from '@lobby/storage';

const { subtle } = crypto;
const encode = (text: string) => new TextEncoder().encode(text);
const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const hash = async (text: string) => base64url(await subtle.digest('SHA-256', encode(text)));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const thumbprint = ({ crv, kty, x, y }: JsonWebKey) => hash(JSON.stringify({ crv, kty, x, y }));

/** An access token that is bound to a key of this browser, which is stored: `mockIndexedDb` has to be called before. */
export async function createBoundToken(claims: object = {}): Promise<string> {
  const keys = await subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const jkt = await thumbprint(await subtle.exportKey('jwk', keys.publicKey));
  await database.write('sessionKeys', jkt, { keys, since: Date.now() });
  return `${part({ alg: 'none' })}.${part({ sub: 'anna', ...claims, cnf: { jkt } })}.c2lnbmF0dXJl`;
}

/** What a proof says, once its signature and its key have been found to be those that the token names (RFC 9449). */
export async function readProof(proof: string | null | undefined, token: string) {
  const [header = '', payload = '', signature = ''] = (proof ?? '').split('.');
  const parse = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString() || '{}');
  const { jwk, ...kind } = parse(header) as { jwk: JsonWebKey; alg: string; typ: string };
  const key = await subtle.importKey('jwk', jwk, algorithm, true, ['verify']);
  const isSigned = await subtle.verify(
    algorithm,
    key,
    Buffer.from(signature, 'base64url'),
    encode(`${header}.${payload}`),
  );
  const { ath, ...claims } = parse(payload) as Record<string, unknown>;
  const { cnf } = parse(token.split('.')[1] ?? '') as { cnf: { jkt: string } };
  const isRight = isSigned && cnf.jkt === (await thumbprint(jwk)) && ath === (await hash(token));
  if (!isRight) throw new Error('The proof is not of this token’s key.');
  return { ...kind, members: Object.keys(jwk).toSorted(), ...claims };
}
