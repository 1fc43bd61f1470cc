import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from '../http.ts';

export interface TestServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves a handler on a free loopback port; the handler may depend on the resulting origin. */
export async function serve(
  createHandler: (origin: string) => Handler,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<TestServer> {
  let handle: Handler | undefined;
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    void handle?.(request, response, url).then((done) => {
      if (!done) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  handle = createHandler(origin);
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An HTTP client with a cookie jar, which does not follow redirects. */
export function createBrowser() {
  const cookies = new Map<string, { value: string; path: string }>();
  return {
    cookies,
    async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
      const url = new URL(address);
      const cookieHeader = [...cookies]
        .filter(([, { path }]) => url.pathname.startsWith(path))
        .map(([name, { value }]) => `${name}=${value}`);
      const headers = new Headers(init.headers);
      if (cookieHeader.length) headers.set('cookie', cookieHeader.join('; '));
      const response = await fetch(url, { redirect: 'manual', ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
        else cookies.set(name, { value, path: /; path=([^;]+)/i.exec(line)?.[1] ?? '/' });
      }
      return response;
    },
  };
}
