import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { Faults } from '../faults.ts';
import type { Platform } from '../graphql/context.ts';
import { graphqlPaths } from '../graphql/endpoint.ts';
import { limits } from '../graphql/limits.ts';
import { legacyProtocol, serveLegacy } from './legacy.ts';
import { contextError, identify, prepareOperation, socketContext } from './operations.ts';
import { createSockets, type OpenSocket, type Sockets } from './sockets.ts';

const protocols = [GRAPHQL_TRANSPORT_WS_PROTOCOL, legacyProtocol] as const;
export type Protocol = (typeof protocols)[number];

interface Extra {
  entry: OpenSocket;
}

export interface Realtime {
  sockets: Sockets;
  /** Takes the upgrades of an HTTP server. */
  attach(server: Server): void;
}

/** GraphQL over WebSocket at both paths, in the newer and the older protocol, as the client prefers. */
export function createRealtime(platform: Platform, schema: GraphQLSchema, faults: Faults): Realtime {
  const sockets = createSockets(faults);
  platform.store.events.observe((event) => {
    if (event.name === 'sessionEnded') sockets.endSession(event.data.sessionId);
  });
  const modern = makeServer<Record<string, unknown>, Extra>({
    schema,
    async onSubscribe(context, _id, payload) {
      try {
        const value = await socketContext(platform, context.connectionParams);
        identify(context.extra.entry, value);
        return prepareOperation(schema, value, payload);
      } catch (error) {
        return [error instanceof GraphQLError ? error : new GraphQLError(contextError)];
      }
    },
  });

  const listener = new WebSocketServer({
    noServer: true,
    maxPayload: limits.bytes,
    handleProtocols(offered) {
      // The console can restrict the server to one protocol.
      const only = platform.store.documents.get<Protocol>('setting', 'realtimeProtocol');
      return [...offered].find((name) => (only ? name === only : protocols.some((known) => known === name))) ?? false;
    },
  });

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const path = request.url?.split('?')[0];
    const refused = refuse(path, request.headers.origin, platform.origins.lobby) ?? (await faults.apply('realtime'));
    if (refused) {
      socket.end(`HTTP/1.1 ${refused} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    listener.handleUpgrade(request, socket, head, (webSocket) => {
      // A protocol error is emitted on the socket; without a listener it would crash the process.
      webSocket.on('error', () => webSocket.terminate());
      const entry = sockets.add(webSocket, webSocket.protocol);
      if (webSocket.protocol === legacyProtocol) return serveLegacy(entry, schema, platform);
      if (webSocket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL)
        return webSocket.close(4406, 'Subprotocol not acceptable');
      const closed = modern.opened(
        {
          protocol: webSocket.protocol,
          send: (data) => new Promise((done, fail) => webSocket.send(data, (error) => (error ? fail(error) : done()))),
          close: (code, reason) => webSocket.close(code, reason),
          onMessage: (take) =>
            webSocket.on('message', (raw) => void take(String(raw)).catch(() => webSocket.close(1011))),
        },
        { entry },
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
function refuse(path: string | undefined, origin: string | undefined, lobby: string): number | undefined {
  if (!graphqlPaths.some((known) => known === path)) return 404;
  return origin !== undefined && origin !== lobby ? 403 : undefined;
}
