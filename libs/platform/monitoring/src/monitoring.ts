import { whenIdle } from '@lobby/runtime';
import type { ErrorContext, MonitoringOptions, Report } from './sentry.ts';

/** Errors before reporting has loaded. The buffer keeps the first ones, as later ones are often their consequences. */
const BUFFER_SIZE = 20;
const buffer: Report[] = [];
let send: ((report: Report) => void) | undefined;
let isOff = false;

function report(entry: Report): void {
  if (send) send(entry);
  else if (isOff) console.error(entry.error);
  else if (buffer.length < BUFFER_SIZE) buffer.push(entry);
}

/** Reports a caught error. Can be called at any time, also before `initMonitoring`; loads nothing. */
export const reportError = (error: unknown, context?: ErrorContext): void =>
  report({ error, context, isUnhandled: false });

const onError = ({ error, message }: ErrorEvent): void => report({ error: error ?? message, isUnhandled: true });
const onRejection = ({ reason }: PromiseRejectionEvent): void => report({ error: reason, isUnhandled: true });

function listen(): () => void {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** The reporting service's SDK: its own script where one is configured; if that fails to load, the bundled one, which reports so. */
async function loadSdk(scriptUrl: string | undefined) {
  if (scriptUrl) {
    const { loadScriptedSdk } = await import('./scriptedSdk.ts');
    try {
      return await loadScriptedSdk(scriptUrl);
    } catch (error) {
      reportError(error);
    }
  }
  return import('./bundledSdk.ts');
}

/**
 * Called once, first of all at start. Unhandled errors are buffered from then on; with a DSN the SDK is loaded as a
 * chunk of its own after first paint and gets the buffer. Without one errors go to the console.
 */
export function initMonitoring({ dsn, scriptUrl, ...options }: MonitoringOptions): void {
  if (!dsn) {
    isOff = true;
    for (const entry of buffer.splice(0)) report(entry);
    return;
  }
  const unlisten = listen();
  async function start(address: string): Promise<void> {
    const [{ startSentry }, sdk] = await Promise.all([import('./sentry.ts'), loadSdk(scriptUrl)]);
    // The SDK installs its own listeners.
    unlisten();
    send = startSentry(sdk, { ...options, dsn: address });
    for (const entry of buffer.splice(0)) report(entry);
  }
  whenIdle(() => start(dsn).catch((error: unknown) => console.error(error)), { afterLoad: true });
}
