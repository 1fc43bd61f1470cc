import { pagesReport, report, settings } from '../release.fixture.ts';
import type { Release } from '../releaseFolders.ts';
import type { Traffic } from '../traffic.ts';
import { cdnRules } from './cdn.ts';
import { nginxConfiguration } from './configuration.ts';

const [first, second, third] = ['111111111111', '222222222222', '333333333333'];

const release = (build: string, deployment: Partial<Release['deployment']> = {}): Release => ({
  build,
  folder: `/srv/releases/${build}`,
  report,
  pages: pagesReport,
  markets: ['FI'],
  deployment: {
    settings,
    hosting: { origin: 'https://lobby.acme.test' },
    origin: 'https://lobby.acme.test',
    platform: 'https://platform.acme.test',
    ...deployment,
  },
});
const configure = (options: Partial<Parameters<typeof nginxConfiguration>[0]> = {}) =>
  nginxConfiguration({ operator: 'acme', releases: [release(first)], ...options });

/** What is sent as it is must not be replaced: nginx itself is asked in the browser tests (e2e/hosts). */
describe('values', () => {
  it('are quoted, with their own quotes escaped', () => {
    const hosting = { origin: 'https://lobby.acme.test', reports: '/reports' };
    expect(configure({ releases: [release(first, { hosting })] })).toContain(
      'add_header Reporting-Endpoints "csp=\\"/reports\\"" always;',
    );
  });

  it.each(['/reports/$1', '/reports\n'])('with %j are refused: nginx cannot be given them', (reports) => {
    const hosting = { origin: 'https://lobby.acme.test', reports };
    expect(() => configure({ releases: [release(first, { hosting })] })).toThrow(
      /^nginx cannot be given “.*\/reports/s,
    );
  });

  it('above 4 kB are refused', () => {
    const sources = { 'img-src': Array.from({ length: 300 }, (_, index) => `https://pictures-${index}.acme.test`) };
    const hosting = { origin: 'https://lobby.acme.test', sources };
    expect(() => configure({ releases: [release(first, { hosting })] })).toThrow(
      /^nginx takes no value of \d+ characters/,
    );
  });
});

it('has names of the operator’s own, since a server may have several', () => {
  const names = (operator: string): readonly string[] =>
    configure({ operator }).match(/^(?:map \S+|upstream|log_format) \S+/gm) ?? [];
  expect(names('acme').length).toBeGreaterThan(10);
  expect(names('acme').filter((name) => names('other').includes(name))).toEqual([]);
});

it('trusts the platform’s certificate alone, by its name', () => {
  expect(configure()).toMatch(
    /server platform\.acme\.test:443 [^]*proxy_ssl_name "platform\.acme\.test";\s+proxy_ssl_verify on;/,
  );
  const plain = configure({ releases: [release(first, { platform: 'http://10.0.0.7:4200' })] });
  expect(plain).toContain('server 10.0.0.7:4200 ');
  expect(plain).not.toContain('proxy_ssl');
});

it('lets sockets alone be silent for long', () => {
  const timeouts = [...configure().matchAll(/location (\S+ ?\S*) \{(?:(?!\n  \}\n)[^])*?proxy_read_timeout (\w+);/g)];
  expect(timeouts.map(([, location, timeout]) => [location, timeout])).toEqual([
    ['^~ /api/', '60s'],
    ['= /graphql', '60s'],
    ['@socket', '1h'],
  ]);
});

it('leads http to https where it has the certificate, on the port that browsers take', () => {
  const tls = { certificate: '/etc/tls/acme.pem', key: '/etc/tls/acme.key' };
  const secure = configure({ releases: [release(first, { listen: { port: 443, tls } })], ipv6: false });
  expect(secure).toMatch(/listen 80;[^}]*return 301 https:\/\/lobby\.acme\.test\$request_uri;/);
  expect(secure).toMatch(/listen 443 ssl http2;[^]*ssl_certificate_key "\/etc\/tls\/acme\.key";/);
  // One before it has the certificate: it is reached by plain http.
  expect(configure()).not.toContain('listen 80;');
});

it('counts no visitors as long as there is one release', () => {
  expect(configure()).not.toMatch(/Set-Cookie|lobbyRelease/);
});

describe('for several releases', () => {
  const traffic: Traffic = { current: second, canary: { build: third, share: 0.01 }, previous: [first] };
  const releases = [
    release(first),
    release(second),
    release(third, { hosting: { origin: 'https://lobby.acme.test', reports: '/new' } }),
  ];

  it('gives a share of the 256 groups to the canary', () => {
    const text = configure({ releases, traffic });
    expect(text.match(new RegExp(`^  "[0-9a-f]{2}" "${third}";$`, 'gm'))).toEqual([
      `  "00" "${third}";`,
      `  "01" "${third}";`,
      `  "02" "${third}";`,
    ]);
    expect(text).toContain('SameSite=Lax; Secure"');
  });

  it('sends the headers of each', () => {
    const text = configure({ releases, traffic });
    expect(text).toContain(`"${third} 1" "csp=\\"/new\\"";`);
    expect(text).toContain('add_header Reporting-Endpoints $acme_page_reporting_endpoints always;');
    // The same in all.
    expect(text).toContain('add_header Cross-Origin-Opener-Policy "same-origin-allow-popups" always;');
  });

  it('looks for files in the folders of all, and of those that open tabs may still request', () => {
    const text = configure({ releases, traffic, assets: ['/srv/releases/444444444444'] });
    const [, folders = ''] = /location \^~ \/assets\/ \{[^]*?try_files (.*);/.exec(text) ?? [];
    for (const build of [first, second, third, '444444444444'])
      expect(folders).toContain(`"/srv/releases/${build}/public$uri"`);
  });

  it('is made of all of them', () => {
    expect(() => configure({ releases: releases.slice(1), traffic })).toThrow('each release of the traffic');
    expect(() => configure({ releases })).toThrow('exactly one');
  });
});

it('has the rules of a CDN, with the header of the country and what it must not remove', () => {
  const rules = cdnRules(release(first, { country: { header: 'cf-ipcountry' } }));
  expect(rules).toContain('all, `cf-ipcountry` as the CDN sets it for every request');
  const byAddress = release(first, { country: { database: '/var/lib/countries.mmdb' } });
  expect(cdnRules(byAddress)).toContain('would find the CDN’s country');
  expect(rules).toMatch(/\| `\/assets\/\*` +\| a year/);
  expect(rules).toContain('| Strict-Transport-Security | `max-age=63072000; includeSubDomains` |');
});
