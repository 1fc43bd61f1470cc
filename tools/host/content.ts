import fresh from 'fresh';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { parse as parseRange } from 'range-parser';
import type { Bytes } from './release.ts';

export type Encoding = 'br' | 'gzip';
export type Compress = Partial<Record<Encoding, (bytes: Bytes) => Promise<Bytes>>>;

/** What an address has, in each encoding that is there. */
export interface Content {
  bytes: Bytes;
  /** Hash of the bytes. */
  hash: string;
  encoded(encoding: Encoding): Promise<Bytes | undefined>;
}

/** Those that the client takes, the smaller first. */
export function encodingsOf(request: Request): Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' } });
  const accepted = negotiator.encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
}

export function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The web's own compression knows no brotli: a platform that does hands it over. */
export const gzip = async (bytes: Bytes): Promise<Bytes> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

interface SendOptions {
  headers: Readonly<Record<string, string>>;
  /** A page's hash is of what it said before it was compressed. */
  isPage: boolean;
}

/** Answers GET and HEAD: in the best encoding, with 304 where the client has it, and of a file the range that is requested. */
export async function send(request: Request, content: Content, { headers, isPage }: SendOptions): Promise<Response> {
  let body = content.bytes;
  let encoding: Encoding | undefined;
  for (const candidate of encodingsOf(request)) {
    const encoded = await content.encoded(candidate);
    if (!encoded) continue;
    [body, encoding] = [encoded, candidate];
    break;
  }
  const etag = isPage ? `W/"${content.hash}"` : `"${content.hash}${encoding ? `-${encoding}` : ''}"`;
  const sent = new Headers({ ...headers, ETag: etag, ...(encoding && { 'Content-Encoding': encoding }) });
  // `no-cache` of a request is for the caches on its way: this is where it is answered.
  if (fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag }))
    return new Response(null, { status: 304, headers: sent });
  let status = 200;
  if (!isPage) {
    sent.set('Accept-Ranges', 'bytes');
    const range = rangeOf(request, body.length, etag);
    if (range === 'none') {
      sent.set('Content-Range', `bytes */${body.length}`);
      sent.set('Cache-Control', 'no-store');
      return new Response(null, { status: 416, headers: sent });
    }
    if (range) {
      status = 206;
      sent.set('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
      body = body.subarray(range.start, range.end + 1);
    }
  }
  sent.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: sent });
}

/** One range; several are answered with the whole, as is one of another version. */
function rangeOf(request: Request, size: number, etag: string): { start: number; end: number } | 'none' | undefined {
  const header = request.headers.get('range');
  const condition = request.headers.get('if-range');
  if (!header || request.method !== 'GET' || (condition !== null && condition !== etag)) return undefined;
  const { type, code, ranges } = parseRange(size, header);
  if (type !== 'bytes' || code & 1 || ranges.length > 1 || size === 0) return undefined;
  return ranges[0] ?? 'none';
}
