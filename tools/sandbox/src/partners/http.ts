import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../net/http.ts';

/** Handles a request and returns true, or returns false to leave it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

interface Reply {
  status?: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): true {
  response.writeHead(reply.status ?? 200, {
    'content-type': reply.type,
    'content-length': Buffer.byteLength(reply.body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...reply.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
  return true;
}

export function sendJson(request: IncomingMessage, response: ServerResponse, status: number, value: unknown): true {
  return send(request, response, { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) });
}

export function sendText(request: IncomingMessage, response: ServerResponse, status: number, body: string): true {
  return send(request, response, { status, type: 'text/plain; charset=utf-8', body });
}

/** The request's body as JSON, or undefined when it is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readBody(request));
  } catch {
    return undefined;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
