import { credentialsOf } from '@lobby/auth';
import { fetchWithRetry, sendWithToken, type TokenOwner } from '@lobby/http';
import { fetchWithTimeout } from '@lobby/runtime';
import * as v from 'valibot';
import type { LoyaltyStatus } from './types.ts';
import { timings } from '../timings.ts';

/** After the first attempt (R-9-034). */
const RETRIES = 3;

const tokenSchema = v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()) });

const points = v.pipe(v.number(), v.minValue(0));
const statusSchema = v.pipe(
  // Of these, the player's part alone is specified (R-7-058).
  v.object({
    gamificationOpt: v.object({ enable: v.boolean() }),
    level: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
    rank: v.nullish(v.object({ name: v.string() })),
    points: v.nullish(points),
    levelPoints: v.nullish(points),
    nextLevelPoints: v.nullish(points),
  }),
  v.transform(({ gamificationOpt, rank, level, points: own, levelPoints, nextLevelPoints }): LoyaltyStatus => ({
    isOptedIn: gamificationOpt.enable,
    rank: rank?.name ?? null,
    progress:
      level == null || own == null || levelPoints == null || nextLevelPoints == null
        ? null
        : { level, points: own, levelPoints, nextLevelPoints },
  })),
);

/** The address below which the service answers. */
export const apiUrlOf = (host: string): string => `${host.replace(/\/+$/, '')}/v1`;

/**
 * The two calls of the service (R-7-057, R-7-058). Tokens are in bodies and headers alone, never in an address.
 * @throws Error after the last retry, for an answer that cannot be read, or the signal's reason
 */
export function createGamificationApi(host: string, clientId: string, player: TokenOwner) {
  const base = apiUrlOf(host);
  return {
    /** The service's own token for the player, who is identified by the lobby's. */
    async token(signal: AbortSignal): Promise<string> {
      const response = await fetchWithRetry(`${base}/oauth/token`, {
        retries: RETRIES,
        delay: timings.gamificationRetryDelay,
        init: { signal, method: 'POST', credentials: 'omit' },
        send: (url, init) =>
          sendWithToken(player, async (identityToken) => {
            const { dpop } = await credentialsOf(identityToken, { method: 'POST', url });
            const headers = { 'content-type': 'application/json', ...(dpop !== undefined && { dpop }) };
            const body = JSON.stringify({ clientId, identityToken });
            return fetchWithTimeout(timings.requestTimeout, url, { ...init, headers, body });
          }),
      });
      return v.parse(tokenSchema, await response.json()).accessToken;
    },
    /** @param renew called once, for a token that is rejected */
    async status(token: string, renew: () => Promise<string>, signal: AbortSignal): Promise<LoyaltyStatus> {
      let current = token;
      let hasRenewed = false;
      const response = await fetchWithRetry(`${base}/player`, {
        retries: RETRIES,
        delay: timings.gamificationRetryDelay,
        init: { signal, credentials: 'omit' },
        async send(url, init) {
          const ask = () =>
            fetchWithTimeout(timings.requestTimeout, url, { ...init, headers: { authorization: `Bearer ${current}` } });
          const answer = await ask();
          if (answer.status !== 401 || hasRenewed) return answer;
          hasRenewed = true;
          current = await renew();
          return ask();
        },
      });
      return v.parse(statusSchema, await response.json());
    },
  };
}
