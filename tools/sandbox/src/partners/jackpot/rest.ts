import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edges } from '../../net/edges.ts';
import type { Authenticate } from '../../auth/tokens.ts';
import { readAuthorization } from '../../auth/dpop.ts';
import { createCors } from '../cors.ts';
import { sendJson, sendText, type Handler } from '../http.ts';
import type { Thrillpots } from '../ports.ts';
import { wireInstance } from './frames.ts';

interface RestOptions {
  thrillpots: Thrillpots;
  /** Of the only site that may read the answers. */
  lobbyOrigins: readonly string[];
  origin: string;
  reduce: Edges['reduce'];
  authenticate: Authenticate;
  /** The status of a fault set at the console. */
  fault(endpoint: 'jackpot' | 'raffle'): Promise<number | undefined>;
  isDown(playerId: string | undefined): boolean;
}

const instancePath = /^\/v1\/thrillpots\/instances\/source\/([\w.-]{1,80})\/brand\/([\w.-]{1,80})\/?$/;

/** `GET /v1/currencies` and `GET /v1/thrillpots/instances/source/…/brand/…`, below the service's path. */
export function createRest(
  base: string,
  { thrillpots, authenticate, fault, isDown, lobbyOrigins, origin, reduce }: RestOptions,
): Handler {
  const cors = createCors(lobbyOrigins, { methods: 'GET', headers: 'authorization, dpop' });

  async function instance(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    sourceId: string,
    brand: string,
  ) {
    const playerId = url.searchParams.get('player_id') ?? undefined;
    const country = url.searchParams.get('country_code') ?? undefined;
    if (isDown(playerId)) return sendText(request, response, 503, 'The service is down.');
    if (playerId !== undefined) {
      const { headers, method = 'GET' } = request;
      const proof = typeof headers['dpop'] === 'string' ? headers['dpop'] : undefined;
      const address = { proof, method, url: origin + url.pathname };
      const { token, presented } = readAuthorization(headers.authorization, address);
      const identity = await authenticate(token, presented);
      if (typeof identity === 'string' || identity.playerId !== playerId)
        return sendText(request, response, 401, 'Not the token of this player.');
    }
    const found = thrillpots.instance({ sourceId, brand, playerId, country });
    if (!found) return sendText(request, response, 404, 'No such instance.');
    return sendJson(request, response, 200, reduce('jackpotInstance', wireInstance(found, thrillpots.now())));
  }

  return async (request, response, url) => {
    if (!url.pathname.startsWith(`${base}/`)) return false;
    const path = url.pathname.slice(base.length);
    if (cors(request, response)) return true;
    const [, sourceId, brand] = instancePath.exec(path) ?? [];
    const isKnown = path === '/v1/currencies' || (sourceId !== undefined && brand !== undefined);
    if (!isKnown) return sendText(request, response, 404, 'Not found.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(request, response, 405, 'Only GET and HEAD.');
    const errorStatus = await fault(sourceId?.endsWith('_provider_of_the_week') ? 'raffle' : 'jackpot');
    if (errorStatus) return sendText(request, response, errorStatus, 'A fault set at the console.');
    if (sourceId !== undefined && brand !== undefined) return instance(request, response, url, sourceId, brand);
    if (isDown(undefined)) return sendText(request, response, 503, 'The service is down.');
    return sendJson(request, response, 200, { multipliers: thrillpots.multipliers() });
  };
}
