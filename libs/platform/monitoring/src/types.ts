/** What helps to understand an error: names and counts, never a player's data. */
export type ErrorContext = Readonly<Record<string, string | number | boolean | undefined>>;

export interface MonitoringOptions {
  /** Absent: nothing is loaded and errors go to the console alone. */
  dsn?: string;
  /** Version of the operator's platform. */
  release?: string;
  brand?: string;
  /** The service's code from elsewhere, in place of what the lobby brings (R-7-061). */
  scriptUrl?: string;
  environment?: string;
}

export interface Report {
  error: unknown;
  context?: ErrorContext;
  /** Nobody caught it. */
  isUnhandled: boolean;
}
