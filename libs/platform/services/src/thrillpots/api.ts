import type { Auth } from '@lobby/auth';
import { authenticationFailure } from '@lobby/contracts';
import { fetchWithTimeout } from '@lobby/runtime';
import * as v from 'valibot';
import { fetchWithRetry } from '../fetchWithRetry.ts';
import { currenciesSchema, instanceSchema } from './wire.ts';

/** Repeats after the first attempt, and ms between them (R-7-052, R-9-035). */
const RETRIES = { retries: 10, delay: 2000 };
/** In ms, for the whole answer of an attempt. */
const TIMEOUT = 30_000;

/** What the service is told of the player. */
export interface ThrillpotPlayer {
  /** `playerId` of the viewer. */
  id: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  auth: Pick<Auth, 'getAccessToken' | 'refresh'>;
  /** Key of the session: another player's token is never sent. */
  session: string;
}

/**
 * Answers of the service's two calls.
 * @throws Error after the last retry, for an answer that cannot be read, or the signal's reason
 */
export function createThrillpotApi(host: string, brandId: string) {
  const base = host.replace(/\/+$/, '');
  return {
    async currencies() {
      const response = await fetchWithRetry(`${base}/v1/currencies`, { ...RETRIES, send: sendOnce });
      return v.parse(currenciesSchema, await response.json());
    },
    async instance(sourceId: string, player: ThrillpotPlayer | null, signal?: AbortSignal) {
      const path = `${base}/v1/thrillpots/instances/source/${encodeURIComponent(sourceId)}/brand/${encodeURIComponent(brandId)}`;
      // Visitors name neither a player nor a token (A-090); the names of the query are A-106's.
      const query =
        player === null ? '' : `?${new URLSearchParams({ player_id: player.id, country_code: player.country })}`;
      let sentAt = 0;
      const response = await fetchWithRetry(path + query, {
        ...RETRIES,
        init: { signal },
        send(url, init) {
          sentAt = Date.now();
          return player === null ? sendOnce(url, init) : sendAs(player, url, init);
        },
      });
      const { instance, serverTime } = v.parse(instanceSchema, await response.json());
      signal?.throwIfAborted();
      return { instance, serverTime, sentAt };
    },
  };
}

const sendOnce = (url: string, init?: RequestInit) => fetchWithTimeout(TIMEOUT, url, init);

/** With the player's current token; a refused one is refreshed and the request sent once more, as for all others (R-7-008). */
async function sendAs(player: ThrillpotPlayer, url: string, init?: RequestInit): Promise<Response> {
  const { auth, session } = player;
  const send = (token: string) => sendOnce(url, { ...init, headers: { authorization: `Bearer ${token}` } });
  const token = auth.getAccessToken(session) ?? (await refreshToken(player));
  const response = await send(token);
  if (response.status !== 401) return response;
  // Another request may have refreshed since this one left.
  const current = auth.getAccessToken(session);
  return send(current !== null && current !== token ? current : await refreshToken(player));
}

/** @throws Error where there is no token of this session */
export async function refreshToken({ auth, session }: ThrillpotPlayer): Promise<string> {
  const outcome = await auth.refresh();
  const token = outcome === 'refreshed' ? auth.getAccessToken(session) : null;
  if (token === null) throw new Error(`${authenticationFailure}: ${outcome}`);
  return token;
}
