import { withProof } from '@lobby/auth';
import { fetchWithRetry, sendWithToken, type TokenOwner } from '@lobby/http';
import { deviceTime, fetchWithTimeout } from '@lobby/runtime';
import * as v from 'valibot';
import { currenciesSchema, instanceSchema } from './wire.ts';
import { timings } from './timings.ts';

/** After the first attempt (R-7-052, R-9-035). */
const RETRIES = 10;

/** The player's data that requests contain. */
export interface ThrillpotPlayer extends TokenOwner {
  /** `playerId` of the viewer. */
  id: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
}

/**
 * Answers of the service's two calls.
 * @throws Error after the last retry, for an answer that cannot be read, or the signal's reason
 */
export function createThrillpotApi(host: string, brandId: string) {
  const base = host.replace(/\/+$/, '');
  return {
    async currencies() {
      const response = await fetchWithRetry(`${base}/v1/currencies`, {
        retries: RETRIES,
        delay: timings.jackpotRetryDelay,
        send: sendOnce,
      });
      return v.parse(currenciesSchema, await response.json());
    },
    async instance(sourceId: string, player: ThrillpotPlayer | null, signal?: AbortSignal) {
      const path = `${base}/v1/thrillpots/instances/source/${encodeURIComponent(sourceId)}/brand/${encodeURIComponent(brandId)}`;
      // Visitors name neither a player nor a token (A-090); the names of the query are A-106's.
      const query =
        player === null ? '' : `?${new URLSearchParams({ player_id: player.id, country_code: player.country })}`;
      let sentAt = 0;
      const response = await fetchWithRetry(path + query, {
        retries: RETRIES,
        delay: timings.jackpotRetryDelay,
        init: { signal },
        send(url, init) {
          sentAt = deviceTime();
          return player === null ? sendOnce(url, init) : sendAs(player, url, init);
        },
      });
      const { instance, serverTime } = v.parse(instanceSchema(player?.currency ?? null), await response.json());
      signal?.throwIfAborted();
      return { instance, serverTime, sentAt };
    },
  };
}

const sendOnce = withProof((url, init) => fetchWithTimeout(timings.requestTimeout, url, init));

const sendAs = (player: ThrillpotPlayer, url: string, init?: RequestInit) =>
  sendWithToken(player, (token) => sendOnce(url, { ...init, headers: { authorization: `Bearer ${token}` } }));
