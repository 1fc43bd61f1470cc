import { once } from 'node:events';
import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { listenOnLoopback } from './listen.ts';
import { urlOf } from './http.ts';

let site: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeEach(async () => {
  const answer: RequestListener = (request, response) => void response.end(urlOf(request).pathname);
  site = await listenOnLoopback(0, answer, ['127.0.0.1'], () => '<h1>Too many cookies</h1>');
});
afterEach(() => site.close());

/** Sends the path unchanged; `fetch` would normalise it. */
async function get(path: string, cookie = ''): Promise<[status: number | undefined, body: string]> {
  const outgoing = request({ host: '127.0.0.1', port: site.port, path, headers: { cookie } });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return [response.statusCode, body];
}

it.each(['//', '//elsewhere/play', '/en/..//elsewhere/', String.raw`/\elsewhere`, 'http://['])(
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

it.each([
  [31_000, 200, '/en/'],
  [33_000, 431, '<h1>Too many cookies</h1>'],
])('answers %d bytes of cookies, which other sites of the domain have set, with %d', async (bytes, status, body) => {
  expect(await get('/en/', `other=${'x'.repeat(bytes)}`)).toEqual([status, body]);
});

it('answers what is no request of HTTP with 400', async () => {
  const connection = connect(site.port, '127.0.0.1');
  connection.end('no request\r\n\r\n');
  const [answer] = (await once(connection, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
});
