import type { License, Operator } from './operators.ts';

/** What the page injects at run time (R-3-073): who it is for, and where its services are. */
export interface LobbySettings {
  brand: string;
  siteDataName: string;
  license: License;
  operator: Operator;
  /** Host of the identity provider, with or without scheme (https when absent), may have a path. */
  identityHost: string;
  /** Origins from which a game frame may come and send messages. */
  gameOrigins: readonly string[];
  /** Other https origins to which a `redir` in an address may lead, such as the operator's own site. */
  redirectOrigins?: readonly string[];
  cashier: {
    /** `paymentiq-cashier-bootstrapper` environment. */
    environment: 'development' | 'test' | 'production';
    merchantId: string;
    /** Origin whose window messages count as the cashier's. */
    origin: string;
    /** False when the host knows that the cashier cannot be reached: deposits explain themselves. */
    available: boolean;
  };
  /** Base URL of the jackpot service; absent where the brand has none. */
  jackpotHost?: string;
  /** Absent: no error reporting is loaded. */
  sentryDsn?: string;
  /** Address of the reporting service's whole code, in place of what the lobby brings; needs `sentryDsn`. */
  errorReportingScriptUrl?: string;
  /** Public font service, in place of the self-hosted fonts. */
  fontStylesheetUrl?: string;
  /** Where that service's font files are, if not beside its style sheet. */
  fontOrigins?: readonly string[];
  /** Theme overrides of the back end: CSS-variable-free token paths to values; validated before use. */
  theme?: Readonly<Record<string, unknown>>;
  /** Version of the operator's platform, for error reports. */
  release?: string;
}
