import type { MoneyPattern } from '@lobby/i18n';

/** What a player's page says in its element `early-requests` of the requests that it begins with: exactly as its scripts send them. */
export interface EarlyRecord {
  /** Pathname for which it was made. */
  path: string;
  /** Those that do not depend on the visitor. */
  headers: Readonly<Record<string, string>>;
  requests: readonly RecordedRequest[];
  /** Requests of the page's own, for this market alone. */
  pageRequests: readonly RecordedRequest[];
  market: { ipCountryCode?: string; license: string };
  /** For most players' amounts; others wait for `Intl`. */
  money?: { currency: string; pattern: MoneyPattern };
  /** The code that renews an expired token, which the prerenderer adds. */
  renewal?: readonly { file: string; integrity: string }[];
}

export interface RecordedRequest {
  isWithoutBearer?: true;
  body: { operationName: string; query: string; variables: Record<string, unknown> };
}
