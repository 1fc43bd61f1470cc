import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';

/** What the host knows beside the settings of the page. */
export interface Hosting {
  /** Under which players open the lobby, such as `https://lobby.example`. */
  origin: string;
  /** Origins of the pictures in the back end's content, if not the lobby's own. */
  pictures?: readonly string[];
  /** Origin of the frame in which identities are checked, for brands with `SumSubFlow`. */
  identityCheck?: string;
  /** Further sources by directive, such as those that the vendor of the support chat names. */
  sources?: Readonly<Record<string, readonly string[]>>;
  /** Address to which browsers send reports of violations; absent: they send none. */
  reports?: string;
}

/** The style and the scripts that may be inline, by their hashes. */
export interface InlineSources {
  styleSource?: string;
  scriptSource?: string;
}

interface Page {
  settings: LobbySettings;
  hosting: Hosting;
  release: {
    locales: readonly string[];
    registrationFlows: readonly string[];
    toggles: Readonly<{ SumSubFlow: boolean }>;
  };
  inline?: InlineSources;
  /** Of the address that is requested. */
  pathname: string;
}

/** Trusted Types policies that the lobby's and its partners' scripts may create (A-176). */
const trustedTypesPolicies = ['lobby-scripts', 'dompurify'];
/** Those of the gamification service's script, and of the lobby's code that loads it. */
const gamificationPolicies = ['gamification-widget', 'lobby-gamification'];
/** Of the lobby's code that loads the support chat's script. */
const chatPolicies = ['lobby-chat'];

/** Ignores values that are not http(s) or socket URLs; the lobby does so too, and reports them. */
const originsOf = (...urls: (string | undefined)[]): string[] =>
  urls.flatMap((url) => {
    const { protocol, host } = URL.parse(url ?? '') ?? {};
    return host && /^(?:http|ws)s?:$/.test(protocol ?? '') ? [`${protocol}//${host}`] : [];
  });

const socketsOf = (...urls: (string | undefined)[]): string[] =>
  originsOf(...urls).map((origin) => origin.replace(/^http/, 'ws'));

/** As the lobby reads it: https unless it has a scheme (A-047). */
const identityOrigins = ({ identityHost }: LobbySettings): string[] =>
  originsOf(identityHost.includes('://') ? identityHost : `https://${identityHost}`);

/** A brand with forms of its own may show its registration on the lobby page, in a frame (R-9-060). */
const registersByForm = ({ registrationFlows }: Page['release']): boolean =>
  registrationFlows.some((flow) => flow === 'REGILY' || flow === 'DINO' || flow === 'SSN');

/** Who may frame a page: nobody, but this site itself those of the registration. */
export const framedPaths = (release: Page['release']): string[] =>
  registersByForm(release) ? release.locales.map((locale) => `/${locale}/register/`) : [];
const mayBeFramed = ({ release, pathname }: Page): boolean => framedPaths(release).includes(pathname);

const checkOrigins = ({ hosting, release }: Page): string[] =>
  release.toggles.SumSubFlow ? originsOf(hosting.identityCheck) : [];

/** Directives with their sources: no inline code but the named, and only the listed partners as other origins. */
export function policyOf(page: Page): Readonly<Record<string, readonly string[]>> {
  const { settings, hosting, release, inline = {} } = page;
  const { gamificationHost, chat, fontStylesheetUrl, fontOrigins = [], cashier } = settings;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(inline.scriptSource ? [inline.scriptSource] : []),
      ...originsOf(settings.errorReportingScriptUrl, gamificationHost, chat?.scriptUrl),
    ],
    'style-src': ["'self'", ...(inline.styleSource ? [inline.styleSource] : []), ...originsOf(fontStylesheetUrl)],
    'font-src': ["'self'", ...originsOf(fontStylesheetUrl, ...fontOrigins)],
    'img-src': ["'self'", ...originsOf(...(hosting.pictures ?? [])), 'data:'],
    'connect-src': [
      "'self'",
      ...identityOrigins(settings),
      ...originsOf(settings.jackpotHost, gamificationHost, chat?.scriptUrl),
      ...socketsOf(hosting.origin, settings.jackpotSocketUrl ?? settings.jackpotHost),
      ...originsOf(settings.sentryDsn),
    ],
    'frame-src': [
      ...(registersByForm(release) ? ["'self'"] : []),
      ...identityOrigins(settings),
      ...originsOf(...settings.gameOrigins, cashier.origin),
      ...checkOrigins(page),
      ...originsOf(settings.sportsbook?.url),
    ],
    'form-action': ["'self'", ...identityOrigins(settings)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [mayBeFramed(page) ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      ...trustedTypesPolicies,
      ...(gamificationHost ? gamificationPolicies : []),
      ...(chat ? chatPolicies : []),
    ],
    // Browsers that support `report-to` ignore `report-uri`.
    ...(hosting.reports && { 'report-to': ['csp'], 'report-uri': [hosting.reports] }),
  };
  const further = Object.keys(hosting.sources ?? {}).filter((name) => !(name in directives));
  return Object.fromEntries(
    [...Object.entries(directives), ...further.map((name) => [name, ["'self'"]] as const)].map(([name, values]) => [
      name,
      [...new Set([...values, ...(hosting.sources?.[name] ?? [])])],
    ]),
  );
}

const contentSecurityPolicy = (page: Page): string =>
  Object.entries(policyOf(page))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

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

function permissionsPolicy(page: Page): string {
  const allow = (feature: string, origins: readonly string[]) =>
    `${feature}=(${['self', ...new Set(origins)].map((origin) => (origin === 'self' ? origin : `"${origin}"`)).join(' ')})`;
  const { gameOrigins, cashier } = page.settings;
  const checks = checkOrigins(page);
  return [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...captureFeatures.map((feature) => (checks.length > 0 ? allow(feature, checks) : `${feature}=()`)),
    allow('autoplay', originsOf(...gameOrigins)),
    // Not for frames: a game in full screen would hide the session clock and the dialogs.
    'fullscreen=(self)',
    allow('payment', originsOf(cashier.origin)),
    allow('screen-wake-lock', originsOf(...gameOrigins)),
  ].join(', ');
}

/** Headers of a file that is no page. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // No path even for same-origin requests: the first ones are sent before tokens are removed from the URL (A-022).
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of a document of the lobby; see `docs/configuration.md`. */
export const pageHeaders = (page: Page): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(page),
  ...(page.hosting.reports && { 'Reporting-Endpoints': `csp="${page.hosting.reports}"` }),
  // Browsers ignore it on plain http.
  ...(page.hosting.origin.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  }),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy(page),
  ...fileHeaders,
});
