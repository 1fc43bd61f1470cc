import { removeParamsFromUrl, withoutParams } from './paths.ts';

const TOKEN_PARAMS = ['accessToken', 'refreshToken'] as const;

/** Long enough for a secret, short enough for a cookie, in the alphabet of tokens (RFC 6750). */
const TOKEN_PATTERN = /^[\w.~+/-]{16,3800}=*$/;

interface QueryTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

/** The search string without tokens: for every query that is stored, sent or reported. */
export function stripTokens(search: string): string {
  return withoutParams(search, TOKEN_PARAMS);
}

/** The tokens of a search string; values that are not shaped like tokens are ignored. */
export function readUrlTokens(search: string): QueryTokens {
  const query = new URLSearchParams(search);
  const read = (name: (typeof TOKEN_PARAMS)[number]) => {
    const value = query.get(name);
    return value !== null && TOKEN_PATTERN.test(value) ? value : null;
  };
  return { accessToken: read('accessToken'), refreshToken: read('refreshToken') };
}

/**
 * Removes the tokens from the address bar and returns them. Must be the first call at boot, before routing, error
 * reporting or any request can read the address. Sign-in decides whether they may replace a session.
 */
export function takeTokensFromUrl(): QueryTokens {
  const { search } = window.location;
  removeParamsFromUrl(TOKEN_PARAMS);
  return readUrlTokens(search);
}
