import type { BrowserOptions, browserTracingIntegration, captureException, EventHint, init } from '@sentry/react';
import { scrub } from './scrub.ts';

/** What helps to understand an error: names and counts, never a player's data. */
export type ErrorContext = Readonly<Record<string, string | number | boolean | undefined>>;

export interface MonitoringOptions {
  /** Absent: nothing is loaded and errors go to the console alone. */
  dsn?: string;
  /** Version of the operator's platform. */
  release?: string;
  brand?: string;
  /** Address of the service's own SDK, used in place of the bundled one (R-7-061). */
  scriptUrl?: string;
  environment?: string;
}

export interface Report {
  error: unknown;
  context?: ErrorContext;
  /** It reached the window as `error` or `unhandledrejection`. */
  isUnhandled: boolean;
}

/** Names of errors that sign-in throws for expected outcomes; its callers handle them. */
const authErrors = new Set(['AuthError', 'ErrorResponse', 'ErrorTimeout']);

const statusOf = (error: object): unknown => {
  const { status, response } = error as { status?: unknown; response?: { status?: unknown } };
  return status ?? response?.status;
};

/** 401 is handled by the session (R-8-023); handled auth errors are expected (R-8-024). Neither is reported. */
function isReported(error: unknown, isHandled: boolean): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (statusOf(error) === 401) return false;
  return !(isHandled && authErrors.has((error as { name?: string }).name ?? ''));
}

const beforeSend: BrowserOptions['beforeSend'] = (event, { originalException }: EventHint) => {
  const isHandled = event.exception?.values?.every(({ mechanism }) => mechanism?.handled !== false) ?? true;
  return isReported(originalException, isHandled) ? scrub(event) : null;
};

/** The part of the SDK that is used; the service's own script may lack tracing. */
export interface SentrySdk {
  init: typeof init;
  captureException: typeof captureException;
  browserTracingIntegration?: typeof browserTracingIntegration;
}

/** Initialises the SDK; returns the function that sends errors to it. */
export function startSentry(
  sdk: SentrySdk,
  options: Pick<MonitoringOptions, 'brand' | 'release' | 'environment'> & { dsn: string },
) {
  const { dsn, brand, release, environment } = options;
  sdk.init({
    dsn,
    release,
    environment,
    integrations: sdk.browserTracingIntegration ? [sdk.browserTracingIntegration()] : [],
    tracesSampleRate: 0.5,
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
    },
    initialScope: { tags: { brand } },
    beforeSend,
    beforeSendSpan: (span) => scrub(span),
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  });
  return ({ error, context, isUnhandled }: Report): void => {
    sdk.captureException(error, {
      mechanism: { handled: !isUnhandled, type: isUnhandled ? 'onerror' : 'generic' },
      captureContext: { extra: context },
    });
  };
}
