import { invalidTokenFailure } from '@lobby/contracts';
import { fetchWithTimeout } from '@lobby/runtime';
import * as v from 'valibot';
import { withProof } from '../boundTokens.ts';
import type { CustomRefreshResult, SessionCallsOptions } from '../types.ts';
import { timings } from '../timings.ts';

const operations = {
  RefreshAccessToken: `
    mutation RefreshAccessToken($refreshToken: String!) {
      refreshAccessToken(refreshToken: $refreshToken) {
        accessToken
        refreshToken
      }
    }
  `,
  Logout: `
    mutation Logout {
      logout {
        loggedOut
      }
    }
  `,
};

const typesSchema = v.fallback(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((type) => [type]),
    ),
  ]),
  [],
);
const errorSchema = v.object({
  extensions: v.fallback(v.object({ reasons: v.optional(typesSchema), type: v.optional(typesSchema) }), {}),
});
const answerSchema = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(v.array(errorSchema), []),
});
const tokensSchema = v.object({
  refreshAccessToken: v.object({ accessToken: v.string(), refreshToken: v.string() }),
});
const logoutSchema = v.object({ logout: v.object({ loggedOut: v.boolean() }) });

/**
 * The two calls that sign-in makes of the back end. They go around the data client: a refresh must not
 * wait behind the operations that wait for it, and a logout carries a token that is no longer in the cookies.
 */
export function sessionCalls({ url, getHeaders }: SessionCallsOptions) {
  /** Null when there was no answer, one that is not GraphQL, or a server's own failure, which says nothing of the session. */
  async function attempt(limit: number, name: keyof typeof operations, variables: object, accessToken?: string) {
    const send = withProof((input, init) => fetchWithTimeout(limit, input, init));
    const body = JSON.stringify({ operationName: name, query: operations[name], variables });
    const headers = {
      ...getHeaders(),
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    };
    try {
      const response = await send(url, { method: 'POST', headers, body });
      if (response.status >= 500 || response.status === 429) return null;
      const answer = v.safeParse(answerSchema, await response.json());
      return answer.success && (answer.output.data !== undefined || answer.output.errors.length > 0)
        ? answer.output
        : null;
    } catch {
      return null;
    }
  }

  async function call(name: keyof typeof operations, variables: object, accessToken?: string) {
    const end = performance.now() + timings.sessionCallTimeout;
    const attemptInTime = async () => {
      const left = end - performance.now();
      return left > 0 ? attempt(left, name, variables, accessToken) : null;
    };
    const answer = await attemptInTime();
    if (answer !== null || performance.now() >= end) return answer;
    await new Promise((resolve) => setTimeout(resolve, timings.sessionCallRetryDelay * (1 + Math.random())));
    return attemptInTime();
  }

  return {
    /** True when the back end has ended the session (R-7-011). */
    async logout(accessToken: string): Promise<boolean> {
      const answer = v.safeParse(logoutSchema, (await call('Logout', {}, accessToken))?.data);
      return answer.success && answer.output.logout.loggedOut;
    },

    /** New tokens of the custom flow (R-7-010). */
    async refreshCustom(refreshToken: string): Promise<CustomRefreshResult> {
      const answer = await call('RefreshAccessToken', { refreshToken });
      if (answer === null) return 'network-failure';
      const tokens = v.safeParse(tokensSchema, answer.data);
      if (tokens.success) return tokens.output.refreshAccessToken;
      // The types of an error are its reasons, else its type (R-8-002).
      const types = answer.errors.flatMap(({ extensions: { reasons = [], type = [] } }) =>
        reasons.length > 0 ? reasons : type,
      );
      return types.some((type) => type.replace(/^\$/, '') === invalidTokenFailure) ? 'invalid-token' : 'other-failure';
    },
  };
}
