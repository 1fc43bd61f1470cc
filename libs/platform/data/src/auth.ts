import { authExchange } from '@urql/exchange-auth';
import type { Exchange, Operation } from '@urql/core';
import type { Auth } from '@lobby/auth';
import type { OperationName } from '@lobby/contracts';
import { isAuthenticationFailure, SessionNotRefreshed, toLobbyError } from './errors.ts';
import { operationName } from './operation.ts';

/** What the client needs of the session. */
export type DataAuth = Pick<Auth, 'getAccessToken' | 'refresh' | 'signOut'>;

/** Sent without a bearer, and never a reason to refresh (R-7-007). */
const withoutBearer: ReadonlySet<string> = new Set<OperationName>(['RefreshAccessToken', 'CountryContextQuery']);

export const bearerOf = ({ context }: Operation): string | undefined => {
  const options = typeof context.fetchOptions === 'function' ? context.fetchOptions() : context.fetchOptions;
  return (options?.headers as Record<string, string> | undefined)?.['authorization'];
};

/**
 * Adds the bearer; on AuthenticationFailure or 401 refreshes once for all waiting operations and
 * repeats each once (R-7-008, A-013). A second failure goes to the caller. A network that fails
 * during the refresh is a network error, never the end of a session.
 */
export const bearerExchange = (auth: DataAuth): Exchange =>
  authExchange(async ({ appendHeaders }) => {
    let refused: string | undefined;
    return {
      addAuthToOperation(operation) {
        const token = auth.getAccessToken();
        // A subscription's token goes with the socket's first frame.
        return token === null || operation.kind === 'subscription' || withoutBearer.has(operationName(operation))
          ? operation
          : appendHeaders(operation, { authorization: `Bearer ${token}` });
      },
      didAuthError(error, operation) {
        refused = bearerOf(operation);
        return refused !== undefined && isAuthenticationFailure(toLobbyError(error));
      },
      async refreshAuth() {
        // Another tab, or an operation that failed earlier, may have refreshed since this one left.
        const current = auth.getAccessToken();
        if (current !== null && refused !== `Bearer ${current}`) return;
        const outcome = await auth.refresh();
        if (outcome !== 'refreshed') {
          throw new SessionNotRefreshed(outcome);
        }
      },
    };
  });
