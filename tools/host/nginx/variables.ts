import { countryOfAll, type ReleaseDeployment } from '../deployment.ts';
import { oddPath } from '../host.ts';
import { changingParams, hasTheme, sessionCookie } from '../pages.ts';
import { framedPaths } from '../policy.ts';
import type { Release } from '../releaseFolders.ts';
import { bucketsOf, buildsOf, cookieAttributes, releaseCookie, sentCookie, type Traffic } from '../traffic.ts';
import { block, literal, map, pattern } from './syntax.ts';

export interface Options {
  operator: string;
  /** All of the traffic; without one exactly one. */
  releases: readonly Release[];
  /** Absent: one release is served, and no cookie is set. */
  traffic?: Traffic | undefined;
}

/** Variables of one operator, so that a server can have several. */
export const variablesOf = (operator: string) => {
  const name = (word: string): string => `$${operator}_${word}`;
  return {
    path: name('path'),
    foreign: name('foreign'),
    country: name('country'),
    session: name('session'),
    viewer: name('viewer'),
    marketFolder: name('market_folder'),
    frameFolder: name('frame_folder'),
    framed: name('framed'),
    hidden: name('hidden'),
    upgrade: name('upgrade'),
    connection: name('connection'),
    milliseconds: name('milliseconds'),
    sentBucket: name('sent_bucket'),
    sentBuild: name('sent_build'),
    drawnBucket: name('drawn_bucket'),
    bucket: name('bucket'),
    visitorBuild: name('visitor_build'),
    /** Of the release that sends a page. */
    build: name('build'),
    /** Of the release that sends a file. */
    fileBuild: name('file_build'),
    cookie: name('cookie'),
    named: name,
  };
};
export type Variables = ReturnType<typeof variablesOf>;

/** What a folder that is not there is called. */
const none = '/-';

/** A parameter in an address, each of its letters plain or encoded. */
const encodable = (param: string): string =>
  [...param]
    .map((letter) => {
      const digits = letter
        .charCodeAt(0)
        .toString(16)
        .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
      return `(?:${letter}|%${digits})`;
    })
    .join('');
const changingArgs = new RegExp(`(?:^|&)(?:${changingParams.map(encodable).join('|')})(?:=|&|$)`);

