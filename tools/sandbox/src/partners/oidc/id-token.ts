import { createPrivateKey } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { Keys } from './keys.ts';

/**
 * Shifts the times of ID tokens to the platform's clock; the provider's library uses the machine's.
 * @param clockOffset seconds by which the platform's clock is ahead of the machine's
 */
export function dateIdTokensByPlatformClock(provider: Provider, keys: Keys, clockOffset: () => number): void {
  const { prototype } = provider.IdToken;
  const { issue } = prototype;
  const key = createPrivateKey({ key: keys.signing, format: 'jwk' });

  prototype.issue = async function dated(options) {
    const token = await issue.call(this, options);
    const offset = clockOffset();
    if (offset === 0 || options.use !== 'idtoken') return token;
    const payload = decodeJwt(token);
    for (const claim of ['iat', 'exp', 'auth_time']) if (typeof payload[claim] === 'number') payload[claim] += offset;
    const { alg = 'RS256', ...header } = decodeProtectedHeader(token);
    return new SignJWT(payload).setProtectedHeader({ alg, ...header }).sign(key);
  };
}
