import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { proxyFetch, proxyUpgrade } from 'httpxy';
import { FastResponse } from 'srvx/node';
import { answerUnparsed, listenerOf, maxHeaderSize } from './node.ts';

/** One answered request, without what may be a secret: no query, no cookies, no address of a visitor. */
export interface AccessRecord {
  time: string;
  method: string;
  path: string;
  status: number;
  /** Until the answer was there. */
  milliseconds: number;
}

interface ServeOptions {
  host: (request: Request) => Promise<Response>;
  /** Origin of the back end, to which `/graphql` and all below `/api/` is sent, sockets too. */
  platform: string;
  /** 0 selects a free one. */
  port: number;
  /** The page for requests with more headers than are taken. */
  tooManyCookiesPage: string;
  log: (record: AccessRecord) => void;
}

/** The back end's, on the lobby's own origin: its interface, and the socket of its subscriptions. */
const isOfPlatform = (path: string): boolean => path.startsWith('/api/') || path === '/graphql';

/** Serves a host over HTTP, with a back end behind it on the same origin. */
export async function serve(options: ServeOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { host, platform, log } = options;

  const answer = async (request: Request, path: string): Promise<Response> => {
    if (!isOfPlatform(path)) return host(request);
    try {
      return await proxyFetch(platform, request, undefined, {
        changeOrigin: true,
        xfwd: true,
        Response: FastResponse as unknown as typeof Response,
      });
    } catch (error) {
      console.error(`The platform does not answer ${path}: ${error instanceof Error ? error.message : String(error)}`);
      return Response.json({ error: 'The platform does not answer.' }, { status: 502 });
    }
  };

  const handle = async (request: Request): Promise<Response> => {
    const start = performance.now();
    const path = URL.parse(request.url)?.pathname ?? '';
    const response = await answer(request, path).catch((error: unknown) => {
      console.error(error);
      return new Response('The host failed.\n', { status: 500, headers: { 'Content-Type': 'text/plain' } });
    });
    const { status } = response;
    const milliseconds = Math.round(performance.now() - start);
    log({ time: new Date().toISOString(), method: request.method, path, status, milliseconds });
    return response;
  };

  const listen = listenerOf(handle);
  const server = createServer({ maxHeaderSize }, (request, response) => void listen(request, response));
  // Longer than load balancers keep a connection that is not used.
  server.keepAliveTimeout = 120_000;
  server.on('clientError', (error, connection) => answerUnparsed(error, connection, () => options.tooManyCookiesPage));
  server.on('upgrade', (request, socket, head) => {
    if (!isOfPlatform((request.url ?? '').replace(/\?.*/, ''))) return void socket.destroy();
    proxyUpgrade(platform, request, socket, head, { changeOrigin: true }).then(
      // A connection that breaks ends without an end.
      (upstream) => {
        socket.once('close', () => upstream.destroy());
        upstream.once('close', () => socket.destroy());
      },
      () => socket.destroy(),
    );
  });
  // A server forgets a connection that has become a socket's, and waits for its end.
  const connections = new Set<Socket>();
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of connections) connection.destroy();
      await closed;
    },
  };
}
