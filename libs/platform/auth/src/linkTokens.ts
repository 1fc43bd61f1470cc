import { cookies, session } from '@lobby/storage';
import { decodeClaims } from './claims.ts';
import { readSessionInfo, writeSessionInfo } from './sessionInfo.ts';
import { clearSession, clearTokens, areStored, isRefreshable, readTokens } from './sessionTokens.ts';

export interface LinkTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

/**
 * Stores tokens as those of the custom flow (R-4-024). A live session goes on, with its clock and its
 * reality check, unless the tokens name another.
 */
export function storeTokens({ accessToken, refreshToken }: LinkTokens): void {
  const known = isRefreshable(readTokens()) ? readSessionInfo() : null;
  const sid = (accessToken === null ? null : decodeClaims(accessToken))?.sid ?? known?.sid;
  if (known !== null && sid === known.sid) clearTokens();
  else clearSession();
  if (refreshToken !== null) cookies.set('refreshToken', refreshToken);
  if (accessToken !== null) cookies.set('accessToken', accessToken);
  writeSessionInfo({ sid, tokens: [accessToken, refreshToken] });
}

/**
 * Stores tokens as those of a new session, whatever was there, and what the tab continues with. False when the browser has not stored
 * them: it is a visitor's then.
 */
export function storeNewSession(tokens: LinkTokens, continueWith?: Record<string, unknown>): boolean {
  clearSession();
  storeTokens(tokens);
  if (!areStored(tokens)) {
    clearSession();
    return false;
  }
  if (continueWith) session.write('signInUnderWay', continueWith);
  return true;
}
