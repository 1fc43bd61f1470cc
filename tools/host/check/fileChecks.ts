import { createHash } from 'node:crypto';
import { headerProblem, firstProblem, statusProblem, type Check, type Problem, type Site } from './site.ts';

/** Files that the page names, by their paths. */
function assetsOf({ document, origin }: Site): { path: string; integrity: string | null; isScript: boolean }[] {
  const elements = document.querySelectorAll('script[src], link[rel~="stylesheet"], link[rel="modulepreload"]');
  return Array.from(elements, (element) => ({
    url: new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', origin),
    integrity: element.getAttribute('integrity'),
    isScript: element.getAttribute('rel') !== 'stylesheet',
  }))
    .filter(({ url }) => url.origin === origin)
    .map(({ url, ...rest }) => ({ ...rest, path: url.pathname }));
}

/** The first script below `/assets/`, by which rules for all of them are tried. */
const scriptOf = (site: Site): string => assetsOf(site).find(({ isScript }) => isScript)?.path ?? '/assets/none.js';

/** A file that must not be public, or is missing. */
const absent = (about: string, pathOf: (site: Site) => string): Check => ({
  about,
  run: async (site) => {
    const path = pathOf(site);
    return statusProblem(await site.get(path), path, 404);
  },
});

const typed = (about: string, path: string, type: RegExp, words: string): Check => ({
  about,
  run: async ({ get }) => {
    const answer = await get(path);
    return (
      statusProblem(answer, path, 200) ??
      headerProblem(answer, path, 'content-type', type, words) ??
      headerProblem(answer, path, 'cache-control', /no-(?:cache|store)/, 'no-cache')
    );
  },
});

export const fileChecks: readonly Check[] = [
  {
    about: 'files of the page',
    run: (site) => {
      const assets = assetsOf(site);
      if (assets.length === 0) return `${site.path} names no scripts`;
      return firstProblem(
        assets.map(async ({ path, integrity, isScript }): Promise<Problem> => {
          const answer = await site.get(path);
          const hash = `sha384-${createHash('sha384').update(answer.body).digest('base64')}`;
          return (
            statusProblem(answer, path, 200) ??
            headerProblem(
              answer,
              path,
              'content-type',
              isScript ? /^text\/javascript/ : /^text\/css/,
              isScript ? 'text/javascript' : 'text/css',
            ) ??
            (integrity === null || integrity === hash
              ? undefined
              : `${path} is not the file that the page expects (${integrity})`)
          );
        }),
      );
    },
  },
  {
    about: 'caching of files',
    run: async (site) => {
      const path = scriptOf(site);
      const expected = /^(?=.*\bpublic\b)(?=.*max-age=31536000)(?=.*\bimmutable\b)/;
      return headerProblem(
        await site.get(path),
        path,
        'cache-control',
        expected,
        'public, max-age=31536000, immutable',
      );
    },
  },
  ...(['br', 'gzip'] as const).map((encoding): Check => ({
    about: `files in ${encoding}`,
    run: async (site) => {
      const path = scriptOf(site);
      const answer = await site.get(path, { headers: { 'accept-encoding': encoding } });
      return headerProblem(
        answer,
        `${path} for a client that takes ${encoding}`,
        'content-encoding',
        new RegExp(`^${encoding}$`),
        encoding,
      );
    },
  })),
  {
    about: 'revalidation of files',
    async run({ get }) {
      const etag = (await get('/favicon.svg')).headers.get('etag');
      if (!etag) return '/favicon.svg has no ETag';
      return statusProblem(
        await get('/favicon.svg', { headers: { 'if-none-match': etag } }),
        '/favicon.svg with its ETag',
        304,
      );
    },
  },
  {
    about: 'parts of files',
    async run(site) {
      const path = scriptOf(site);
      const answer = await site.get(path, { headers: { range: 'bytes=0-9' } });
      return (
        statusProblem(answer, `${path} with Range`, 206) ??
        headerProblem(answer, `${path} with Range`, 'content-range', /^bytes 0-9\/\d+$/, 'bytes 0-9/…')
      );
    },
  },
  absent('missing files', () => '/assets/missing-file.js'),
  absent('missing pictures', () => '/missing-picture.png'),
  absent('the folder of files', () => '/assets/'),
  absent('source maps', (site) => `${scriptOf(site)}.map`),
  absent('the release report', () => '/release.json'),
  absent('the texts of the release', () => '/texts.json'),
  absent('the build’s manifest', () => '/.vite/manifest.json'),
  absent('the report of prerendered pages', () => '/pages/pages.json'),
  typed('the service worker', '/sw.js', /^text\/javascript/, 'text/javascript'),
  typed('the manifest', '/site.webmanifest', /^application\/manifest\+json/, 'application/manifest+json'),
  {
    about: 'icons of the manifest',
    async run({ get }) {
      const { icons = [] } = JSON.parse(String((await get('/site.webmanifest')).body)) as { icons?: { src: string }[] };
      return firstProblem(icons.map(async ({ src }) => statusProblem(await get(src), src, 200)));
    },
  },
  {
    about: 'offline pages',
    needsSettings: true,
    async run({ get, brand }) {
      const path = `/offline/${brand.defaultLocale}.html`;
      const answer = await get(path);
      return (
        statusProblem(answer, path, 200) ??
        headerProblem(answer, path, 'content-security-policy', /default-src 'self'/, 'that of a page') ??
        (String(answer.body).includes('id="lobby-settings"')
          ? `${path} carries lobby settings; needed: the file as it is`
          : undefined)
      );
    },
  },
];
