import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { WebSocketServer } from 'ws';
import { createHost } from '../host.ts';
import { compress } from '../node.ts';
import { createReleasesHost } from '../releases.ts';
import { filesOf, hashOf, settings as acme } from '../release.fixture.ts';
import { serve } from '../serve.ts';
import { checkHost } from './run.ts';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const [script, styles, inline] = ['console.log(1);', 'body{margin:0}', 'self.early=1'];

const documentOf = (head: string, root: string) => `<!doctype html><html><head>${head}
  <script>${inline}</script><!--lobby-settings-->
  <script type="module" src="/assets/main-abc123.js" integrity="${sha384(script)}"></script>
  <link rel="stylesheet" href="/assets/main-abc123.css" integrity="${sha384(styles)}"></head><body><div id="root">${root}</div></body></html>`;
const shellPage = documentOf('', '');
const pageWith = (root: string) =>
  documentOf(`<link rel="canonical" href="https://made.test/et_EE/"><style>${styles}</style>`, root);

const release = {
  'index.html': shellPage,
  'release.json': JSON.stringify({
    brand: 'elmst',
    locales: ['et_EE', 'en', 'fi'],
    registrationFlows: ['SSN'],
    toggles: { SumSubFlow: false },
    scriptSource: `'sha256-${hashOf(inline)}'`,
  }),
  'pages/pages.json': JSON.stringify({
    build: hashOf(shellPage),
    styleSource: `'sha256-${hashOf(styles)}'`,
    scriptSource: `'sha256-${hashOf(inline)}'`,
    contentOrigin: 'https://pictures.made.test',
    lobbyOrigin: 'https://made.test',
  }),
  'pages/EE/et_EE/login/index.html': pageWith('sign in'),
  'pages/players/EE/et_EE/index.html': pageWith('games of a player'),
  'assets/main-abc123.js': script,
  'assets/main-abc123.js.br': brotliCompressSync(script),
  'assets/main-abc123.js.gz': gzipSync(script),
  'assets/main-abc123.js.map': '{}',
  'assets/main-abc123.css': styles,
  '.vite/manifest.json': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': script,
  'site.webmanifest': JSON.stringify({ icons: [{ src: '/favicon.svg' }] }),
  'offline/et_EE.html': '<!doctype html><html></html>',
};
const settings = { ...acme, brand: 'elmst', operator: 'Elmst', license: 'est' } as const;

let platform: Server;
beforeAll(async () => {
  platform = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end('{"data":{}}'),
  );
  const sockets = new WebSocketServer({ server: platform, handleProtocols: ([first]) => first ?? false });
  sockets.on('connection', () => {});
  await new Promise<void>((resolve) => platform.listen(0, resolve));
});
afterAll(async () => {
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
});

type Answer = (request: Request) => Promise<Response>;

/** Checks a host whose answers were changed as a wrong configuration would. */
async function problemsOf({
  change = (answer) => answer,
  files = release,
  platformPort = (platform.address() as AddressInfo).port,
}: {
  change?: (answer: Answer) => Answer;
  files?: Parameters<typeof filesOf>[0];
  platformPort?: number;
} = {}): Promise<{ problems: string[]; count: number }> {
  let answer: Answer = async () => new Response(null, { status: 503 });
  const served = await serve({
    host: (request) => answer(request),
    target: () => ({
      platform: `http://localhost:${platformPort}`,
      origin: 'https://lobby.acme.test',
      tooManyCookiesPage: '<html>Too many cookies</html>',
    }),
    port: 0,
    log: () => {},
  });
  const origin = `http://localhost:${served.port}`;
  answer = change(
    createHost({ files: filesOf(files), hosting: { origin }, settings: () => settings, country: () => 'EE', compress }),
  );
  try {
    return await checkHost(origin);
  } finally {
    await served.close();
  }
}

const pathOf = (request: Request) => new URL(request.url).pathname;

/** The request without a header. */
const without = (request: Request, name: string): Request => {
  const headers = new Headers(request.headers);
  headers.delete(name);
  return new Request(request.url, { method: request.method, headers });
};

function changeHeaders(before: Headers, changes: Record<string, string | undefined>): Headers {
  const headers = new Headers(before);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  return headers;
}

const withHeaders = ({ body, status, headers }: Response, changes: Record<string, string | undefined>): Response =>
  new Response(body, { status, headers: changeHeaders(headers, changes) });

/** Pages with another text; uncompressed, since what is changed is text. */
const withText =
  (answer: Answer, change: (html: string) => string): Answer =>
  async (request) => {
    const response = await answer(without(request, 'accept-encoding'));
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) return response;
    const headers = changeHeaders(response.headers, { 'content-length': undefined });
    const html = change(await response.text());
    return new Response(request.method === 'HEAD' ? null : html, { headers });
  };

it('finds nothing wrong with the host of this repository, in some sixty checks', async () => {
  const { problems, count } = await problemsOf();
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(55);
});

