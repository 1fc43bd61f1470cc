import { loadScript } from '@lobby/runtime';
import type { SentrySdk } from './sentry.ts';

declare global {
  interface Window {
    /** What the script of the reporting service leaves. */
    Sentry?: Partial<SentrySdk> & { SDK_VERSION?: string };
  }
}

/** A loader of the service has the same functions, which only queue; the version is the whole's alone. */
const isComplete = (sdk: Window['Sentry']): sdk is SentrySdk & { SDK_VERSION: string } =>
  typeof sdk?.init === 'function' && typeof sdk.captureException === 'function' && typeof sdk.SDK_VERSION === 'string';

/**
 * The service's code from its own content network (R-7-061, A-157). The page's Trusted Types refuse
 * scripts that load further ones: the address has to be that of the whole.
 *
 * @throws when the script does not come, or brings something else.
 */
export async function loadScriptedSdk(url: string): Promise<SentrySdk> {
  await loadScript(url);
  if (!isComplete(window.Sentry)) throw new Error(`The script ${url} brought no error reporting.`);
  return window.Sentry;
}
