import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

/** The provider knows nobody here: a visitor, not an error (R-8-004). */
const anonymousErrors = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);

export function isAnonymous(error: unknown): boolean {
  return error instanceof ErrorResponse && anonymousErrors.has(error.error ?? '');
}

/** The provider has said no to the session. Anything else may be the network and ends nothing. */
export function isRefused(error: unknown): boolean {
  return isAnonymous(error) || (error instanceof ErrorResponse && error.error === 'invalid_grant');
}

/** Nobody answered: `fetch` fails with a TypeError. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ErrorTimeout;
}