it('finds nothing wrong with a host of several releases, of which a visitor sees one', async () => {
  const shell = `${shellPage}<!-- canary -->`;
  const pages = { ...(JSON.parse(release['pages/pages.json']) as object), build: hashOf(shell) };
  const visitorsPage = 'pages/EE/et_EE/login/index.html';
  const files = {
    ...release,
    'index.html': shell,
    'pages/pages.json': JSON.stringify(pages),
    [visitorsPage]: `${release[visitorsPage]}<!-- canary -->`,
  };
  const canary: Answer = (request) => {
    const hosting = { origin: new URL(request.url).origin };
    return createHost({ files: filesOf(files), hosting, settings: () => settings, country: () => 'EE', compress })(
      request,
    );
  };
  const [current, build] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
  const traffic = { current, canary: { build, share: 0.5 }, previous: [] };
  let bucket = 0;
  const draw = () => (bucket = (bucket + 128) % 256);
  const { problems } = await problemsOf({
    change: (answer) => {
      const hosts = new Map([
        [current, answer],
        [build, canary],
      ]);
      return createReleasesHost(() => ({ traffic, hosts, isSecure: false }), draw);
    },
  });
  expect(problems).toEqual([]);
});

it.each<[string, (answer: Answer) => Answer, string[]]>([
  [
    'a cookie before anyone has consented',
    (answer) => async (request) => withHeaders(await answer(request), { 'set-cookie': 'visitor=1; Path=/' }),
    ['cookies: /et_EE/login/ sets a cookie'],
  ],
  [
    'files alone, without settings',
    (answer) => withText(answer, (html) => html.replace(/<script type="application\/json".*?<\/script>/, '')),
    ['lobby settings: / carries no lobby settings'],
  ],
  [
    'a page for a missing picture',
    (answer) => (request) =>
      answer(pathOf(request) === '/missing-picture.png' ? new Request(new URL('/et_EE/login/', request.url)) : request),
    ['missing pictures: /missing-picture.png answers 200; needed: 404'],
  ],
  [
    'no compression',
    (answer) => (request) => answer(without(request, 'accept-encoding')),
    ['pages in br: ', 'pages in gzip: ', 'files in br: ', 'files in gzip: '],
  ],
  [
    'no headers of security',
    (answer) => async (request) =>
      withHeaders(await answer(request), {
        'content-security-policy': undefined,
        'x-content-type-options': undefined,
        'referrer-policy': undefined,
        'permissions-policy': undefined,
        'cross-origin-opener-policy': undefined,
      }),
    [
      'policy: default-src: ',
      'header X-Content-Type-Options: ',
      'header Referrer-Policy: ',
      'header Permissions-Policy: ',
    ],
  ],
  [
    'a folder that is forbidden',
    (answer) => async (request) =>
      pathOf(request) === '/assets/' ? new Response('Forbidden', { status: 403 }) : answer(request),
    ['the folder of files: /assets/ answers 403; needed: 404'],
  ],
  [
    'source maps and reports in public',
    (answer) => async (request) =>
      /\.map$|release\.json$|manifest\.json$/.test(pathOf(request)) ? Response.json({}) : answer(request),
    ['source maps: ', 'the release report: ', 'the build’s manifest: '],
  ],
  [
    'pages in shared caches',
    (answer) => async (request) =>
      withHeaders(await answer(request), { 'cache-control': 'public, max-age=600', vary: 'Accept-Encoding' }),
    ['caching of pages: /et_EE/login/ has cache-control: public, max-age=600', 'shared caches: '],
  ],
  [
    'forms that are rejected',
    (answer) => async (request) =>
      request.method === 'POST' ? new Response('Not allowed', { status: 405 }) : answer(request),
    ['forms of partners: POST /et_EE/deposit/?result=ok answers 405; needed: 303'],
  ],
  [
    'a page that a proxy has rewritten',
    (answer) => withText(answer, (html) => html.replace(inline, `${inline};track()`)),
    ['policy: what is inline, script-src: Content-Security-Policy of /et_EE/login/ lacks '],
  ],
  [
    'pictures of another origin',
    (answer) =>
      withText(answer, (html) => html.replace('>games', '>games <img src="https://pictures.acme.test/a.webp">')),
    ['policy: pictures of the page: Content-Security-Policy of /et_EE/ lacks https://pictures.acme.test in img-src'],
  ],
  [
    'visitors’ pages for players',
    (answer) => (request) => answer(without(request, 'cookie')),
    ['pages of players: /et_EE/ has no content for players before its scripts'],
  ],
])('names what is wrong with a host that sends %s', async (_name, change, expected) => {
  const { problems } = await problemsOf({ change });
  for (const start of expected) expect(problems).toContainEqual(expect.stringContaining(start));
});

it('says that the market has no pages, and that files are not those of the page', async () => {
  const files = Object.entries({ ...release, 'assets/main-abc123.js': 'console.log(2);' });
  const withoutPage = files.filter(([path]) => path !== 'pages/EE/et_EE/login/index.html');
  const { problems } = await problemsOf({ files: Object.fromEntries(withoutPage) });
  expect(problems).toContain(
    'prerendered pages of the market: /et_EE/login/ has no content before its scripts: is its market prerendered?',
  );
  expect(problems).toContainEqual(
    expect.stringContaining('/assets/main-abc123.js is not the file that the page expects'),
  );
});

it('says that the back end and its sockets cannot be reached', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { problems } = await problemsOf({ platformPort: 9 });
  logged.mockRestore();
  expect(problems).toContainEqual(expect.stringContaining('sockets: a socket to /graphql is not opened'));
});

it('does not run without an answer', async () => {
  await expect(checkHost('http://localhost:9')).rejects.toThrow();
});
