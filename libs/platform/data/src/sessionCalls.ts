import type { CustomRefreshResult } from '@lobby/auth';
import { Client, fetchExchange } from '@urql/core';
import { isSessionOver, toLobbyError } from './errors.ts';
import { fetchInTime } from './fetchInTime.ts';
import { graphql } from './graphql.ts';
import { networkRetryExchange } from './retry.ts';

const RefreshAccessToken = graphql(`
  mutation RefreshAccessToken($refreshToken: String!) {
    refreshAccessToken(refreshToken: $refreshToken) {
      accessToken
      refreshToken
    }
  }
`);

const Logout = graphql(`
  mutation Logout {
    logout {
      loggedOut
    }
  }
`);

interface SessionCallsOptions {
  url?: string;
  getHeaders: () => Readonly<Record<string, string>>;
  getAccessToken: () => string | null;
}

/**
 * The two calls that sign-in makes of the back end, for `createAuth`. They go around the session's
 * client: a refresh must not wait in the queue of those that wait for it.
 */
export function createSessionCalls({ url = '/graphql', getHeaders, getAccessToken }: SessionCallsOptions) {
  const client = new Client({
    url,
    preferGetMethod: false,
    fetch: fetchInTime,
    fetchOptions: () => ({ headers: getHeaders() }),
    exchanges: [networkRetryExchange(), fetchExchange],
  });

  return {
    /** True when the back end has ended the session (R-7-011). */
    async logout(): Promise<boolean> {
      const token = getAccessToken();
      const headers = { ...getHeaders(), ...(token !== null && { authorization: `Bearer ${token}` }) };
      const { data } = await client.mutation(Logout, {}, { fetchOptions: { headers } }).toPromise();
      return data?.logout.loggedOut ?? false;
    },

    /** New tokens of the custom flow (R-7-010). */
    async refreshCustom(refreshToken: string): Promise<CustomRefreshResult> {
      const { data, error } = await client.mutation(RefreshAccessToken, { refreshToken }).toPromise();
      if (data) {
        const { accessToken, refreshToken: next } = data.refreshAccessToken;
        return { accessToken, refreshToken: next };
      }
      const failure = error && toLobbyError(error);
      if (failure && isSessionOver(failure)) return 'invalid-token';
      return failure?.isNetworkError ? 'network-failure' : 'other-failure';
    },
  };
}
