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

const base = 'http://sandbox';

/** The path without its query. The origin does not count: requests reach loopback under any name. */
export const urlOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', base);

/** A URL that starts with two slashes or backslashes names a host instead of a path. */
export const hasPath = ({ url = '/' }: IncomingMessage): boolean => !/^[/\\]{2}/.test(url) && URL.canParse(url, base);

export class BodyTooLong extends Error {}

/** @throws BodyTooLong, without reading the rest */
export async function readBody(request: IncomingMessage, mostBytes = 1024 * 1024): Promise<string> {
  const tooLong = new BodyTooLong(`A request has ${mostBytes} bytes at most.`);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLong;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw tooLong;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
