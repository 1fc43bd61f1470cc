import { cookies } from '@lobby/storage';
import { decodeClaims } from './claims.ts';
import { readSessionInfo, writeSessionInfo } from './sessionInfo.ts';
import { clearSession, clearTokens, isRefreshable, readClaims, readTokens } from './tokens.ts';
import type { AuthOptions } from './types.ts';

interface LinkTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

/**
 * Tokens of a link that may replace those of a live session; null for all others. What a token
 * says of itself proves nothing: anybody can write a link. The refresh token is exchanged, and the
 * access token that the back end gives for it names its player, who must be the session's.
 */
export async function confirmTokens(
  { refreshToken }: LinkTokens,
  refreshCustom: AuthOptions['refreshCustom'],
): Promise<LinkTokens | null> {
  const player = readClaims()?.sub;
  if (refreshToken === null || player === undefined) return null;
  const answer = await refreshCustom?.(refreshToken);
  return typeof answer === 'object' && decodeClaims(answer.accessToken)?.sub === player ? answer : null;
}

/**
 * Stores tokens as those of the custom flow (R-4-024). A live session goes on, with its clock and its
 * reality check, unless the tokens name another.
 */
export function storeTokens({ accessToken, refreshToken }: LinkTokens): void {
  if (accessToken === null && refreshToken === null) return;
  const known = isRefreshable(readTokens()) ? readSessionInfo() : null;
  const sid = (accessToken === null ? null : decodeClaims(accessToken))?.sid ?? known?.sid;
  if (known !== null && sid === known.sid) clearTokens();
  else clearSession();
  if (refreshToken !== null) cookies.set('refreshToken', refreshToken);
  if (accessToken !== null) cookies.set('accessToken', accessToken);
  writeSessionInfo({ sid });
}
