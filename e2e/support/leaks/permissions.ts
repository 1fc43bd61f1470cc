import type { Finding, Kind } from './secrets.ts';

export interface Permission {
  place: RegExp;
  at: RegExp;
  kinds: readonly Kind[];
  /** The rule that allows it. */
  why: string;
}

const tokens: readonly Kind[] = ['access token', 'refresh token'];
const contact: readonly Kind[] = ['e-mail', 'phone number'];
const ofPlayer: readonly Kind[] = [...contact, 'personal number', 'password', 'one-time code'];

/** What may be where. All else that the search finds is a leak. */
const permissions: readonly Permission[] = [
  {
    place: /^(write|stored)$/,
    at: /^cookie (accessToken|idpAccessToken)(\.\d+)?$/,
    kinds: ['access token'],
    why: 'Section 3: cookies "access token" and "identity-provider access token".',
  },
  {
    place: /^(write|stored)$/,
    at: /^cookie refreshToken(\.\d+)?$/,
    kinds: ['refresh token'],
    why: 'Section 3: cookie "refresh token".',
  },
  { place: /^(write|stored)$/, at: /^cookie userEmail$/, kinds: ['e-mail'], why: 'Section 3: cookie "user e-mail".' },
  {
    place: /^write$/,
    at: /^session oidc\./,
    kinds: ['code verifier'],
    why: 'Section 4, sign-in request: its state is stored; it is gone once there is an answer.',
  },
  {
    place: /^write$/,
    at: /^session registrationDraft$/,
    kinds: contact,
    why: 'docs/configuration.md: what a visitor has typed, without password and personal number, until the account is there.',
  },
  {
    place: /^write$/,
    at: /^session signInUnderWay$/,
    kinds: ['authorization code'],
    why: 'docs/configuration.md: a partner’s code, so that a reload can send it again; it is gone once the platform has answered.',
  },
  {
    place: /^write$/,
    at: /^history replaceState$/,
    kinds: ['link token'],
    why: 'R-2-008: /verifyEmail becomes the address of its page, which takes the token out; no entry is left with it.',
  },
  {
    place: /^write$/,
    at: /^history replaceState$/,
    kinds: ['authorization code'],
    why: 'A page whose own code comes late opens anew at the address that it has: the handler, which then takes the code out.',
  },
  {
    place: /^address$/,
    at: /^document lobby \/\w+\/(keycloak|zimpler|trustly)-login-handler\/$/,
    kinds: ['authorization code'],
    why: 'RFC 6749, 4.1.2: the answer is a redirect with the code, which the page takes out.',
  },
  {
    place: /^address$/,
    at: /^document lobby \/(verifyEmail\/?|\w+\/verify-email\/)$/,
    kinds: ['link token'],
    why: 'R-2-008: the link of the message, whose token the page takes out.',
  },
  {
    place: /^link$/,
    at: /./,
    kinds: [...tokens, 'link token'],
    why: 'R-4-024, R-2-008: the link that a player opens; the lobby takes its tokens out.',
  },
  {
    place: /^(address|history)$/,
    at: /^(document )?provider .*\/openid-connect\/logout$/,
    kinds: ['ID token'],
    why: 'R-7-049 (OpenID Connect RP-Initiated Logout): `id_token_hint`, answered by a redirect; without a network the tab stays there.',
  },
  {
    place: /^request$/,
    at: /^provider .*\/openid-connect\/(token|revoke|userinfo|logout)$/,
    kinds: [...tokens, 'authorization code', 'code verifier', 'ID token'],
    why: 'The endpoints that they are for.',
  },
  {
    place: /^request$/,
    at: /^provider .*\/(interaction\/.*|openid-connect\/auth)$/,
    kinds: ['e-mail', 'password', 'one-time code'],
    why: 'The provider’s own forms.',
  },
  {
    place: /^request$/,
    at: /^lobby \/(api\/)?graphql/,
    kinds: [...tokens, ...ofPlayer, 'link token'],
    why: 'The platform, by Authorization header and in variables.',
  },
  {
    place: /^request$/,
    at: /^lobby \/(api\/)?graphql CompletePartnerLogin$/,
    kinds: ['authorization code'],
    why: 'The platform exchanges a partner’s code.',
  },
  {
    place: /^request$/,
    at: /^partner \/(jackpot|gamification)\//,
    kinds: ['access token'],
    why: 'docs/configuration.md: jackpot and gamification service authenticate the player by the token.',
  },
  {
    place: /^request$/,
    at: /^partner \/chat\/api\/login$/,
    kinds: ['e-mail'],
    why: 'A-124, R-7-012: the token that the platform gives for the support vendor names the player.',
  },
];

/** @param more - Of this journey alone. */
export const isPermitted = (finding: Finding, more: readonly Permission[] = []): boolean =>
  [...permissions, ...more].some(
    ({ place, at, kinds }) =>
      place.test(finding.place) && at.test(finding.at.replace(/ of https?:\S+$/, '')) && kinds.includes(finding.kind),
  );
