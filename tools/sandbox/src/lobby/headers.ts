import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { LobbySettings } from '../../../../libs/contracts/src/lobby-settings.ts';
import type { Origins } from '../graphql/context.ts';

/** Trusted Types policies that the lobby's and its partners' scripts may create (A-176). */
const trustedTypesPolicies = ['lobby-scripts', 'dompurify'];
/** Those of the gamification service's script, and of the lobby's code that loads it. */
const gamificationPolicies = ['gamification-widget', 'lobby-gamification'];

/** Of the lobby's code that loads the support chat's script. */
const chatPolicies = ['lobby-chat'];

/** Settings that name third-party services. */
type ServiceSettings = Pick<
  LobbySettings,
  | 'sentryDsn'
  | 'errorReportingScriptUrl'
  | 'fontStylesheetUrl'
  | 'fontOrigins'
  | 'gamificationHost'
  | 'sportsbook'
  | 'chat'
>;

/** The style and the scripts that may be inline, by their hashes. */
interface InlineSources {
  styleSource?: string;
  scriptSource?: string;
}

/** Ignores values that are not http(s) URLs; the lobby does so too, and reports them. */
const originsOf = (...urls: (string | undefined)[]): string[] => [
  ...new Set(
    urls.flatMap((url) => {
      const { protocol, origin } = URL.parse(url ?? '') ?? {};
      return origin && /^https?:$/.test(protocol ?? '') ? [origin] : [];
    }),
  ),
];

const socketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');

/** Path to which browsers send CSP violation reports. */
export const cspReportPath = '/api/csp-reports';

/** A brand with forms of its own may show its registration on the lobby page, in a frame (R-9-060). */
const registersByForm = ({ registrationFlows }: Pick<Brand, 'registrationFlows'>): boolean =>
  registrationFlows.some((flow) => flow === 'REGILY' || flow === 'DINO' || flow === 'SSN');

/** Who may frame a page: nobody, but this site itself that of the registration. */
const mayBeFramed = (brand: Pick<Brand, 'registrationFlows' | 'locales'>, pathname: string): boolean =>
  registersByForm(brand) && brand.locales.some((locale) => pathname === `/${locale}/register/`);

/** The page's content security policy: no inline code but the named, and only the listed partners as other origins. */
function contentSecurityPolicy(
  origins: Origins,
  services: ServiceSettings,
  { inline = {}, brand, pathname }: Page,
): string {
  const { lobby, partners, cashier } = origins;
  const { sentryDsn, errorReportingScriptUrl, fontStylesheetUrl, fontOrigins = [], gamificationHost, chat } = services;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(inline.scriptSource ? [inline.scriptSource] : []),
      ...originsOf(errorReportingScriptUrl, gamificationHost, chat?.scriptUrl),
    ],
    'style-src': ["'self'", ...(inline.styleSource ? [inline.styleSource] : []), ...originsOf(fontStylesheetUrl)],
    'font-src': ["'self'", ...originsOf(fontStylesheetUrl, ...fontOrigins)],
    'img-src': ["'self'", partners, 'data:'],
    'connect-src': [
      "'self'",
      ...new Set([partners, ...originsOf(gamificationHost, chat?.scriptUrl)]),
      socketOrigin(lobby),
      socketOrigin(partners),
      ...originsOf(sentryDsn),
    ],
    'frame-src': [
      ...(registersByForm(brand) ? ["'self'"] : []),
      ...new Set([partners, cashier, ...originsOf(services.sportsbook?.url)]),
    ],
    'form-action': ["'self'", partners],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [mayBeFramed(brand, pathname) ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      ...trustedTypesPolicies,
      ...(gamificationHost ? gamificationPolicies : []),
      ...(chat ? chatPolicies : []),
    ],
    // Browsers that support `report-to` ignore `report-uri`.
    'report-to': ['csp'],
    'report-uri': [cspReportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Browser features that the lobby does not use and denies to its scripts and frames. */
const deniedFeatures = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What the frame of an identity check takes pictures with: of documents, and of a face that speaks. */
const captureFeatures = ['camera', 'microphone'];

interface Page {
  /** What pages have inline. */
  inline?: InlineSources;
  brand: Pick<Brand, 'registrationFlows' | 'locales' | 'toggles'>;
  /** Of the address that is requested. */
  pathname: string;
}

export function pageHeaders(origins: Origins, services: ServiceSettings, page: Page): Record<string, string> {
  const { lobby, partners, cashier } = origins;
  // In a partner's frame.
  const checksIdentity = page.brand.toggles.SumSubFlow;
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, services, page),
    'Reporting-Endpoints': `csp="${cspReportPath}"`,
    // Browsers ignore it on plain http.
    ...(lobby.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      ...captureFeatures.map((feature) => `${feature}=(${checksIdentity ? `self "${partners}"` : ''})`),
      `autoplay=(self "${partners}")`,
      // Not for frames: a game in full screen would hide the session clock and the dialogs.
      'fullscreen=(self)',
      `payment=(self "${cashier}")`,
      `screen-wake-lock=(self "${partners}")`,
    ].join(', '),
    ...fileHeaders,
  };
}

export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // No path even for same-origin requests: the first ones are sent before tokens are removed from the URL (A-022).
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
