import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Sockets } from '../../net/sockets.ts';
import { send, sendText, type Handler } from '../http.ts';
import type { PartnerPorts } from '../ports.ts';
import { createLive } from './live.ts';
import { assets, sportsbookPage } from './page.ts';
import { createRest } from './rest.ts';
import { createTokens } from './tokens.ts';

/** Where the service is on the partners' origin. */
export const sportsbookPath = '/sportsbook';

const maxPayload = 4 * 1024;

/** What becomes of the page's script: not answered with it, or not answered. */
export const sportsbookScriptFaults = ['blocked', 'hanging'] as const;
type ScriptFault = (typeof sportsbookScriptFaults)[number];

interface SportsbookServiceOptions {
  /** Origins that may frame the page, and whose messages it reads. */
  lobbyOrigins: readonly string[];
  /** Of the service. */
  origin: string;
  /** The status of a fault set at the console. */
  fault(): Promise<number | undefined>;
  sockets: Sockets;
}

export type SportsbookService = ReturnType<typeof createSportsbookService>;

/** The sportsbook: the page that the lobby frames, its calls, and a socket that follows events and bets. */
export function createSportsbookService(
  ports: Pick<PartnerPorts, 'database' | 'sportsbook'>,
  { lobbyOrigins, origin, fault, sockets }: SportsbookServiceOptions,
) {
  const { sportsbook } = ports;
  const tokens = createTokens(ports);
  const live = createLive({ sportsbook, tokens });
  const rest = createRest({ sportsbook, tokens, sequence: live.sequence });
  let scriptFault: ScriptFault | null = null;
  sportsbook.applyTime();

  let isStepping = false;
  /** Once for all that a transaction has changed. */
  function stepSoon(): void {
    if (isStepping) return;
    isStepping = true;
    queueMicrotask(() => {
      isStepping = false;
      live.step();
    });
  }

  sportsbook.onEvent((event) => {
    if (event.name === 'bets') live.notifyOfBets(event.playerId);
    else if (event.name === 'events') stepSoon();
    else live.endSession(event.sessionId);
  });

  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `frame-ancestors ${lobbyOrigins.join(' ')}`,
    ].join('; '),
  };

  async function sendAsset(request: IncomingMessage, response: ServerResponse, path: string): Promise<true> {
    const asset = assets.get(path);
    if (!asset) return sendText(request, response, 404, 'Not found.');
    if (path.endsWith('.js') && scriptFault === 'hanging') return true;
    if (path.endsWith('.js') && scriptFault === 'blocked')
      return sendText(request, response, 503, 'A fault set at the console.');
    return send(request, response, { type: asset.type, body: readFileSync(asset.file) });
  }

  const handle: Handler = async (request, response, url) => {
    const isBelow = url.pathname === sportsbookPath || url.pathname.startsWith(`${sportsbookPath}/`);
    if (!isBelow || !sportsbook.isOffered) return false;
    const path = url.pathname.slice(sportsbookPath.length);
    if (path.startsWith('/assets/')) return sendAsset(request, response, path);
    const errorStatus = await fault();
    if (errorStatus) return sendText(request, response, errorStatus, 'A fault set at the console.');
    if (path.startsWith('/api/')) return rest(request, response, url, path.slice('/api'.length));
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(request, response, 405, 'Only GET.');
    const body = sportsbookPage(lobbyOrigins);
    return send(request, response, { type: 'text/html; charset=utf-8', body, headers });
  };

  const listener = new WebSocketServer({ noServer: true, maxPayload });

  /** Sockets of other pages are rejected; clients that are no browsers send no origin. */
  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const isOwn = request.headers.origin === undefined || request.headers.origin === origin;
    const status = isOwn ? await fault() : 403;
    if (status) {
      socket.end(`HTTP/1.1 ${status} Rejected\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    listener.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      live.add(sockets.add(webSocket, webSocket.protocol));
    });
  }

  return {
    handle,
    sockets,
    issueToken: tokens.issue,
    expireTokens: tokens.expire,
    /** Settles what is over, and publishes what has changed. */
    step(): void {
      sportsbook.applyTime();
      live.step();
    },
    setScriptFault: (value: ScriptFault | null): void => void (scriptFault = value),
    /** Handles the WebSocket upgrades of an HTTP server. @returns whether this one was for the service */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      if (!sportsbook.isOffered || request.url?.split('?')[0] !== `${sportsbookPath}/api/live`) return false;
      void upgrade(request, socket, head);
      return true;
    },
  };
}
