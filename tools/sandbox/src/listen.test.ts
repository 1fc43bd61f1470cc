import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from './listen.ts';
import { urlOf } from './http.ts';

let site: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeEach(async () => {
  site = await listenOnLoopback(0, (request, response) => void response.end(urlOf(request).pathname), ['127.0.0.1']);
});
afterEach(() => site.close());

/** As it is on the wire: `fetch` would tidy the path. */
async function get(path: string): Promise<[status: number | undefined, body: string]> {
  const sent = request({ host: '127.0.0.1', port: site.port, path });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return [response.statusCode, body];
}

it.each(['//', '//elsewhere/play', String.raw`/\elsewhere`, 'http://['])(
  'answers %s, which names no path here, with a clear 400',
  async (path) => {
    expect(await get(path)).toEqual([400, 'The path cannot be read.\n']);
  },
);

it.each([
  ['/en//', '/en//'],
  ['http://localhost/en/', '/en/'],
  ['/?to=//elsewhere', '/'],
])('reads %s as the path %s', async (target, path) => {
  expect(await get(target)).toEqual([200, path]);
});
