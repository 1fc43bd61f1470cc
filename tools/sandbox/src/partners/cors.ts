import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './http.ts';

/**
 * Lets the lobby's pages, and no other pages, read answers and send tokens; no credentials of the browser. The function
 * returns true for a preflight, which it has answered.
 */
export function createCors(
  lobbyOrigins: readonly string[],
  allowed: { methods: string; headers: string },
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { origin } = request.headers;
    const isLobby = origin !== undefined && lobbyOrigins.includes(origin);
    response.setHeader('vary', 'origin');
    if (isLobby) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    }
    if (request.method !== 'OPTIONS') return false;
    if (origin !== undefined && !isLobby) return sendText(request, response, 403, 'Not for this origin.');
    response.writeHead(204, {
      'access-control-allow-methods': allowed.methods,
      'access-control-allow-headers': allowed.headers,
      'access-control-max-age': '600',
    });
    response.end();
    return true;
  };
}
