import { withoutParams } from './paths.ts';

const NAMES = ['accessToken', 'refreshToken'] as const;

/** Long enough to be a secret, short enough for a cookie, and of a token's alphabet (RFC 6750). */
const TOKEN = /^[\w.~+/-]{16,3800}=*$/;

interface QueryTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

/** The search string without tokens: for every query that is kept, stored, sent or reported. */
export function stripTokens(search: string): string {
  return withoutParams(search, NAMES);
}

/** The tokens of a search string; what is not shaped like a token is ignored. */
export function readTokens(search: string): QueryTokens {
  const query = new URLSearchParams(search);
  const read = (name: (typeof NAMES)[number]) => {
    const value = query.get(name);
    return value !== null && TOKEN.test(value) ? value : null;
  };
  return { accessToken: read('accessToken'), refreshToken: read('refreshToken') };
}

/**
 * Takes the tokens out of the address bar. Call it first of all at boot, before routing, error
 * reporting or any request can see the address; hand the result to sign-in, which decides whether
 * they may replace a session.
 */
export function takeTokensFromUrl(): QueryTokens {
  const { pathname, search, hash } = window.location;
  const stripped = stripTokens(search);
  if (stripped !== search) window.history.replaceState(window.history.state, '', pathname + stripped + hash);
  return readTokens(search);
}
