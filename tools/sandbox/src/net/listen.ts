import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerUnparsed, maxHeaderSize } from '../../../host/node.ts';
import { hasPath, sendText } from './http.ts';

/** The port is in use by another process. */
export class PortTaken extends Error {}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** One port that is listened on. */
export interface Site {
  port: number;
  servers: Server[];
  /** Ends all connections, those of sockets too, and frees the port. */
  close(): Promise<void>;
}

/**
 * Listens on one port of the loopback interface, for IPv4 and IPv6 if available, since browsers resolve `localhost` to
 * either. Port 0 selects a free one.
 *
 * @param tooLargePage the page for requests with more than 32 kB of headers, which cookies alone can have
 * @throws PortTaken
 */
export async function listenOnLoopback(
  port: number,
  handler: RequestListener,
  hosts: readonly ('127.0.0.1' | '::1')[] = ['127.0.0.1', '::1'],
  tooLargePage: () => string = () => '',
): Promise<Site> {
  const servers: Server[] = [];
  // A server forgets a connection that has become a WebSocket's, and waits for its end.
  const connections = new Set<Socket>();
  const close = async () => {
    const closing = servers.map((server) => new Promise((done) => server.close(done)));
    for (const connection of connections) connection.destroy();
    await Promise.all(closing);
  };
  let boundPort = port;
  for (const host of hosts) {
    const server = createServer({ maxHeaderSize }, (request, response) =>
      hasPath(request) ? handler(request, response) : sendText(response, 400, 'The path cannot be read.'),
    );
    // Longer than clients keep a connection that is not used: a request on one that is just being closed is lost.
    server.keepAliveTimeout = 120_000;
    server.on('clientError', (error, connection) => answerUnparsed(error, connection, tooLargePage));
    server.on('connection', (connection) => {
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
    });
    try {
      boundPort = await listen(server, boundPort, host);
      servers.push(server);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
      await close();
      if (code !== 'EADDRINUSE') throw error;
      throw new PortTaken(`Port ${port} is taken by another program.`);
    }
  }
  return { port: boundPort, servers, close };
}
