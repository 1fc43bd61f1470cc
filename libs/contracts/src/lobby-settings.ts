import type { License, Operator } from './operators.ts';

/** Who gets data by what the operator adds to the page, with a visitor's consent alone. */
export interface ConsentPartner {
  /** The same for good: what it is written as may change, and visitors are not asked again for that. */
  id: string;
  /** As visitors read it. */
  name: string;
  category: 'preferences' | 'analytics' | 'marketing' | 'uncategorized';
}

/** Settings injected into the page at run time (R-3-073): its brand and the addresses of its services. */
export interface LobbySettings {
  brand: string;
  /** Whose content the back end is to serve: sent with each request. */
  siteDataName: string;
  license: License;
  operator: Operator;
  /** Host of the identity provider, with or without a scheme (default https), optionally with a path. */
  identityHost: string;
  /**
   * Country of the visitor's address, ISO 3166-1 alpha-2, where the host knows it: the first queries are then sent before
   * the back end has given the country. What it says counts; a page is never shown for another one.
   */
  ipCountryCode?: string;
  /**
   * The back end takes tokens that are bound to a key of the browser (DPoP): the lobby requests them where discovery offers them. Otherwise
   * bearer tokens alone, whatever discovery lists.
   */
  senderConstrainedTokens?: boolean;
  /** The realm has Keycloak's action by which players add passkeys, and signs them in with these; discovery lists no actions. */
  passkeys?: boolean;
  /** Origins from which games may be framed, and from which their messages are accepted. */
  gameOrigins: readonly string[];
  /** Two games may be played side by side, in windows with room for them; never where the licence forbids it. */
  twoGames?: boolean;
  /** Other https origins to which a `redir` in an address may lead, such as the operator's own site. */
  redirectOrigins?: readonly string[];
  cashier: {
    /** `paymentiq-cashier-bootstrapper` environment. */
    environment: 'development' | 'test' | 'production';
    merchantId: string;
    /** Origin from which the cashier's window messages are accepted. */
    origin: string;
    /** False when the cashier is known to be unreachable: the deposit page then says so. */
    available: boolean;
  };
  /** Base URL of the jackpot service; absent where the brand has none. */
  jackpotHost?: string;
  /** `ws:` or `wss:` URL of its socket; by default `/v1/ws` below `jackpotHost`. */
  jackpotSocketUrl?: string;
  /** Base URL of the gamification service; absent where the brand has none. Its script runs in the page. */
  gamificationHost?: string;
  /** The brand's client id at the gamification service; without it there is no loyalty programme. */
  gamificationClientId?: string;
  /** The sportsbook's page, which the lobby frames; absent where the brand has none. Its messages are accepted from this URL's origin. */
  sportsbook?: { url: string };
  /** The support chat; absent where there is none. Its script runs in the page. */
  chat?: {
    /** Address of the vendor's script (https), without its key. */
    scriptUrl: string;
    /** Names the operator's widget at the vendor; public. */
    key: string;
  };
  /** Partners that the operator's tag manager or scripts pass data on to; visitors are asked for each. */
  consentPartners?: readonly ConsentPartner[];
  /** The operator's support by e-mail, for players who cannot have the chat, such as while a check is active. */
  supportEmail?: string;
  /** Without it no error reporting is loaded. */
  sentryDsn?: string;
  /** URL of the reporting service's own script, used instead of the bundled client; needs `sentryDsn`. */
  errorReportingScriptUrl?: string;
  /** Style sheet of a public font service, used instead of the self-hosted fonts. */
  fontStylesheetUrl?: string;
  /** Origins of that service's font files, if other than its style sheet's. */
  fontOrigins?: readonly string[];
  /** The back end's theme overrides by token path (not CSS variable); validated before use. */
  theme?: Readonly<Record<string, unknown>>;
  /** The back end's answer to `root.themeSettings`, which the host requests: no page flashes then. Not with `theme`. */
  themeSettings?: Readonly<Record<string, unknown>>;
  /** Other time limits, in ms by library and name, in builds that allow overrides; validated before use. */
  timings?: Readonly<Record<string, unknown>>;
  /** Version of the operator's platform, for error reports. */
  release?: string;
}
