import { loadScript } from '@lobby/runtime';
import type { SentrySdk } from './sentry.ts';

declare global {
  interface Window {
    /** Set by the reporting service's script. */
    Sentry?: Partial<SentrySdk> & { SDK_VERSION?: string };
  }
}

/** The service's loader script has the same functions, which only queue calls; only the full SDK has a version. */
const isComplete = (sdk: Window['Sentry']): sdk is SentrySdk & { SDK_VERSION: string } =>
  typeof sdk?.init === 'function' && typeof sdk.captureException === 'function' && typeof sdk.SDK_VERSION === 'string';

/**
 * The SDK from the service's own content network (R-7-061, A-157). The address has to be that of the full SDK, as
 * the page's Trusted Types refuse loader scripts, which insert further ones.
 *
 * @throws when the script cannot be loaded or does not provide the SDK.
 */
export async function loadScriptedSdk(url: string): Promise<SentrySdk> {
  await loadScript(url);
  if (!isComplete(window.Sentry)) throw new Error(`The script ${url} does not provide error reporting.`);
  return window.Sentry;
}
