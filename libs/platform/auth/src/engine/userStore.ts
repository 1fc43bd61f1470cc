import { cookies, session } from '@lobby/storage';
import type { StateStore } from 'oidc-client-ts';
import * as v from 'valibot';
import { SessionNotKept } from '../AuthError.ts';
import { decodeClaims } from '../claims.ts';
import { readSessionInfo, writeSessionInfo } from '../sessionInfo.ts';
import { clearSession, isKept, readClaims, readIdTokenClaims, readTokens } from '../tokens.ts';

const userSchema = v.object({
  access_token: v.string(),
  refresh_token: v.nullish(v.string()),
  id_token: v.nullish(v.string()),
  session_state: v.nullish(v.string()),
  expires_at: v.nullish(v.number()),
});

/**
 * The library's user, kept in the cookies that all tabs share; of the ID token only the claims are
 * kept, in session storage.
 */
export const cookieUserStore: StateStore = {
  async get() {
    const tokens = readTokens();
    if (tokens?.flow !== 'provider') return null;
    return JSON.stringify({
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken ?? undefined,
      id_token: unsignedIdToken() ?? undefined,
      session_state: session.read('sessionState'),
      token_type: 'Bearer',
      scope: 'openid',
      profile: readClaims() ?? {},
      expires_at: tokens.expiresAt ?? undefined,
    });
  },

  async set(_key, value) {
    const user = v.parse(userSchema, JSON.parse(value));
    const claims = user.id_token ? decodeClaims(user.id_token) : null;
    const known = readSessionInfo();
    // A refresh may come without an ID token, and goes on with the session that is known.
    const sid = claims === null ? (decodeClaims(user.access_token)?.sid ?? known?.sid) : claims.sid;
    // Another session begins, or the same provider names none: nothing of the player before may stay.
    const player = readClaims()?.sub;
    const isAnotherPlayer = player !== undefined && claims?.sub !== undefined && player !== claims.sub;
    if (known !== null && (known.sid !== sid || isAnotherPlayer)) clearSession();
    if (user.refresh_token) cookies.set('refreshToken', user.refresh_token);
    else cookies.remove('refreshToken');
    cookies.set('idpAccessToken', user.access_token);
    cookies.remove('accessToken');
    writeSessionInfo({
      sid,
      expiresAt: user.expires_at ?? undefined,
      authTime: claims === null ? known?.authTime : claims.auth_time,
      tokens: [user.access_token, user.refresh_token],
    });
    if (!isKept({ accessToken: user.access_token, refreshToken: user.refresh_token || null }))
      throw new SessionNotKept();
    if (claims?.sub !== undefined) session.write('idTokenClaims', { ...claims, sub: claims.sub });
    if (user.session_state) session.write('sessionState', user.session_state);
  },

  async remove() {
    const user = await cookieUserStore.get('');
    clearSession();
    return user;
  },

  async getAllKeys() {
    return [];
  },
};

/**
 * The kept claims in the form of an ID token, without header and signature: the library compares a
 * refreshed ID token with them (R-5-013), and nobody can use it as a token.
 */
export function unsignedIdToken(): string | null {
  const claims = readIdTokenClaims();
  if (claims === null) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.`;
}
