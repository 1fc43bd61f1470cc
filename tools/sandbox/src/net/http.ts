import type { IncomingMessage, ServerResponse } from 'node:http';

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(text);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
    .end(`${text}\n`);
}

/** Requests reach the loopback interface under any host name, so the origin of their URLs is ignored. */
const placeholderOrigin = 'http://sandbox';

export const urlOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', placeholderOrigin);

/** False for an invalid URL, and for one that starts with two slashes or backslashes, which names a host, also behind dots: `/x/..//host`. */
export const hasPath = (request: IncomingMessage): boolean => {
  const { url = '/' } = request;
  return !/^[/\\]{2}/.test(url) && URL.canParse(url, placeholderOrigin) && !urlOf(request).pathname.startsWith('//');
};

export class BodyTooLarge extends Error {}

/** @throws BodyTooLarge */
export const readBody = async (request: IncomingMessage, maxBytes = 1024 * 1024): Promise<string> =>
  (await readBytes(request, maxBytes)).toString('utf8');

/** @throws BodyTooLarge, without reading the rest */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new BodyTooLarge(`A request has ${maxBytes} bytes at most.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
