import { cookies } from '@lobby/storage';
import { decodeClaims } from './claims.ts';
import { writeSessionInfo } from './sessionInfo.ts';
import { clearSession, isRefreshable, readClaims, readTokens } from './tokens.ts';

/**
 * Stores tokens that came with a link as those of the custom flow (R-4-024). A live session of
 * another player, or of one that cannot be told to be the same, is left alone.
 */
export function acceptTokens(offered: { accessToken: string | null; refreshToken: string | null }): void {
  const { accessToken, refreshToken } = offered;
  if (accessToken === null && refreshToken === null) return;
  const claims = accessToken === null ? null : decodeClaims(accessToken);
  if (isRefreshable(readTokens())) {
    const owner = readClaims()?.sub;
    if (owner === undefined || owner !== claims?.sub) return;
  }
  clearSession();
  if (refreshToken !== null) cookies.set('refreshToken', refreshToken);
  if (accessToken !== null) cookies.set('accessToken', accessToken);
  writeSessionInfo({ sid: claims?.sid });
}
