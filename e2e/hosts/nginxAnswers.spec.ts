import { createHost } from '../../tools/host/host.ts';
import { countryBy } from '../../tools/host/deployment.ts';
import { releaseFiles } from '../../tools/host/layout.ts';
import { compress } from '../../tools/host/node.ts';
import { settings as fixture } from '../../tools/host/release.fixture.ts';
import { serve } from '../../tools/host/serve.ts';
import { ask, type Answer, type Sent } from '../support/hosts/ask.ts';
import { expect, test } from '../support/hosts/releases.ts';

/** What a client depends on. */
const headerNames = [
  'location',
  'content-type',
  'cache-control',
  'vary',
  'allow',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'permissions-policy',
  'reporting-endpoints',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'set-cookie',
];

function visible({ status, headers, text }: Answer) {
  // nginx has a text of its own, which nobody sees.
  const isRedirect = status >= 300 && status < 400;
  // Pages of all markets have no country, which their first query looks up.
  const ofAllMarkets = /shell|frame/.test(text) ? text.replace(/,"ipCountryCode":"\w+"/, '') : text;
  return {
    status,
    headers: Object.fromEntries(
      headerNames
        .filter((name) => headers[name] !== undefined && !(isRedirect && name === 'content-type'))
        .map((name) => [name, headers[name]]),
    ),
    text: isRedirect ? '' : ofAllMarkets,
  };
}

const player = { cookie: 'locale=en; accessToken.1=abc' };
const requests: readonly (readonly [path: string, sent?: Sent])[] = [
  ['/'],
  ['/en/'],
  ['/en/', { headers: { 'accept-encoding': 'gzip, deflate, br' } }],
  ['/en/', { headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } }],
  ['/en/', { headers: player }],
  ['/en/promotions/', { headers: player }],
  ['/en/profile/', { headers: player }],
  ['/en/games/', { headers: player }],
  ['/en/', { headers: { cookie: 'idpAccessToken=abc' } }],
  ['/en/', { headers: { cookie: 'noAccessToken=abc' } }],
  ['/en/games/?utm_source=a%2Fb'],
  ['/en/games?utm_source=a%2Fb'],
  ['/en/games'],
  ['/en/profile', { headers: player }],
  ['/en/promotions', { headers: player }],
  ['/en/unknown/'],
  ['/en/unknown'],
  ['/en/game/a.b/'],
  ...[
    'accessToken=abc',
    'a=1&refreshToken',
    'access%54o%6ben=abc',
    'autoSignIn=1',
    'logoutReason=x',
    'noaccessToken=1',
  ].flatMap((query) => [[`/en/?${query}`] as const, [`/en/games?${query}`] as const]),
  ['/en/register/'],
  ['/EN/register/'],
  ['/en/%72egister/'],
  ['/en//'],
  ['/en/.git/'],
  ['/EE/en/'],
  ['/frames/en/'],
  ['/en/deposit/?result=ok&id=a%2Fb', { method: 'POST' }],
  ['/', { method: 'POST' }],
  ['//evil.test/..%2F..%2Fen'],
  ['//evil.test/..%2F..%2F', { method: 'POST' }],
  ['//evil.test/', { method: 'POST' }],
  ['//evil.test/'],
  ['/\\evil.test/', { method: 'POST' }],
  ['/%5Cevil.test'],
  ['/%5Cevil.test/', { method: 'POST' }],
  ['/%2Fevil.test'],
  ['/%2Fevil.test/', { method: 'POST' }],
  ['/en/', { method: 'PUT' }],
  ['/en/', { method: 'DELETE' }],
  ['/en/', { method: 'OPTIONS' }],
  ['/sw.js', { method: 'POST' }],
  ['/assets/main-abc123.js', { method: 'POST' }],
  ['/en/', { method: 'HEAD' }],
  ['/favicon.svg', { method: 'HEAD' }],
  ['/assets/main-abc123.js'],
  ['/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } }],
  ['/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip', via: '1.1 cdn' } }],
  ['/assets/main-abc123.js', { headers: { 'accept-encoding': 'zstd' } }],
  ['/assets/main-abc123.js', { headers: { range: 'bytes=0-6' } }],
  ['/assets/main-abc123.js', { headers: { range: 'bytes=-3' } }],
  ['/assets/main-abc123.js', { headers: { range: 'bytes=0-1,4-5' } }],
  ['/assets/main-abc123.js', { headers: { range: 'bytes=0-6', 'if-range': '"older"' } }],
  ['/en/', { headers: { range: 'bytes=0-6' } }],
  ['/favicon.svg'],
  ['/sw.js'],
  ['/site.webmanifest'],
  ['/offline/en.html'],
  ...[
    '/assets/gone-def456.js',
    '/assets/',
    '/assets',
    '/assets//main-abc123.js',
    '/offline/',
    '/offline',
    '/pages/pages.json',
    '/pages/FI/en/',
    '/foo.png',
    '/en/missing.png',
    '/.vite/manifest.json',
    '/.well-known/security.txt',
    '/assets/main-abc123.js.map',
    '/assets/main-abc123.js.br',
    '/assets/..%5c..%5cbeside.txt',
    '/page.html',
    '/index.html',
    '/too-many-cookies.html',
    '/release.json',
    '/completed/index.html',
    '/deployment.json',
  ].map((path) => [path] as const),
  ['/healthz'],
  ['/readyz'],
  ['/readyz', { method: 'HEAD' }],
];

test(
  'nginx answers each request as the host of Node does',
  { tag: '@desktop' },
  async ({ release, serveByNginx, port }) => {
    const made = await release('one', {
      country: { header: 'X-Country' },
      settings: { ...fixture, ipCountryCode: 'FI', hosting: { reports: '/api/csp-reports' } },
    });
    const { settings, hosting, origin, platform, country } = made.deployment;
    await serveByNginx({ operator: 'acme', releases: [made] });
    const host = await serve({
      host: createHost({
        files: releaseFiles(made.folder),
        hosting,
        settings: () => settings,
        country: countryBy(country),
        compress,
      }),
      target: () => ({ platform, origin, tooManyCookiesPage: '' }),
      port: 0,
      log: () => {},
    });
    for (const code of ['FI', 'ee', 'SE'])
      for (const [path, sent = {}] of requests) {
        const request = { ...sent, headers: { 'x-country': code, ...sent.headers } };
        const name = `${sent.method ?? 'GET'} ${path} ${JSON.stringify(request.headers)}`;
        const answer = await ask(port, path, request);
        expect.soft(visible(answer), name).toEqual(visible(await ask(host.port, path, request)));
        const { etag } = answer.headers;
        if (answer.status !== 200 || etag === undefined) continue;
        const again = await ask(port, path, { ...request, headers: { ...request.headers, 'if-none-match': etag } });
        expect.soft(again.status, `${name}, which the client has`).toBe(304);
      }
    await host.close();
  },
);
