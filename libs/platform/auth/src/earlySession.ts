import type { LobbySettings } from '@lobby/contracts';
import { oldCookieName, readCookies } from '@lobby/storage';
import { decodePayload } from './decodePayload.ts';
import { realmUrl } from './realm.ts';
import { keyOf, type SessionInfo, tokenEnd } from './sessionInfo.ts';

export interface EarlySession {
  accessToken: string;
  /** As `Auth.session`. */
  key: string;
}

/**
 * The session for which requests may be sent before `createAuth` is there: what that reads as well, where it is beyond doubt. Null else, as
 * with tokens that are expired, bound to a key, of another issuer, or in cookies of a lobby on the domain above as well. Changes nothing.
 */
export function readEarlySession(settings: Pick<LobbySettings, 'identityHost' | 'brand'>): EarlySession | null {
  const issuer = realmUrl(settings);
  const ofProvider = readCookies('idpAccessToken');
  const [accessToken = '', ...otherTokens] = [...ofProvider, ...readCookies('accessToken')];
  const [cookie, ...otherInfos] = readCookies('sessionInfo');
  // Entries under their older names are moved first.
  const areOld = document.cookie.includes(oldCookieName('', location.hostname));
  if (cookie === undefined || otherTokens.length + otherInfos.length > 0 || areOld) return null;
  try {
    const info = JSON.parse(cookie) as Partial<SessionInfo>;
    const key = keyOf(info);
    const claims = (decodePayload(accessToken) ?? {}) as Record<string, unknown>;
    const isPlain =
      /^[\x21-\x7e]+$/.test(accessToken) &&
      (info.issuer ?? issuer) === issuer &&
      (ofProvider.length === 0 || (claims['iss'] ?? issuer) === issuer) &&
      info.tokenEnds?.includes(tokenEnd(accessToken)) !== false &&
      Number(info.expiresAt ?? claims['exp']) * 1000 > Date.now() &&
      claims['cnf'] === undefined &&
      // What the browser has stored is of this player.
      (localStorage.getItem('playerSession') ?? JSON.stringify(key)) === JSON.stringify(key) &&
      localStorage.getItem('unremovedSession') === null;
    return isPlain ? { accessToken, key } : null;
  } catch {
    return null;
  }
}

/** Whether the scripts begin by renewing an access token that has expired, as with most returns. */
export function isRenewalDue(): boolean {
  try {
    const { expiresAt } = JSON.parse(readCookies('sessionInfo')[0] ?? '{}') as Partial<SessionInfo>;
    const isExpired = expiresAt !== undefined && expiresAt * 1000 <= Date.now();
    return isExpired && readCookies('refreshToken').length > 0;
  } catch {
    return false;
  }
}
