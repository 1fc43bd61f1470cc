import { pageHeaders } from '../policy.ts';
import type { Release } from '../releaseFolders.ts';

const table = (rows: readonly (readonly string[])[]): string => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Where a page's country comes from, for whoever sets up what stands before the server. */
function countryRule({ deployment: { country } }: Release): string {
  if (!country || 'code' in country) return '';
  return 'header' in country
    ? `, \`${country.header}\` as the CDN sets it for every request`
    : '; **the database of addresses would find the CDN’s country**: release with `--country-header` instead';
}

/** What a CDN in front of a host of this release has to do, as a table. */
export function cdnRules(release: Release): string {
  const { build, report, pages, deployment } = release;
  const { settings, hosting, origin } = deployment;
  const headers = pageHeaders({ settings, hosting, release: report, inline: pages ?? report, pathname: '/' });
  return `# CDN rules for ${origin}, release ${build}

A CDN keeps files, and passes all else on. Rules in the order in which they apply; “all” are method, body, query and headers.

${table([
  ['path', 'cache', 'key', 'forward'],
  ['---', '---', '---', '---'],
  ['`/api/*`, `/graphql`', 'never', '', 'all, sockets too; at least 60 s for an answer'],
  ['`/healthz`, `/readyz`', 'never', '', 'for the balancer alone'],
  ['`/assets/*`', 'a year, if the answer is 200', 'path, encoding', '`Accept-Encoding`, `Range`'],
  [
    '`/offline/*`, and paths whose last part has a dot',
    'revalidated each time',
    'path, encoding, the cookie `lobbyRelease`',
    '`Accept-Encoding`, `Range`, `If-None-Match`, that cookie',
  ],
  ['all else: pages', 'never', '', `all${countryRule(release)}`],
])}

- The encoding of a key is \`br\`, \`gzip\` or none, by what the client takes.
- Answers other than 200 and 304 are passed on and not kept: a 404 below \`/assets/\` is no page, a 303 answers the form of a partner.
- Header fields of 32 kB are passed on, since cookies may have as many.
- Nothing is changed in a page or a script, and nothing added: the policy allows what is inline by its hash. Features that rewrite
  pages (minifying, deferring scripts, obfuscating addresses, analytics) are off.
- Plain http leads to https.
- Queries of addresses may have tokens, and are in no log.

The host sends these headers with each page; a CDN neither removes nor replaces them:

${table([['header', 'value'], ['---', '---'], ...Object.entries(headers).map(([name, value]) => [name, `\`${value}\``])])}

Whether all of it is so: \`npm run host:check -- ${origin}\`
`;
}
