import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { Edges } from '../net/edges.ts';
import type { Faults } from '../faults/index.ts';
import type { Platform } from '../graphql/context.ts';
import { graphqlPaths } from '../graphql/endpoint.ts';
import { limits } from '../graphql/limits.ts';
import { legacyProtocol, serveLegacy } from './legacy.ts';
import { subscriptionContextError, assignPlayer, prepareOperation, socketContext } from './operations.ts';
import { createSockets, type OpenSocket, type Sockets } from '../net/sockets.ts';

export const protocols = [GRAPHQL_TRANSPORT_WS_PROTOCOL, legacyProtocol] as const;
export type Protocol = (typeof protocols)[number];

interface Extra {
  entry: OpenSocket;
  /** Of the socket, with the scheme of HTTP. */
  url: string;
}

export interface Realtime {
  sockets: Sockets;
  /** Handles the WebSocket upgrades of an HTTP server. */
  attach(server: Server): void;
}

/** GraphQL over WebSocket at both paths, in the current or the legacy subprotocol, as the client prefers. */
export function createRealtime(
  platform: Platform,
  { schema, protocols: spoken }: Pick<Edges, 'schema' | 'protocols'>,
  faults: Faults,
): Realtime {
  const sockets = createSockets(faults);
  platform.store.events.observe((event) => {
    if (event.name === 'sessionEnded') sockets.endSession(event.data.sessionId);
  });
  const transportWs = makeServer<Record<string, unknown>, Extra>({
    schema,
    async onSubscribe(context, _id, payload) {
      try {
        const value = await socketContext(platform, context.connectionParams, context.extra.url);
        assignPlayer(context.extra.entry, value);
        return prepareOperation(schema, value, payload);
      } catch (error) {
        return [error instanceof GraphQLError ? error : new GraphQLError(subscriptionContextError)];
      }
    },
  });

  const listener = new WebSocketServer({
    noServer: true,
    maxPayload: limits.bytes,
    handleProtocols(offered) {
      // The console can restrict the server to one protocol.
      const requiredProtocol = platform.store.documents.get<Protocol>('setting', 'realtimeProtocol');
      return (
        [...offered].find((name) => (requiredProtocol ? name === requiredProtocol : spoken.includes(name))) ?? false
      );
    },
  });

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const path = request.url?.split('?')[0];
    const errorStatus =
      rejectionStatus(path, request.headers.origin, platform.origins.lobby) ?? (await faults.apply('realtime'));
    if (errorStatus) {
      socket.end(`HTTP/1.1 ${errorStatus} Rejected\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const url = `${platform.origins.lobby}${path ?? ''}`;
    listener.handleUpgrade(request, socket, head, (webSocket) => {
      // A protocol error is emitted on the socket; without a listener it would crash the process.
      webSocket.on('error', () => webSocket.terminate());
      const entry = sockets.add(webSocket, webSocket.protocol);
      if (webSocket.protocol === legacyProtocol) return serveLegacy(entry, schema, platform, url);
      if (webSocket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL)
        return webSocket.close(4406, 'Subprotocol not acceptable');
      const closed = transportWs.opened(
        {
          protocol: webSocket.protocol,
          send: (data) => new Promise((done, fail) => webSocket.send(data, (error) => (error ? fail(error) : done()))),
          close: (code, reason) => webSocket.close(code, reason),
          onMessage: (receive) =>
            webSocket.on('message', (raw) => void receive(String(raw)).catch(() => webSocket.close(1011))),
        },
        { entry, url },
      );
      webSocket.on('close', (code, reason) => void closed(code, String(reason)));
    });
  };
  return {
    sockets,
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        void upgrade(request, socket, head);
      });
    },
  };
}

/** Rejects sockets from pages of other origins; non-browser clients send no origin and are accepted. */
function rejectionStatus(path: string | undefined, origin: string | undefined, lobby: string): number | undefined {
  if (!graphqlPaths.some((known) => known === path)) return 404;
  return origin !== undefined && origin !== lobby ? 403 : undefined;
}
