import { findSettingsMismatch } from '../../../libs/platform/licensing/src/settingsMismatch.ts';
import { JSDOM } from 'jsdom';
import { firstProblem, headerProblem, isReleaseCookie, statusProblem, type Check, type Site } from './site.ts';

const rootOf = (body: Buffer): string =>
  new JSDOM(String(body)).window.document.querySelector('#root')?.innerHTML.trim() ?? '';

/** The page that any request without a page of its own gets. */
const shellOf = (site: Site) => site.get(`${site.path}?autoSignIn=1`);

export const pageChecks: readonly Check[] = [
  {
    about: 'the page',
    run: ({ page, path }) =>
      statusProblem(page, path, 200) ??
      headerProblem(page, path, 'content-type', /^text\/html; *charset=utf-8$/i, 'text/html; charset=utf-8'),
  },
  { about: 'lobby settings', run: ({ settingsProblem }) => settingsProblem },
  {
    about: 'settings and build',
    needsSettings: true,
    run: ({ settings, brand }) => findSettingsMismatch(brand, settings) ?? undefined,
  },
  {
    about: 'the visitor’s country',
    needsSettings: true,
    run: ({ settings, path }) =>
      /^[A-Z]{2}$/.test(settings.ipCountryCode ?? '')
        ? undefined
        : `the settings of ${path} have no ipCountryCode; needed: the country of the visitor’s address`,
  },
  {
    about: 'caching of pages',
    run: ({ page, path }) =>
      headerProblem(page, path, 'cache-control', /^(?=.*\bprivate\b)(?=.*\bno-(?:cache|store)\b)/, 'private, no-cache'),
  },
  {
    about: 'shared caches',
    run: ({ page, path }) =>
      headerProblem(page, path, 'vary', /^(?=.*\bcookie\b)(?=.*\baccept-encoding\b)/i, 'Accept-Encoding, Cookie'),
  },
  {
    about: 'revalidation of pages',
    async run({ page, path, get }) {
      const etag = page.headers.get('etag');
      if (!etag) return `${path} has no ETag`;
      return statusProblem(await get(path, { headers: { 'if-none-match': etag } }), `${path} with its ETag`, 304);
    },
  },
  ...(['br', 'gzip'] as const).map((encoding): Check => ({
    about: `pages in ${encoding}`,
    run: async ({ get, path }) =>
      headerProblem(
        await get(path, { headers: { 'accept-encoding': encoding } }),
        `${path} for a client that takes ${encoding}`,
        'content-encoding',
        new RegExp(`^${encoding}$`),
        encoding,
      ),
  })),
  {
    about: 'HEAD',
    run: async ({ get, path }) => {
      const head = await get(path, { method: 'HEAD' });
      return statusProblem(head, `HEAD ${path}`, 200);
    },
  },
  {
    about: 'cookies',
    run: ({ page, path }) =>
      page.headers.getSetCookie().every(isReleaseCookie)
        ? undefined
        : `${path} sets a cookie; needed: none, for no one has consented yet`,
  },
  {
    about: 'prerendered pages of the market',
    run: ({ page, path }) =>
      rootOf(page.body) === '' ? `${path} has no content before its scripts: is its market prerendered?` : undefined,
  },
  {
    about: 'pages of players',
    async run({ get, home }) {
      const visitors = await get(home);
      const players = await get(home, { headers: { cookie: 'accessToken=a.b.c' } });
      if (players.status !== 200) return `${home} with a session cookie answers ${players.status}`;
      if (rootOf(players.body) === '') return `${home} has no content for players before its scripts`;
      return rootOf(players.body) === rootOf(visitors.body)
        ? `${home} is the same for visitors and with the cookie accessToken`
        : undefined;
    },
  },
  {
    about: 'addresses that change the page',
    run: async (site) =>
      rootOf((await shellOf(site)).body) === ''
        ? undefined
        : `${site.path}?autoSignIn=1 is prerendered; needed: the shell page`,
  },
  {
    about: 'addresses of the content',
    run: ({ document, origin, path }) => {
      const address = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      return !address || new URL(address, origin).origin === origin
        ? undefined
        : `the canonical link of ${path} leads to ${address}; needed: ${origin}`;
    },
  },
  {
    about: 'addresses without their last slash',
    async run({ get, path }) {
      const address = path.slice(0, -1);
      const { status, headers } = await get(address);
      if (status === 200) return undefined;
      const location = headers.get('location') ?? '';
      return [301, 308].includes(status) && location.endsWith(path)
        ? undefined
        : `${address} answers ${status} ${location}`;
    },
  },
  {
    about: 'pages that are not prerendered',
    run: async ({ get, home }) => {
      const address = `${home}games/no-such-game/`;
      return statusProblem(await get(address), address, 200);
    },
  },
  {
    about: 'forms of partners',
    async run({ get, home }) {
      const address = `${home}deposit/?result=ok`;
      const answer = await get(address, { method: 'POST' });
      const wrong = statusProblem(answer, `POST ${address}`, 303);
      const location = answer.headers.get('location') ?? '';
      return (
        wrong ?? (location.endsWith(address) ? undefined : `POST ${address} leads to ${location}; needed: ${address}`)
      );
    },
  },
  {
    about: 'many cookies',
    run: async ({ get, path }) => {
      const withCookies = (bytes: number) => get(path, { headers: { cookie: `a=${'x'.repeat(bytes)}` } });
      const few = await withCookies(28_000);
      if (few.status !== 200) return `${path} with 28 kB of cookies answers ${few.status}; needed: 200 up to 32 kB`;
      const many = await withCookies(60_000);
      return firstProblem([
        statusProblem(many, `${path} with 60 kB of cookies`, 431),
        /<html/i.test(String(many.body)) ? undefined : `${path} with 60 kB of cookies has no page that says what to do`,
      ]);
    },
  },
];
