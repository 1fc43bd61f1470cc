import { createPrivateKey, createPublicKey } from 'node:crypto';
import { compactVerify, decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { Context, Token } from 'oidc-provider';
import type { Account } from '../ports.ts';
import type { Keys } from './keys.ts';
import { type IdentityFault, signIdToken } from './misbehaviour.ts';

export const revocationPath = '/protocol/openid-connect/revoke';

/**
 * Claims that the specification requires (R-3-074): in ID tokens, access tokens and userinfo. None is personal: partners get
 * access tokens, whose claims they can read.
 */
const sessionClaims = ({ playerId, passwordless, flow }: Account, sessionId: string | undefined) => ({
  player_id: playerId,
  ...(sessionId && { sid: sessionId }),
  passwordless,
  flow,
});

/** What the lobby may ask the provider for, by scope; not in access tokens. */
export const playerClaims = (account: Account, sessionId: string | undefined): Record<string, unknown> => ({
  ...sessionClaims(account, sessionId),
  email: account.email,
  email_verified: account.emailVerified,
});

/**
 * Issues access tokens as signed JWTs with claims, as Keycloak does. Their state stays with the provider, so that the userinfo
 * and revocation endpoints accept them and they end with their session.
 * @param clockOffset seconds by which the platform's clock is ahead of the machine's, which the provider's library uses
 */
export function issueSignedAccessTokens(
  provider: Provider,
  keys: Keys,
  clockOffset: () => number,
  findAccount: (playerId: string) => Account | undefined,
): void {
  const { AccessToken } = provider;
  const key = createPrivateKey({ key: keys.signing, format: 'jwk' });
  const readTokenId = createTokenReader(keys);
  const { getValueAndPayload } = AccessToken.prototype;
  const { find } = AccessToken;

  AccessToken.prototype.getValueAndPayload = async function signed(this: Token) {
    const { payload } = await getValueAndPayload.call(this);
    const account = findAccount(this.accountId);
    if (!account) throw new Error('access token for an unknown player');
    const claims = {
      ...sessionClaims(account, this.sessionUid),
      azp: this.clientId,
      scope: this.scope,
      ...bindingOf(this),
      ...this.extra,
    };
    const value = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: keys.signing.kid, typ: 'JWT' })
      .setIssuer(provider.issuer)
      .setAudience('account')
      .setSubject(this.accountId)
      .setJti(this.jti)
      .setIssuedAt((payload.iat as number) + clockOffset())
      .setExpirationTime((payload.exp as number) + clockOffset())
      .sign(key);
    return { value, payload };
  };

  AccessToken.find = async function findSigned(value, options) {
    return find.call(this, (await readTokenId(value)) ?? value, options);
  };

  // The revocation endpoint rejects structured tokens: replace the token by its id.
  provider.use(async (context, next) => {
    if (context.path === revocationPath && context.method === 'POST') await replaceToken(context, readTokenId);
    await next();
  });
}

/** As Keycloak names the kinds of tokens; one that is bound to a key names the key's thumbprint (RFC 9449). */
const bindingOf = ({ jkt }: Token) => (jkt === undefined ? { typ: 'Bearer' } : { typ: 'DPoP', cnf: { jkt } });

/**
 * Shifts the times of ID tokens to the platform's clock; the provider's library uses the machine's.
 * @param clockOffset seconds by which the platform's clock is ahead of the machine's
 * @param faultNow what the console wants to be wrong with them
 */
export function reissueIdTokens(
  provider: Provider,
  keys: Keys,
  clockOffset: () => number,
  faultNow: () => IdentityFault | null,
): void {
  const { prototype } = provider.IdToken;
  const { issue } = prototype;
  const key = createPrivateKey({ key: keys.signing, format: 'jwk' });

  prototype.issue = async function dated(options) {
    const token = await issue.call(this, options);
    const offset = clockOffset();
    const fault = faultNow();
    if ((offset === 0 && fault === null) || options.use !== 'idtoken') return token;
    const payload = decodeJwt(token);
    // Not `auth_time`, which is the same in all tokens of a sign-in, however the clock is moved meanwhile.
    for (const claim of ['iat', 'exp']) if (typeof payload[claim] === 'number') payload[claim] += offset;
    const { alg = 'RS256', kid } = decodeProtectedHeader(token);
    return signIdToken(payload, { key, header: { alg, kid } }, fault);
  };
}

/** Verifies an access token's signature and reads the id of the stored token; undefined for anything else. */
export function createTokenReader(keys: Keys): (value: string) => Promise<string | undefined> {
  const key = createPublicKey({ key: keys.signing, format: 'jwk' });
  return async (value) => {
    try {
      const { payload } = await compactVerify(value, key, { algorithms: ['RS256'] });
      const claims = JSON.parse(Buffer.from(payload).toString('utf8')) as { jti?: unknown; typ?: unknown };
      return (claims.typ === 'Bearer' || claims.typ === 'DPoP') && typeof claims.jti === 'string'
        ? claims.jti
        : undefined;
    } catch {
      return undefined;
    }
  };
}

async function replaceToken(
  { req }: Context,
  readTokenId: (value: string) => Promise<string | undefined>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  const id = await readTokenId(form.get('token') ?? '');
  if (id) form.set('token', id);
  const body = Buffer.from(form.toString());
  req.headers['content-length'] = String(body.length);
  // The provider reads the request itself: let it read the new body.
  Object.defineProperty(req, 'readable', { value: true });
  Object.defineProperty(req, 'iterator', {
    value: async function* replaced() {
      yield body;
    },
  });
}
