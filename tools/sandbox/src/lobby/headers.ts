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

/** The page's policy: nothing inline, nothing from elsewhere but the named partners. */
export function contentSecurityPolicy(origins: Origins, services: ServiceSettings): string {
  const { lobby, partners, cashier } = origins;
  const { sentryDsn, errorReportingScriptUrl, fontStylesheetUrl, fontOrigins = [] } = services;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...originsOf(errorReportingScriptUrl)],
    'style-src': ["'self'", ...originsOf(fontStylesheetUrl)],
    'font-src': ["'self'", ...originsOf(fontStylesheetUrl, ...fontOrigins)],
    'img-src': ["'self'", partners, 'data:'],
    'connect-src': ["'self'", partners, lobby.replace(/^http/, 'ws'), ...originsOf(sentryDsn)],
    'frame-src': [partners, cashier],
    'form-action': ["'self'", partners],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function pageHeaders(origins: Origins, services: ServiceSettings): Record<string, string> {
  const { partners, cashier } = origins;
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, services),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      'camera=()',
      'geolocation=()',
      'microphone=()',
      'usb=()',
      `autoplay=(self "${partners}")`,
      // The page alone: a game in full screen would hide its clock and its dialogs.
      'fullscreen=(self)',
      `payment=(self "${cashier}")`,
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
