import { once } from 'node:events';
import { request as sendRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as sendSecurely } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Address of the client. */
  from?: string;
  isSecure?: boolean;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  text: string;
}

/** Sends a request to this machine. The path is sent as it stands, which `fetch` would put in order. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1', isSecure = false }: Sent = {},
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, method, headers, localAddress: from, agent: false } as const;
  const request = isSecure ? sendSecurely({ ...options, rejectUnauthorized: false }) : sendRequest(options);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const received = Buffer.concat(chunks);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: String(received.length === 0 ? received : decompress(received, response.headers['content-encoding'])),
  };
}

function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
