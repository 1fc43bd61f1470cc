import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Edges } from '../../net/edges.ts';
import type { Authenticate } from '../../auth/tokens.ts';
import type { Sockets } from '../../net/sockets.ts';
import type { Handler } from '../http.ts';
import type { Thrillpots } from '../ports.ts';
import { createConnection } from './connection.ts';
import type { DeliveryFaults } from './delivery.ts';
import { createRest } from './rest.ts';

/** Where the service is on the partners' origin. */
export const jackpotPath = '/jackpot';

const maxPayload = 16 * 1024;

/** What the console lets go wrong. */
export interface JackpotFaults extends DeliveryFaults {
  /** No answers, and no sockets. */
  down: boolean;
}

interface JackpotServiceOptions {
  lobbyOrigins: readonly string[];
  /** Of the service, for the proofs of tokens that are bound to a key. */
  origin: string;
  reduce: Edges['reduce'];
  authenticate: Authenticate;
  fault(endpoint: 'jackpot' | 'raffle'): Promise<number | undefined>;
  sockets: Sockets;
}

export type JackpotService = ReturnType<typeof createJackpotService>;

/** The jackpot service: calls for instances and currencies, and a socket that follows them. */
export function createJackpotService(thrillpots: Thrillpots, options: JackpotServiceOptions) {
  const { sockets, reduce, authenticate, fault, lobbyOrigins, origin } = options;
  /** By player; those of everybody have no id. */
  const faults = new Map<string | undefined, JackpotFaults>();
  const faultsOf = (playerId: string | undefined): JackpotFaults | undefined =>
    faults.get(playerId) ?? faults.get(undefined);
  const isDown = (playerId: string | undefined): boolean => faultsOf(playerId)?.down ?? false;
  const connections = new Set<ReturnType<typeof createConnection>>();

  thrillpots.onEvent((event) => {
    if (event.name === 'sessionEnded') sockets.endSession(event.sessionId);
    else for (const connection of connections) connection.notify(event);
  });

  const listener = new WebSocketServer({ noServer: true, maxPayload });

  /** Sockets of pages of other origins are rejected; clients that are no browsers send none. */
  async function rejectionOf({ url, headers }: IncomingMessage): Promise<number | undefined> {
    if (url?.split('?')[0] !== `${jackpotPath}/v1/ws`) return 404;
    if (headers.origin !== undefined && !lobbyOrigins.includes(headers.origin)) return 403;
    return isDown(undefined) ? 503 : await fault('jackpot');
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const status = await rejectionOf(request);
    if (status) {
      socket.end(`HTTP/1.1 ${status} Rejected\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    listener.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      const entry = sockets.add(webSocket, webSocket.protocol);
      const connection = createConnection(entry, {
        thrillpots,
        url: `${origin}${jackpotPath}/v1/ws`,
        reduce,
        authenticate,
        faultsOf,
      });
      connections.add(connection);
      webSocket.on('close', () => connections.delete(connection));
    });
  }

  const handle: Handler = createRest(jackpotPath, { ...options, thrillpots, isDown });

  return {
    handle,
    sockets,
    /** Handles the WebSocket upgrades of an HTTP server. @returns whether this one was for the service */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      if (!request.url?.startsWith(`${jackpotPath}/`)) return false;
      void upgrade(request, socket, head);
      return true;
    },
    /** Sets faults for one player's sockets or for all; null ends them. */
    setFaults(playerId: string | undefined, value: JackpotFaults | null): void {
      if (value) faults.set(playerId, value);
      else if (playerId === undefined) faults.clear();
      else faults.delete(playerId);
      if (value?.down) void sockets.drop(playerId);
    },
  };
}
