import { authExchange } from '@urql/exchange-auth';
import type { Exchange, Operation } from '@urql/core';
import type { Auth } from '@lobby/auth';
import { isAuthenticationFailure, SessionNotRefreshed, toLobbyError } from './errors.ts';

/** What the client needs of the session. */
export type DataAuth = Pick<Auth, 'session' | 'subscribe' | 'getAccessToken' | 'refresh' | 'signOut'>;

/**
 * Context of the query for the visitor's country, which is sent without a bearer and never a reason to refresh (R-7-007):
 * `useQuery({ query, context: withoutBearer })`.
 */
export const withoutBearer = { isWithoutBearer: true };

export const bearerOf = ({ context }: Operation): string | undefined => {
  const options = typeof context.fetchOptions === 'function' ? context.fetchOptions() : context.fetchOptions;
  return (options?.headers as Record<string, string> | undefined)?.['authorization'];
};

/**
 * Binds a client to the session that it is made for: what needs its token is not sent without, for
 * another player may have signed in since, in another tab. A visitor's client never sends a token.
 *
 * Adds the bearer; on AuthenticationFailure or 401 refreshes once for all waiting operations and
 * repeats each once (R-7-008, A-013). A second failure goes to the caller. A network that fails
 * during the refresh is a network error, never the end of a session.
 */
export const bearerExchange = (auth: DataAuth, session: string | null): Exchange =>
  authExchange(async ({ appendHeaders }) => {
    let rejected: string | undefined;
    // A subscription's token goes with the socket's first frame.
    const needsBearer = (operation: Operation) =>
      session !== null && operation.kind !== 'subscription' && operation.context['isWithoutBearer'] !== true;
    return {
      addAuthToOperation(operation) {
        const token = needsBearer(operation) ? auth.getAccessToken(session, { mayLag: true }) : null;
        return token === null ? operation : appendHeaders(operation, { authorization: `Bearer ${token}` });
      },
      willAuthError(operation) {
        rejected = undefined;
        return needsBearer(operation) && auth.getAccessToken(session, { mayLag: true }) === null;
      },
      didAuthError(error, operation) {
        rejected = bearerOf(operation);
        return rejected !== undefined && isAuthenticationFailure(toLobbyError(error));
      },
      async refreshAuth() {
        // Another tab, or an operation that failed earlier, may have refreshed since this one left.
        const current = auth.getAccessToken(session);
        if (current !== null && rejected !== `Bearer ${current}`) return;
        const outcome = await auth.refresh();
        if (outcome !== 'refreshed' || auth.getAccessToken(session) === null) {
          throw new SessionNotRefreshed(outcome);
        }
      },
    };
  });
