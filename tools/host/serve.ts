import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { proxyFetch, proxyUpgrade } from 'httpxy';
import type { ServerRequest } from 'srvx';
import type { CountrySource } from './deployment.ts';
import { forwardedHeaders } from './forwarded.ts';
import { isRead } from './host.ts';
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

/** ms. Longer than any answer of a platform takes; a connection to one that hangs is free again. */
const platformTimeout = 60_000;
/** ms. Requests that are under way as the host is stopped, such as a deposit, have as long. */
const gracePeriod = 10_000;

/** In the log alone, as nginx has it: the client has left before the platform has answered. */
const clientGone = 499;

const hasBody = ({ headers }: Request): boolean =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;

interface ServeOptions {
  host: (request: Request) => Promise<Response>;
  /** Read for each request: a release may bring others. */
  target: () => Target;
  /** 0 selects a free one. */
  port: number;
  log: (record: AccessRecord) => void;
}

export interface Target {
  /** Origin of the back end, to which `/graphql` and all below `/api/` is sent, sockets too. */
  platform: string;
  /** Under which players open the lobby. */
  origin: string;
  /** Where it is a header's, a trusted proxy is in front. */
  country?: CountrySource | undefined;
  /** The page for requests with more headers than are taken. */
  tooManyCookiesPage: string;
}

/** The back end's, on the lobby's own origin: its interface, and the socket of its subscriptions. */
const isOfPlatform = (path: string): boolean => path.startsWith('/api/') || path === '/graphql';

/** Serves a host over HTTP, with a back end behind it on the same origin. */
export async function serve(options: ServeOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { host, target, log } = options;

  const sendToPlatform = (request: ServerRequest): Promise<Response> => {
    const to = target();
    const headers = new Headers(request.headers);
    const forwarded = forwardedHeaders(to, request.ip, headers.get('x-forwarded-for'));
    for (const [name, value] of Object.entries(forwarded))
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
    const { method, body, signal } = request;
    const init = { method, headers, body, signal, duplex: 'half' } as RequestInit;
    return proxyFetch(to.platform, request.url, init, { changeOrigin: true, timeout: platformTimeout });
  };

  const answer = async (request: ServerRequest, path: string): Promise<Response> => {
    if (!isOfPlatform(path)) return host(request);
    // Its length would reach the platform without it, and the next request on the connection in its place.
    if (isRead(request) && hasBody(request)) return new Response('GET has no body.\n', { status: 400 });
    try {
      return await sendToPlatform(request);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: clientGone });
      console.error(`The platform does not answer ${path}: ${error instanceof Error ? error.message : String(error)}`);
      return Response.json({ error: 'The platform does not answer.' }, { status: 502 });
    }
  };

  const handle = async (request: ServerRequest): Promise<Response> => {
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
  server.on('clientError', (error, connection) => answerUnparsed(error, connection, () => target().tooManyCookiesPage));
  // A server forgets a connection that has become a socket's, and waits for its end.
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    const to = target();
    if (!isOfPlatform(URL.parse(request.url ?? '', to.origin)?.pathname ?? '')) return void socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    const before = request.headers['x-forwarded-for'];
    const forwarded = forwardedHeaders(to, request.socket.remoteAddress, before && String(before));
    for (const [name, value] of Object.entries(forwarded))
      if (value === undefined) delete request.headers[name];
      else request.headers[name] = value;
    proxyUpgrade(to.platform, request, socket, head, { changeOrigin: true, xfwd: false }).then(
      // A connection that breaks ends without an end.
      (upstream) => {
        socket.once('close', () => upstream.destroy());
        upstream.once('close', () => socket.destroy());
      },
      // The platform's rejection is still on its way.
      () => (socket as Socket).destroySoon(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      for (const socket of sockets) socket.destroy();
      const rest = setTimeout(() => server.closeAllConnections(), gracePeriod);
      await closed;
      clearTimeout(rest);
    },
  };
}
