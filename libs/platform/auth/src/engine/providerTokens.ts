import { cookies, session } from '@lobby/storage';
import type { RefreshState, SigninResponse } from 'oidc-client-ts';
import * as v from 'valibot';
import { SessionNotStored } from '../AuthError.ts';
import { decodeClaims } from '../claims.ts';
import { readSessionInfo, writeSessionInfo } from '../sessionInfo.ts';
import { clearSession, areStored, readClaims, readIdTokenClaims } from '../sessionTokens.ts';

const responseSchema = v.object({
  access_token: v.string(),
  refresh_token: v.nullish(v.string()),
  id_token: v.nullish(v.string()),
  session_state: v.nullish(v.string()),
  expires_at: v.nullish(v.number()),
});

/**
 * Stores a response of the token endpoint in the cookies that all tabs share; of the ID token its claims alone, in session storage.
 * @throws SessionNotStored
 */
export function storeProviderTokens(response: v.InferInput<typeof responseSchema>): void {
  const tokens = v.parse(responseSchema, response);
  const claims = tokens.id_token ? decodeClaims(tokens.id_token) : null;
  const known = readSessionInfo();
  // A refresh may come without an ID token, and goes on with the session that is known.
  const sid = claims === null ? (decodeClaims(tokens.access_token)?.sid ?? known?.sid) : claims.sid;
  // Another session begins, or the same provider names none: nothing of the player before may stay.
  const player = readClaims()?.sub;
  const isAnotherPlayer = player !== undefined && claims?.sub !== undefined && player !== claims.sub;
  if (known !== null && (known.sid !== sid || isAnotherPlayer)) clearSession();
  if (tokens.refresh_token) cookies.set('refreshToken', tokens.refresh_token);
  else cookies.remove('refreshToken');
  cookies.set('idpAccessToken', tokens.access_token);
  cookies.remove('accessToken');
  writeSessionInfo({
    sid,
    expiresAt: tokens.expires_at ?? undefined,
    authTime: claims === null ? known?.authTime : claims.auth_time,
    tokens: [tokens.access_token, tokens.refresh_token],
  });
  if (!areStored({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token || null }))
    throw new SessionNotStored();
  if (claims?.sub !== undefined) session.write('idTokenClaims', { ...claims, sub: claims.sub });
  if (tokens.session_state) session.write('sessionState', tokens.session_state);
}

/** What the library compares the response to a refresh with. */
export function refreshStateOf(refreshToken: string, scope: string): RefreshState {
  const noClaims = { sub: '', iss: '', aud: '', exp: 0, iat: 0 };
  return {
    refresh_token: refreshToken,
    id_token: unsignedIdToken() ?? undefined,
    session_state: session.read('sessionState'),
    scope,
    profile: { ...noClaims, ...readClaims() } as SigninResponse['profile'],
  };
}

/**
 * The stored claims in the form of an ID token, without header and signature: the library compares a
 * refreshed ID token with them (R-5-013), and nobody can use it as a token.
 */
export function unsignedIdToken(): string | null {
  const claims = readIdTokenClaims();
  if (claims === null) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.`;
}
