import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Edges } from '../../net/edges.ts';
import type { Authenticate } from '../../auth/tokens.ts';
import { createCors } from '../cors.ts';
import { readJson, send, sendJson, sendText, type Handler } from '../http.ts';
import { languageOf } from '../language.ts';
import type { PartnerPorts } from '../ports.ts';
import { createCalls } from './calls.ts';
import { createGamificationFaults, type CallFaults, type ScriptFault } from './faults.ts';
import { createTokens, tokenLifetime } from './tokens.ts';
import { widgetScript } from './widget.ts';

/** Where the service is on the partners' origin. */
export const gamificationPath = '/gamification';

interface GamificationServiceOptions {
  /** Of the only sites that may read the answers. */
  lobbyOrigins: readonly string[];
  reduce: Edges['reduce'];
  /** Of the platform's access tokens. */
  authenticate: Authenticate;
  /** Of the service, for the proofs of tokens that are bound to a key. */
  origin: string;
  /** The status of a fault set at the console. */
  fault(): Promise<number | undefined>;
}

export interface GamificationService {
  handle: Handler;
  /** Ends a player's tokens before their time, as the console does. */
  expireTokens(playerId: string): void;
  /** Sets faults for one player's calls or for all; null ends them. */
  setFaults(playerId: string | undefined, value: CallFaults | null): void;
  setScriptFault(value: ScriptFault | null): void;
}

const tokenSchema = v.object({ clientId: v.string(), identityToken: v.pipe(v.string(), v.nonEmpty()) });

/** The gamification service: tokens, a player's data, and the widget that shows them in the lobby's page. */
export function createGamificationService(
  ports: Pick<PartnerPorts, 'database' | 'gamification'>,
  { lobbyOrigins, origin, reduce, authenticate, fault }: GamificationServiceOptions,
): GamificationService {
  const { gamification } = ports;
  const tokens = createTokens(ports);
  const calls = createCalls(gamification, reduce);
  const faults = createGamificationFaults();
  const cors = createCors(lobbyOrigins, { methods: 'GET, POST', headers: 'authorization, content-type, dpop' });

  async function issueToken(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const reject = (status: number, error: string) => sendJson(request, response, status, { error });
    const parsed = v.safeParse(tokenSchema, await readJson(request));
    if (!parsed.success) return reject(400, 'invalid_request');
    const { clientId, identityToken } = parsed.output;
    if (clientId !== gamification.clientId()) return reject(403, 'unauthorized_client');
    const proof = request.headers['dpop'];
    const address = { method: 'POST', url: `${origin}${gamificationPath}/v1/oauth/token` };
    const identity = await authenticate(identityToken, typeof proof === 'string' ? { proof, ...address } : undefined);
    if (typeof identity === 'string') return reject(401, 'invalid_token');
    const errorStatus = await faults.apply(identity.playerId, true);
    if (errorStatus) return reject(errorStatus, 'fault');
    if (!gamification.mayUse(identity.playerId)) return reject(403, 'access_denied');
    const accessToken = tokens.issue(identity.playerId, identity.sid);
    return sendJson(request, response, 200, reduce('gamificationToken', { accessToken, expiresIn: tokenLifetime }));
  }

  function sendScript(request: IncomingMessage, response: ServerResponse): true {
    const fault = faults.script();
    if (fault === 'hanging') return true;
    if (fault === 'blocked') return sendText(request, response, 503, 'A fault set at the console.');
    // For a script element without credentials of any page: the token comes with the call of `mount`.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    const body = fault === 'throwing' ? "throw new Error('A fault set at the console.');" : widgetScript();
    return send(request, response, { type: 'text/javascript; charset=utf-8', body });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<true> {
    const errorStatus = await fault();
    if (errorStatus) return sendText(request, response, errorStatus, 'A fault set at the console.');
    const method = request.method ?? 'GET';
    if (path === '/v1/oauth/token')
      return method === 'POST' ? issueToken(request, response) : sendText(request, response, 405, 'Only POST.');
    const token = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const playerId = token && tokens.playerOf(token);
    if (!playerId) return sendJson(request, response, 401, { error: 'invalid_token' });
    const faultStatus = await faults.apply(playerId, false);
    if (faultStatus) return sendJson(request, response, faultStatus, { error: 'fault' });
    if (!gamification.mayUse(playerId)) return sendJson(request, response, 403, { error: 'access_denied' });
    const { status, body } = calls({
      method,
      path,
      playerId,
      language: languageOf(request.headers['accept-language']),
    });
    return sendJson(request, response, status, body);
  }

  return {
    async handle(request, response, url) {
      if (!url.pathname.startsWith(`${gamificationPath}/`)) return false;
      const path = url.pathname.slice(gamificationPath.length);
      if (cors(request, response)) return true;
      if (path === '/widget/v1.js') return sendScript(request, response);
      return path.startsWith('/v1/') ? answer(request, response, path) : sendText(request, response, 404, 'Not found.');
    },
    expireTokens: tokens.expire,
    setFaults: faults.set,
    setScriptFault: faults.setScript,
  };
}
