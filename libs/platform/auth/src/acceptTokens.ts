import { cookies } from '@lobby/storage';
import { decodeClaims } from './claims.ts';
import { readSessionInfo, writeSessionInfo } from './sessionInfo.ts';
import { clearSession, clearTokens, isRefreshable, readClaims, readTokens } from './tokens.ts';

/**
 * Stores tokens that came with a link as those of the custom flow (R-4-024). A live session of
 * another player, or of one that cannot be told to be the same, is left alone; the player's
 * own goes on, with its clock and its reality check, unless the tokens name another.
 */
export function acceptTokens(offered: { accessToken: string | null; refreshToken: string | null }): void {
  const { accessToken, refreshToken } = offered;
  if (accessToken === null && refreshToken === null) return;
  const claims = accessToken === null ? null : decodeClaims(accessToken);
  let sid = claims?.sid;
  if (isRefreshable(readTokens())) {
    const owner = readClaims()?.sub;
    if (owner === undefined || owner !== claims?.sub) return;
    const known = readSessionInfo()?.sid;
    sid ??= known;
    if (sid === known) clearTokens();
    else clearSession();
  } else clearSession();
  if (refreshToken !== null) cookies.set('refreshToken', refreshToken);
  if (accessToken !== null) cookies.set('accessToken', accessToken);
  writeSessionInfo({ sid });
}
