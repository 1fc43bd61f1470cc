import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';
import { pageHeaders, type Hosting } from './policy.ts';
import { hosting, report, settings } from './release.fixture.ts';

interface Change {
  settings?: Partial<LobbySettings>;
  hosting?: Partial<Hosting>;
  release?: Partial<typeof report>;
  pathname?: string;
}
const headersOf = (change: Change = {}) =>
  pageHeaders({
    settings: { ...settings, ...change.settings },
    hosting: { ...hosting, ...change.hosting },
    release: { ...report, ...change.release },
    pathname: change.pathname ?? '/en/',
  });
const policyOf = (change?: Change) => headersOf(change)['Content-Security-Policy']?.split('; ');
const directive = (name: string, change?: Change) =>
  policyOf(change)
    ?.find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1);

it('allows no inline code and no other origins than the partners’', () => {
  expect(policyOf()).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' https://pictures.acme.test data:",
    "connect-src 'self' https://id.acme.test wss://lobby.acme.test",
    "frame-src 'self' https://id.acme.test https://games.acme.test https://cashier.acme.test",
    "form-action 'self' https://id.acme.test",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lobby-scripts dompurify',
  ]);
});

it('names each service that the settings name', () => {
  const services: Partial<LobbySettings> = {
    identityHost: 'https://id.acme.test/auth',
    jackpotHost: 'https://jackpot.acme.test/base',
    gamificationHost: 'https://gamification.acme.test/base',
    chat: { scriptUrl: 'https://static.support.test/ekr/snippet.js', key: 'acme' },
    sportsbook: { url: 'https://sports.acme.test/book/' },
    sentryDsn: 'https://key@errors.acme.test/1',
    errorReportingScriptUrl: 'https://cdn.acme.test/bundle.js',
    fontStylesheetUrl: 'https://fonts.acme.test/css2?family=Figtree',
    fontOrigins: ['https://files.acme.test', 'https://fonts.acme.test'],
  };
  expect(policyOf({ settings: services })).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://cdn.acme.test https://gamification.acme.test https://static.support.test",
      "style-src 'self' https://fonts.acme.test",
      "font-src 'self' https://fonts.acme.test https://files.acme.test",
      "connect-src 'self' https://id.acme.test https://jackpot.acme.test https://gamification.acme.test https://static.support.test wss://lobby.acme.test wss://jackpot.acme.test https://errors.acme.test",
      "frame-src 'self' https://id.acme.test https://games.acme.test https://cashier.acme.test https://sports.acme.test",
      'trusted-types lobby-scripts dompurify gamification-widget lobby-gamification lobby-chat',
    ]),
  );
  const socket = { ...services, jackpotSocketUrl: 'wss://sockets.acme.test/v1/ws' };
  expect(directive('connect-src', { settings: socket })).toContain('wss://lobby.acme.test wss://sockets.acme.test');
});

it.each(['nowhere', 'javascript:alert(1)', 'data:text/css,x'])(
  'allows no other origin for the invalid URL %s',
  (url) => {
    expect(directive('style-src', { settings: { fontStylesheetUrl: url } })).toBe("'self'");
  },
);

it('adds what a vendor needs besides, and the address of reports', () => {
  const sources = { 'connect-src': ['https://*.support.test'], 'media-src': ['https://media.support.test'] };
  const change = { hosting: { sources, reports: '/api/csp-reports' } };
  expect(directive('connect-src', change)).toMatch(/ https:\/\/\*\.support\.test$/);
  expect(directive('media-src', change)).toBe("'self' https://media.support.test");
  expect(policyOf(change)).toEqual(expect.arrayContaining(['report-to csp', 'report-uri /api/csp-reports']));
  expect(headersOf(change)['Reporting-Endpoints']).toBe('csp="/api/csp-reports"');
});

describe('in a frame', () => {
  it.each([
    '/',
    '/en/',
    '/en/login/',
    '/en/enter-code/',
    '/register/',
    '/en/register',
    '/sv/register/',
    '/en/register/more/',
    '/en/game/register/',
    '/en/%72egister/',
    '/en/register/..%2flogin/',
    '/offline/en.html',
  ])('is nobody’s: %s', (pathname) => {
    expect(directive('frame-ancestors', { pathname })).toBe("'none'");
  });

  it('is this site’s own where it is the registration, and the brand has a form', () => {
    for (const pathname of ['/en/register/', '/et_EE/register/'])
      expect(directive('frame-ancestors', { pathname })).toBe("'self'");
    const withoutForm = { release: { registrationFlows: ['KEYCLOAK', 'TRUSTLY'] }, pathname: '/en/register/' };
    expect(directive('frame-ancestors', withoutForm)).toBe("'none'");
    expect(directive('frame-src', withoutForm)).toMatch(/^https:/);
  });
});

it('is sent with HSTS over https only', () => {
  expect(headersOf()['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
  expect(headersOf({ hosting: { origin: 'http://localhost:4200' } })['Strict-Transport-Security']).toBeUndefined();
});

it('lets a frame take pictures only where a partner checks identities', () => {
  const permissions = (change: Change) => headersOf(change)['Permissions-Policy'];
  const hosting = { identityCheck: 'https://check.acme.test' };
  expect(permissions({ hosting })).toContain(
    'camera=(self "https://check.acme.test"), microphone=(self "https://check.acme.test")',
  );
  expect(directive('frame-src', { hosting })).toContain('https://check.acme.test');
  const without = { hosting, release: { toggles: { SumSubFlow: false } } };
  expect(permissions(without)).toContain('camera=(), microphone=()');
  expect(directive('frame-src', without)).not.toContain('check.acme.test');
});

it('denies what the lobby does not use, and leaves games the screen alone', () => {
  const policy = headersOf()['Permissions-Policy'];
  expect(policy).toContain('fullscreen=(self),');
  expect(policy).toContain('autoplay=(self "https://games.acme.test")');
  expect(policy).toContain('payment=(self "https://cashier.acme.test")');
  for (const feature of [
    'bluetooth',
    'display-capture',
    'geolocation',
    'hid',
    'publickey-credentials-get',
    'serial',
    'usb',
  ])
    expect(policy).toContain(`${feature}=()`);
});