/** Of the request and its visitor, whichever release answers. */
export function requestMaps({ releases, traffic }: Options, names: Variables, deployment: ReleaseDeployment): string[] {
  const markets = [...new Set(releases.flatMap((release) => release.markets))].sort();
  const framed = [...new Set(releases.flatMap(({ report }) => framedPaths(report)))];
  const themed = releases.filter(({ deployment: { settings }, pages }) => hasTheme(settings) || !pages);
  const build = traffic ? names.build : releases[0]?.build;
  return [
    '# The path as it was requested: that of nginx itself changes on the way to the file.',
    map('$request_uri', names.path, [[pattern(/^([^?#]*)/), '$1']]),
    '# As it was requested, too: redirects lead there.',
    map('$request_uri', names.foreign, [
      ['default', '""'],
      [pattern(/^\/[/\\]/), '1'],
    ]),
    ...countryMaps(deployment, markets, names),
    map('$http_cookie', names.session, [
      ['default', 'visitor'],
      [pattern(sessionCookie), 'player'],
    ]),
    '# Whom a prerendered page is for; nobody’s where the address changes the page, or the platform has a theme of its own.',
    map('$args', names.named('changes'), [
      ['default', '""'],
      [pattern(changingArgs), '1'],
    ]),
    map('$uri', names.named('odd'), [
      ['default', '""'],
      [pattern(oddPath), '1'],
    ]),
    map(`"${build}"`, names.named('themed'), [
      ['default', '""'],
      ...themed.map((release) => [literal(release.build), '1'] as const),
    ]),
    map(`"${names.named('changes')}${names.named('odd')}${names.named('themed')}"`, names.viewer, [
      ['default', 'nobody'],
      ['""', names.session],
    ]),
    map(`"${names.viewer} ${names.country}"`, names.marketFolder, [
      ['default', none],
      ...markets.flatMap((market) => [
        [literal(`visitor ${market}`), literal(`/${market}`)] as const,
        [literal(`player ${market}`), literal(`/players/${market}`)] as const,
      ]),
    ]),
    map(names.viewer, names.frameFolder, [
      ['default', none],
      ['player', '/frames'],
    ]),
    '# Pages that this site itself may frame. Strings of a map match without regard to case.',
    map(names.path, names.framed, [
      ['default', '""'],
      ...framed.map((path) => [pattern(new RegExp(`^${path}$`)), '1'] as const),
    ]),
    '# Compressed copies are served in place of their files, and documents are pages, but for the offline ones.',
    map('$uri', names.hidden, [
      ['default', '""'],
      [pattern(oddPath), '1'],
      [pattern(/\.(?:map|br|gz)$/), '1'],
      [pattern(/^(?!\/offline\/).*\.html$/), '1'],
    ]),
    '# No other protocol: a back end might take one in which further requests pass unseen.',
    map('$http_upgrade', names.upgrade, [
      ['default', '""'],
      ['"~*^websocket$"', 'websocket'],
    ]),
    map(names.upgrade, names.connection, [
      ['default', 'upgrade'],
      ['""', '""'],
    ]),
    map('$request_time', names.milliseconds, [
      [pattern(/^0\.0{0,2}(\d+)$/), '$1'],
      [pattern(/^(\d+)\.(\d+)$/), '$1$2'],
    ]),
  ];
}

function countryMaps(deployment: ReleaseDeployment, markets: readonly string[], names: Variables): string[] {
  const { country } = deployment;
  const all = countryOfAll(deployment);
  if (!country || all !== undefined) return [map('""', names.country, [['default', literal(all ?? '')]])];
  const found =
    'header' in country ? `$http_${country.header.toLowerCase().replaceAll('-', '_')}` : names.named('located');
  return [
    ...('database' in country
      ? [
          block(`geoip2 ${literal(country.database)}`, [
            '# It is replaced from time to time.',
            'auto_reload 60m;',
            `${found} source=$remote_addr country iso_code;`,
          ]),
        ]
      : []),
    map(found, names.country, [['default', '""'], ...markets.map((market) => [market, market] as const)]),
  ];
}

/** Which release answers whom: the same choice as in `traffic.ts`. */
export function releaseMaps({ traffic }: Options, names: Variables, isSecure: boolean): string[] {
  if (!traffic) return [];
  const { current, canary } = traffic;
  const builds = buildsOf(traffic);
  const hex = (bucket: number) => bucket.toString(16).padStart(2, '0');
  const canaryBuckets = Array.from({ length: canary ? bucketsOf(canary.share) : 0 }, (_, bucket) => hex(bucket));
  return [
    '# The group of a visitor, one of 256, and the release that they had last.',
    map('$http_cookie', names.sentBucket, [
      ['default', '""'],
      [pattern(sentCookie), '$1'],
    ]),
    map('$http_cookie', names.sentBuild, [
      ['default', '""'],
      [pattern(sentCookie), '$2'],
    ]),
    map('$request_id', names.drawnBucket, [[pattern(/^(..)/), '$1']]),
    map(names.sentBucket, names.bucket, [
      ['default', names.sentBucket],
      ['""', names.drawnBucket],
    ]),
    map(names.bucket, names.visitorBuild, [
      ['default', literal(current)],
      ...canaryBuckets.map((bucket) => [literal(bucket), literal(canary?.build ?? current)] as const),
    ]),
    '# A player stays in the release with which the session began.',
    map(`"${names.session} ${names.sentBuild}"`, names.build, [
      ['default', names.visitorBuild],
      ...builds.map((build) => [literal(`player ${build}`), literal(build)] as const),
    ]),
    '# Browsers request some files without cookies.',
    map(names.sentBucket, names.fileBuild, [
      ['default', names.build],
      ['""', literal(current)],
    ]),
    map(`"${names.build} ${names.sentBuild}"`, names.cookie, [
      ['default', `"${releaseCookie}=${names.bucket}.${names.build}; ${cookieAttributes(isSecure)}"`],
      ...builds.map((build) => [literal(`${build} ${build}`), '""'] as const),
    ]),
  ];
}
