import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

export interface BackEnd {
  origin: string;
  /** What has reached it. */
  received: { url: string; headers: IncomingHttpHeaders; size: number }[];
  close(): void;
}

/** Answers everything with `{"data":1}`, and messages of sockets with themselves. */
export async function startBackEnd(): Promise<BackEnd> {
  const received: BackEnd['received'] = [];
  const server = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, size });
      response.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] }).end('{"data":1}');
    });
  });
  const sockets = new WebSocketServer({ server, handleProtocols: ([first]) => first ?? false });
  sockets.on('connection', (socket, { url = '', headers }) => {
    received.push({ url, headers, size: 0 });
    socket.on('message', (text) => socket.send(String(text)));
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
}
