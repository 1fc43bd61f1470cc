import { createPrivateKey, createPublicKey } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { Context, Token } from 'oidc-provider';
import type { Account } from '../ports.ts';
import { playerClaims } from './claims.ts';
import type { Keys } from './keys.ts';

export const revocationPath = '/protocol/openid-connect/revoke';

/**
 * Access tokens go out as signed JWTs with the player's claims, as Keycloak's do, while their state stays with the
 * provider: so they serve at the userinfo and revocation endpoints and end with their session.
 * @param clockOffset seconds by which the platform's clock is ahead of the machine's, which the provider's library goes by
 */
export function issueSignedAccessTokens(
  provider: Provider,
  keys: Keys,
  clockOffset: () => number,
  findAccount: (playerId: string) => Account | undefined,
): void {
  const { AccessToken } = provider;
  const key = createPrivateKey({ key: keys.signing, format: 'jwk' });
  const openToken = createTokenOpener(keys);
  const { getValueAndPayload } = AccessToken.prototype;
  const { find } = AccessToken;

  AccessToken.prototype.getValueAndPayload = async function signed(this: Token) {
    const { payload } = await getValueAndPayload.call(this);
    const account = findAccount(this.accountId);
    if (!account) throw new Error('access token for an unknown player');
    const claims = { ...playerClaims(account, this.sessionUid), azp: this.clientId, scope: this.scope, typ: 'Bearer' };
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
    return find.call(this, (await openToken(value)) ?? value, options);
  };

  // The revocation endpoint refuses structured tokens before it looks for them: it is given the id they carry.
  provider.use(async (context, next) => {
    if (context.path === revocationPath && context.method === 'POST') await replaceToken(context, openToken);
    await next();
  });
}

/** Reads the stored token's id out of an access token with our signature; anything else gives undefined. */
export function createTokenOpener(keys: Keys): (value: string) => Promise<string | undefined> {
  const key = createPublicKey({ key: keys.signing, format: 'jwk' });
  return async (value) => {
    try {
      const { payload } = await compactVerify(value, key, { algorithms: ['RS256'] });
      const claims = JSON.parse(Buffer.from(payload).toString('utf8')) as { jti?: unknown; typ?: unknown };
      return claims.typ === 'Bearer' && typeof claims.jti === 'string' ? claims.jti : undefined;
    } catch {
      return undefined;
    }
  };
}

async function replaceToken(
  { req }: Context,
  openToken: (value: string) => Promise<string | undefined>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  const id = await openToken(form.get('token') ?? '');
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
