import { decodeClaims } from '../claims.ts';
import type { LinkTokens } from '../linkTokens.ts';
import { readClaims } from '../sessionTokens.ts';
import type { AuthOptions } from '../types.ts';

/**
 * Tokens that may replace those of a live session; null if they may not. The claims of a token
 * in a link prove nothing, since anybody can write one. The refresh token is exchanged instead, and the
 * access token that the back end issues for it must name the session's player.
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
