import { whenIdle } from '@lobby/runtime';
import type { ErrorContext, MonitoringOptions, Report } from './sentry.ts';

/** Early errors that are kept until reporting has loaded; the first ones tell most. */
const BUFFER = 20;
const early: Report[] = [];
let send: ((report: Report) => void) | undefined;
let isOff = false;

function report(entry: Report): void {
  if (send) send(entry);
  else if (isOff) console.error(entry.error);
  else if (early.length < BUFFER) early.push(entry);
}

/** Tells error reporting of an error that was caught. Usable at any time, anywhere; loads nothing. */
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

/** The service's code. When its own script does not come, the lobby's takes its place, and tells. */
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
 * To be called once, first of all at start. Unhandled errors are kept from now on; with a DSN the
 * reporting code comes in a chunk of its own after first paint, and gets what has been kept.
 */
export function initMonitoring({ dsn, scriptUrl, ...options }: MonitoringOptions): void {
  if (!dsn) {
    isOff = true;
    for (const entry of early.splice(0)) report(entry);
    return;
  }
  const unlisten = listen();
  async function start(address: string): Promise<void> {
    const [{ startSentry }, sdk] = await Promise.all([import('./sentry.ts'), loadSdk(scriptUrl)]);
    // Its own listeners take over.
    unlisten();
    send = startSentry(sdk, { ...options, dsn: address });
    for (const entry of early.splice(0)) report(entry);
  }
  whenIdle(() => void start(dsn).catch((error: unknown) => console.error(error)), { afterLoad: true });
}
