import { type CookieName, cookies, local, session } from '@lobby/storage';
import { type Claims, decodeClaims, parseClaims } from './claims.ts';
import { memoizeLast } from './memoizeLast.ts';
import {
  isOfOtherIssuer,
  isUnremoved,
  storeUnremoved,
  readSessionInfo,
  readSessions,
  tokenEnd,
} from './sessionInfo.ts';

/** Which of the two flows a session came from decides how it is refreshed. */
export interface Tokens {
  readonly flow: 'provider' | 'custom';
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Seconds since 1970; null when the access token names none. */
  readonly expiresAt: number | null;
}

/** The same object as long as no cookie changes: each request reads it. */
const tokensOf = memoizeLast(
  (
    provider: string | null,
    custom: string | null,
    refreshToken: string | null,
    knownExpiry: number | null,
  ): Tokens | null => {
    const accessToken = provider ?? custom;
    if (accessToken === null && refreshToken === null) return null;
    // Of an older release of a lobby on the domain above.
    if (provider !== null && isOfOtherIssuer(decodeClaims(provider)?.iss)) return null;
    return {
      flow: provider === null ? 'custom' : 'provider',
      accessToken,
      refreshToken,
      expiresAt: knownExpiry ?? expiryOf(accessToken),
    };
  },
);

/** The tokens in the cookies that all tabs share; null for visitors. `mayLag`: see `cookies.get`. */
export const readTokens = (mayLag = false): Tokens | null =>
  tokensOf(
    readToken('idpAccessToken', mayLag),
    readToken('accessToken', mayLag),
    readToken('refreshToken', mayLag),
    readSessionInfo(mayLag)?.expiresAt ?? null,
  );

/**
 * This brand's; where a lobby on the domain above has a session as well, what the own session names. Null also for a value
 * that is invalid in a header: `fetch` would throw at every request.
 */
function readToken(name: (typeof tokenCookies)[number], mayLag: boolean): string | null {
  const { own, hasOthers } = readSessions(mayLag);
  const values = cookies
    .getAll(name, { mayLag })
    .filter((value) => /^[\x21-\x7e]+$/.test(value) && !isUnremoved(tokenEnd(value)));
  return values.find((value) => own?.tokenEnds?.includes(tokenEnd(value))) ?? (hasOthers ? null : (values[0] ?? null));
}

/** Whether the browser has stored the tokens, and the session's cookie with them. */
export function areStored(tokens: Pick<Tokens, 'accessToken' | 'refreshToken'>): boolean {
  const stored = readTokens();
  return (
    stored?.accessToken === tokens.accessToken &&
    stored.refreshToken === tokens.refreshToken &&
    readSessionInfo() !== null
  );
}

export function isFresh({ accessToken, expiresAt }: Tokens): boolean {
  return accessToken !== null && (expiresAt === null || expiresAt * 1000 > Date.now());
}

/** A refresh token that is not known to be expired, or an unexpired access token. */
export function isRefreshable(tokens: Tokens | null): boolean {
  if (tokens === null) return false;
  const { refreshToken } = tokens;
  const expiry = expiryOf(refreshToken);
  return (refreshToken !== null && (expiry === null || expiry * 1000 > Date.now())) || isFresh(tokens);
}

const accessTokenClaims = memoizeLast(decodeClaims);

/** Claims of this tab's ID token if it belongs to the current session, else of the access token. */
export function readClaims(): Claims | null {
  const tokens = readTokens();
  if (tokens === null) return null;
  return (
    (tokens.flow === 'provider' ? readIdTokenClaims() : null) ??
    (tokens.accessToken === null ? null : accessTokenClaims(tokens.accessToken))
  );
}

/** Null when this tab's ID token is of an earlier session, or an earlier sign-in of it, than the cookies. */
export function readIdTokenClaims(): Claims | null {
  const claims = parseClaims(session.read('idTokenClaims'));
  const info = readSessionInfo();
  const isOfSignIn = info?.authTime === undefined || claims?.auth_time === info.authTime;
  return claims?.sid === info?.sid && isOfSignIn ? claims : null;
}

const tokenCookies = ['refreshToken', 'accessToken', 'idpAccessToken'] as const;

/** Whether a change of these cookies can have changed the session. */
export function concernsSession(names: readonly CookieName[]): boolean {
  return names.includes('sessionInfo') || tokenCookies.some((name) => names.includes(name));
}

/** Removes the tokens only: others of the same session replace them. */
export function clearTokens(): void {
  for (const name of tokenCookies) cookies.remove(name);
}

/**
 * Removes tokens, reality check and everything else of the player (R-4-023). False where the session stands on the domain above, out
 * of this page's reach: it is nobody's here from now on.
 */
export function clearSession(): boolean {
  const ended = readTokens();
  cookies.removeOfPlayer();
  session.removeOfPlayer();
  local.removeOfPlayer();
  const left = readTokens();
  // Others are of a renewal in another tab, which has come meanwhile.
  const isLeft = ended !== null && left?.accessToken === ended.accessToken && left.refreshToken === ended.refreshToken;
  if (isLeft) storeUnremoved([left.accessToken, left.refreshToken]);
  return !isLeft;
}

function expiryOf(token: string | null): number | null {
  return token === null ? null : (decodeClaims(token)?.exp ?? null);
}
