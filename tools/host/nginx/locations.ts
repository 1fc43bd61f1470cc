import { typeOf } from '../content.ts';
import { fileFolders, healthPath, readinessPath } from '../host.ts';
import { fileHeaders } from '../policy.ts';
import { block, literal, pattern } from './syntax.ts';

/** Headers of what is no page, file or answer of the back end. */
const textHeaders = [
  'add_header Cache-Control "no-store" always;',
  'add_header X-Content-Type-Options "nosniff" always;',
];
/** Whatever the path ends with. */
const plainText = 'types {}\ndefault_type "text/plain; charset=utf-8";';

/** Without a body nginx sends its own HTML page. */
const answer = (status: number, text: string): string => `return ${status} ${literal(text).slice(0, -1)}\\n";`;

const readsOnly = block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;']);

/** A time of change that is no time (see the folder of the release): browsers get the ETag alone. */
const withoutTime = 'add_header Last-Modified "";';

export const health = (folders: readonly string[]): string[] => [
  block(`location = ${healthPath}`, [readsOnly, plainText, ...textHeaders, answer(200, 'ok')]),
  block(`location = ${readinessPath}`, [
    readsOnly,
    plainText,
    ...textHeaders,
    ...folders.map((folder) =>
      block(`if (!-f ${literal(`${folder}/completed/index.html`)})`, [answer(503, 'The release has no index.html.')]),
    ),
    answer(200, 'ok'),
  ]),
];

const unreadable = '/.unreadable';
const foreignPath = '/.foreign';

export const errors = (tooManyCookiesPage: string): string[] => [
  `error_page 400 414 ${unreadable};`,
  'error_page 404 @missing;',
  'error_page 405 @method;',
  'error_page 494 =431 @cookies;',
  '# Not by a name: a request that cannot be read has no address that could be kept.',
  block(`location = ${unreadable}`, [
    'internal;',
    plainText,
    ...textHeaders,
    answer(400, 'The request cannot be read.'),
  ]),
  block('location @missing', [plainText, ...textHeaders, answer(404, 'Not found.')]),
  block('location @method', [
    plainText,
    ...textHeaders,
    'add_header Allow "GET, HEAD" always;',
    answer(405, 'Only GET and HEAD.'),
  ]),
  block('location @cookies', [
    '# Its style is inline: a file would be requested with the same cookies.',
    `add_header Content-Security-Policy "default-src 'none'; style-src 'unsafe-inline'" always;`,
    ...textHeaders,
    'root /;',
    `try_files ${literal(tooManyCookiesPage)} =431;`,
  ]),
];

/** `//host` in a redirect would lead to another site, as would a backslash. */
export const foreign = (isForeign: string): string[] => [
  block(`if (${isForeign})`, [`rewrite ^ ${foreignPath} last;`]),
  block(`location = ${foreignPath}`, ['internal;', plainText, ...textHeaders, answer(400, 'The path cannot be read.')]),
];

const extensions =
  'html css js mjs json webmanifest svg png jpg jpeg gif webp avif ico woff woff2 ttf otf txt xml pdf mp3 mp4 webm wasm';
export const types = block(
  'types',
  extensions.split(' ').map((extension) => `${literal(typeOf(`a.${extension}`))} ${extension};`),
);

interface Files {
  /** Of the release that answers, and of those that have files of open tabs, as parameters. */
  folder: string;
  others: readonly string[];
  hidden: string;
  /** Of the offline pages. */
  documentHeaders: readonly string[];
  /** Each release that may have an offline page that the answering one lacks, with its own headers. */
  documents: readonly { folder: string; headers: readonly string[] }[];
}

interface FileRule {
  headers: readonly string[];
  cache: string;
  /** In which the file is looked for. */
  folders: readonly string[];
  otherwise?: string;
}

export function files({ folder, others, hidden, documentHeaders, documents }: Files): string[] {
  const location = (name: string, { headers, cache, folders, otherwise = '=404' }: FileRule) =>
    block(`location ${name}`, [
      readsOnly,
      block(`if (${hidden})`, ['return 404;']),
      ...headers,
      `add_header Cache-Control "${cache}";`,
      'add_header Vary "Accept-Encoding";',
      withoutTime,
      'max_ranges 1;',
      'root /;',
      `try_files ${folders.map((each) => `"${each}/public$uri"`).join(' ')} ${otherwise};`,
    ]);
  const plainHeaders = Object.entries(fileHeaders).map(
    ([name, value]) => `add_header ${name} ${literal(value)} always;`,
  );
  const shared = [folder, ...others];
  const documentsFrom = (index: number): string => (index < documents.length ? `@offline${index}` : '=404');
  return [
    location('^~ /assets/', { headers: plainHeaders, cache: 'public, max-age=31536000, immutable', folders: shared }),
    '# Documents, too; the service worker keeps their headers with them.',
    location('~ "^/offline/.*\\.html$"', {
      headers: documentHeaders,
      cache: 'no-cache',
      folders: [folder],
      otherwise: documentsFrom(0),
    }),
    ...documents.map((document, index) =>
      location(documentsFrom(index), {
        headers: document.headers,
        cache: 'no-cache',
        folders: [document.folder],
        otherwise: documentsFrom(index + 1),
      }),
    ),
    location('~ "^/offline/"', { headers: plainHeaders, cache: 'no-cache', folders: shared }),
    location(pattern(new RegExp(`${fileFolders.source}|\\.[^/]*$`)).replace('"~', '~ "'), {
      headers: plainHeaders,
      cache: 'no-cache',
      folders: [folder],
    }),
  ];
}

interface Pages {
  folder: string;
  path: string;
  marketFolder: string;
  frameFolder: string;
  headers: readonly string[];
}

export function pages({ folder, path, marketFolder, frameFolder, headers }: Pages): string[] {
  const completed = `${folder}/completed`;
  const noStore = 'add_header Cache-Control "no-store";';
  const common = [
    '# Some partners return the player by a form. The page takes nothing from its body, and is requested by GET.',
    block('if ($request_method = POST)', [noStore, 'return 303 $request_uri;']),
    readsOnly,
    ...headers,
    '# A page is one visitor’s or player’s, and requested anew each time.',
    'add_header Cache-Control "private, no-cache";',
    'add_header Vary "Accept-Encoding, Cookie";',
    withoutTime,
    'max_ranges 0;',
    'root /;',
  ];
  return [
    block('location ~ "/$"', [
      ...common,
      `try_files "${completed}${marketFolder}\${uri}index.html" "${completed}${frameFolder}\${uri}index.html" "${completed}/index.html" =503;`,
    ]),
    '# An address without its last slash leads to its prerendered page.',
    block('location /', [
      ...common,
      ...[marketFolder, frameFolder].map((pagesFolder) =>
        block(`if (-f "${completed}${pagesFolder}$uri/index.html")`, [noStore, `return 301 ${path}/$is_args$args;`]),
      ),
      `try_files "${completed}/index.html" =503;`,
    ]),
  ];
}
