import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { policyOf } from '../policy.ts';
import { headerProblem, type Check, type Problem, type Site } from './site.ts';

const directivesOf = ({ page }: Pick<Site, 'page'>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (page.headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

const sourcesOf = (site: Pick<Site, 'page'>, name: string): readonly string[] => directivesOf(site).get(name) ?? [];

const equals = (name: string, expected: string): Check => ({
  about: `policy: ${name}`,
  run: (site) => {
    const found = sourcesOf(site, name).join(' ');
    return found === expected
      ? undefined
      : `Content-Security-Policy of ${site.path} has ${name} ${found || '(none)'}; needed: ${expected}`;
  },
});

/** Sources that the settings of the page make necessary. */
const includes = (name: string): Check => ({
  about: `policy: ${name}`,
  needsSettings: true,
  run: (site) => {
    const { settings, brand, origin, path } = site;
    const needed = policyOf({ settings, hosting: { origin }, release: brand, pathname: path })[name] ?? [];
    const found = sourcesOf(site, name);
    const missing = needed.filter((source) => !found.includes(source));
    return missing.length === 0
      ? undefined
      : `Content-Security-Policy of ${path} lacks ${missing.join(' ')} in ${name}`;
  },
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What is inline in the page has to be allowed by its hash. */
const allowsInline = (name: string, selector: string): Check => ({
  about: `policy: what is inline, ${name}`,
  run: (site) => {
    const allowed = sourcesOf(site, name);
    const blocked = Array.from(site.document.querySelectorAll(selector), ({ textContent }) =>
      hashOf(textContent ?? ''),
    ).filter((hash) => !allowed.includes(hash));
    return blocked.length === 0
      ? undefined
      : `Content-Security-Policy of ${site.path} lacks ${blocked.join(' ')} in ${name}`;
  },
});

/** Pictures of the back end's content may come from another origin, which the host has to know. */
const allowsPictures: Check = {
  about: 'policy: pictures of the page',
  async run({ get, origin, home: path }) {
    const page = await get(path, { headers: { cookie: 'accessToken=a.b.c' } });
    const { document } = new JSDOM(String(page.body)).window;
    const found = sourcesOf({ page }, 'img-src');
    const origins = Array.from(document.querySelectorAll('img[src]'), (image) => {
      const url = URL.parse(image.getAttribute('src') ?? '', origin);
      return url?.protocol === 'data:' ? origin : (url?.origin ?? origin);
    });
    const blocked = [...new Set(origins)].filter((each) => each !== origin && !found.includes(each));
    return blocked.length === 0
      ? undefined
      : `Content-Security-Policy of ${path} lacks ${blocked.join(' ')} in img-src, where its pictures come from`;
  },
};

const unsafe = /^(?:'unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|\*|https?:|data:|blob:)$/;

const nothingUnsafe: Check = {
  about: 'policy: scripts',
  run(site): Problem {
    const found = sourcesOf(site, 'script-src').filter((source) => unsafe.test(source));
    return found.length === 0
      ? undefined
      : `Content-Security-Policy of ${site.path} allows ${found.join(' ')} in script-src`;
  },
};

const header = (name: string, expected: RegExp, words: string): Check => ({
  about: `header ${name}`,
  run: ({ page, path }) => headerProblem(page, path, name, expected, words),
});

export const policyChecks: readonly Check[] = [
  equals('default-src', "'self'"),
  equals('object-src', "'none'"),
  equals('base-uri', "'none'"),
  equals('frame-ancestors', "'none'"),
  equals('require-trusted-types-for', "'script'"),
  ...['script-src', 'connect-src', 'frame-src', 'form-action', 'worker-src', 'manifest-src', 'trusted-types'].map(
    includes,
  ),
  nothingUnsafe,
  allowsPictures,
  // Data blocks are not run.
  allowsInline('script-src', 'script:not([src], [type="application/json"])'),
  allowsInline('style-src', 'style'),
  {
    about: 'the registration in a frame of its own site',
    needsSettings: true,
    async run({ get, brand, settings, origin }) {
      const path = `/${brand.defaultLocale}/register/`;
      const expected =
        policyOf({ settings, hosting: { origin }, release: brand, pathname: path })['frame-ancestors'] ?? [];
      const found = sourcesOf({ page: await get(path) }, 'frame-ancestors').join(' ');
      return found === expected.join(' ')
        ? undefined
        : `Content-Security-Policy of ${path} has frame-ancestors ${found || '(none)'}; needed: ${expected.join(' ')}`;
    },
  },
  header('X-Content-Type-Options', /^nosniff$/, 'nosniff'),
  header('Referrer-Policy', /^(?:strict-origin|no-referrer)$/, 'strict-origin'),
  header('Cross-Origin-Opener-Policy', /^same-origin-allow-popups$/, 'same-origin-allow-popups'),
  header('Cross-Origin-Resource-Policy', /^same-(?:origin|site)$/, 'same-origin'),
  header('Permissions-Policy', /^(?=.*geolocation=\(\))(?=.*fullscreen=\(self\))/, 'that of docs/configuration.md'),
  {
    about: 'header Strict-Transport-Security',
    needsHttps: true,
    run: ({ page, path }) =>
      headerProblem(
        page,
        path,
        'Strict-Transport-Security',
        /max-age=(?!0\b)\d{7,}/,
        'max-age=63072000; includeSubDomains',
      ),
  },
];
