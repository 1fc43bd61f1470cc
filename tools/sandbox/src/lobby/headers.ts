import type { LobbySettings } from '../../../../libs/contracts/src/lobby-settings.ts';
import type { Origins } from '../graphql/context.ts';

/** Trusted Types policies that the lobby and its partners' scripts may make (A-176). */
const policies = ['lobby-scripts', 'dompurify'];

/** Settings that name a service of somebody else. */
type ServiceSettings = Pick<
  LobbySettings,
  'sentryDsn' | 'errorReportingScriptUrl' | 'fontStylesheetUrl' | 'fontOrigins'
>;

/** What is no address of a server is left out: the lobby refuses it too, and reports it. */
const originsOf = (...urls: (string | undefined)[]): string[] => [
  ...new Set(
    urls.flatMap((url) => {
      const { protocol, origin } = URL.parse(url ?? '') ?? {};
      return origin && /^https?:$/.test(protocol ?? '') ? [origin] : [];
    }),
  ),
];

/** Where browsers report what the policy has kept from happening. */
export const reportPath = '/api/csp-reports';

/** The page to which the provider's silent check returns, in a frame of the lobby's own. */
const silentCheckReturn = /^\/[^/]+\/keycloak-login-handler\/?$/;

/** The page's policy: nothing inline, nothing from elsewhere but the named partners. */
export function contentSecurityPolicy(origins: Origins, services: ServiceSettings, path = '/'): string {
  const { lobby, partners, cashier } = origins;
  const { sentryDsn, errorReportingScriptUrl, fontStylesheetUrl, fontOrigins = [] } = services;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...originsOf(errorReportingScriptUrl)],
    'style-src': ["'self'", ...originsOf(fontStylesheetUrl)],
    'font-src': ["'self'", ...originsOf(fontStylesheetUrl, ...fontOrigins)],
    'img-src': ["'self'", partners, 'data:'],
    'connect-src': ["'self'", partners, lobby.replace(/^http/, 'ws'), ...originsOf(sentryDsn)],
    'frame-src': ["'self'", partners, cashier],
    'form-action': ["'self'", partners],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [silentCheckReturn.test(path) ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
    // The newer name first; browsers that know it ignore the other.
    'report-to': ['csp'],
    'report-uri': [reportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** What no page of the lobby uses, so that no script and no frame of a partner can ask for it either. */
const deniedFeatures = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export function pageHeaders(origins: Origins, services: ServiceSettings, path?: string): Record<string, string> {
  const { lobby, partners, cashier } = origins;
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, services, path),
    'Reporting-Endpoints': `csp="${reportPath}"`,
    // Means nothing on plain http, where browsers have to ignore it.
    ...(lobby.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      `autoplay=(self "${partners}")`,
      // The page alone: a game in full screen would hide its clock and its dialogs.
      'fullscreen=(self)',
      `payment=(self "${cashier}")`,
      `screen-wake-lock=(self "${partners}")`,
    ].join(', '),
    ...fileHeaders,
  };
}

export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // No path even to the lobby itself: the first requests of a page leave before tokens are out of its address.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
