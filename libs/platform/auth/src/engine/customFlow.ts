import { cookies } from '@lobby/storage';
import { SessionNotStored } from '../AuthError.ts';
import { decodeClaims } from '../claims.ts';
import type { LinkTokens } from '../linkTokens.ts';
import { readSessionInfo, writeSessionInfo } from '../sessionInfo.ts';
import { timings } from '../timings.ts';
import { areStored, isRefreshable } from '../sessionTokens.ts';
import type { AuthOptions } from '../types.ts';
import type { Flow } from './renewal.ts';

/** Sessions of the back end's own tokens: refreshed 30 s before they expire (R-4-015, R-9-017). */
export function createCustomFlow({ refreshCustom }: Pick<AuthOptions, 'refreshCustom'>): Flow {
  return {
    margin: refreshCustom === undefined ? null : timings.customRenewalMargin,
    async exchange(refreshToken, tokens) {
      const response = refreshCustom === undefined ? 'invalid-token' : await refreshCustom(refreshToken);
      if (typeof response === 'object') return () => storeRefreshed(response);
      // A network that fails ends a session only when its refresh token is over as well.
      if (response === 'network-failure' && isRefreshable(tokens)) return 'unreachable';
      return response === 'invalid-token' ? 'SESSION_EXPIRED' : 'JWT_EXPIRED';
    },
  };
}

/** @throws SessionNotStored; the platform gives the same tokens again for a while */
function storeRefreshed({
  accessToken,
  refreshToken,
}: LinkTokens & { accessToken: string; refreshToken: string }): void {
  cookies.set('refreshToken', refreshToken);
  cookies.set('accessToken', accessToken);
  const { sid, exp, iat } = decodeClaims(accessToken) ?? {};
  writeSessionInfo({
    sid: sid ?? readSessionInfo()?.sid,
    // By the token's own length of life, since this computer's clock may be wrong.
    expiresAt: exp === undefined || iat === undefined ? undefined : Math.floor(Date.now() / 1000) + exp - iat,
    tokens: [accessToken, refreshToken],
  });
  if (!areStored({ accessToken, refreshToken })) throw new SessionNotStored();
}
