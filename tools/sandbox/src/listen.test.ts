import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from './listen.ts';
import { urlOf } from './http.ts';

let site: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeEach(async () => {
  site = await listenOnLoopback(0, (request, response) => void response.end(urlOf(request).pathname), ['127.0.0.1']);
});
afterEach(() => site.close());

/** Sends the path unchanged; `fetch` would normalise it. */
async function get(path: string): Promise<[status: number | undefined, body: string]> {
  const outgoing = request({ host: '127.0.0.1', port: site.port, path });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return [response.statusCode, body];
}

it.each(['//', '//elsewhere/play', String.raw`/\elsewhere`, 'http://['])(
  'answers %s with 400, since it is no path of this server',
  async (path) => {
    expect(await get(path)).toEqual([400, 'The path cannot be read.\n']);
  },
);

it.each([
  ['/en//', '/en//'],
  ['http://localhost/en/', '/en/'],
  ['/?to=//elsewhere', '/'],
])('serves %s as the path %s', async (target, path) => {
  expect(await get(target)).toEqual([200, path]);
});
