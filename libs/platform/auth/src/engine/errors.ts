import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { KeyLost } from '../dpop/sessionKeys.ts';
import type { RenewalFailure } from './auth.machine.ts';

/** The token may be valid: by this clock it is expired or not valid yet, or its key could not be loaded. */
export class UnverifiableIdToken extends Error {
  override name = 'UnverifiableIdToken';
  /** In ms: by how much this clock is ahead of the provider's, where the times alone are wrong. */
  readonly ahead: number | null;

  constructor(message: string, options: ErrorOptions & { issuedAt?: number } = {}) {
    super(message, options);
    this.ahead = options.issuedAt === undefined ? null : Date.now() - options.issuedAt * 1000;
  }
}

/** The browser has no session at the provider: a visitor, not an error (R-8-004). */
const anonymousErrors = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);

export function isAnonymous(error: unknown): boolean {
  return error instanceof ErrorResponse && anonymousErrors.has(error.error ?? '');
}

const subjectMismatch = 'sub in id_token does not match current sub';
export const userInfoMismatch = 'subject from UserInfo response does not match subject in ID Token';

/** What the library says of a renewed ID token of another sign-in: it has no other sign of it. */
const mismatches = new Set([
  subjectMismatch,
  'auth_time in id_token does not match original auth_time',
  'azp in id_token does not match original azp',
  'azp not in id_token, but present in original id_token',
]);

/** Somebody else has signed in at the provider, or for somebody else: for this session, that is as good as nobody. */
export const otherSignIn = (mismatch = subjectMismatch): ErrorResponse =>
  new ErrorResponse({ error: 'login_required', error_description: mismatch });

export const isOtherSignIn = (error: unknown): error is Error =>
  error instanceof Error && mismatches.has(error.message);

/** The player has left the provider's page, or was rejected there. */
export const isDenied = (error: unknown): boolean => error instanceof ErrorResponse && error.error === 'access_denied';

/** What a failed renewal means. Only a rejection by the provider ends a session, or a lost key; anything else may be the network. */
export function renewalFailure(error: unknown): RenewalFailure {
  if (isAnonymous(error)) return 'anonymous';
  const isOver = error instanceof KeyLost || (error instanceof ErrorResponse && error.error === 'invalid_grant');
  return isOver ? 'SESSION_EXPIRED' : 'unreachable';
}

/** There was no response: `fetch` fails with a TypeError. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ErrorTimeout;
}
