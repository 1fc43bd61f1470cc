import { isReachable } from './reachability.ts';
import { scriptPolicy } from './scriptPolicy.ts';
import { whenIdle } from './whenIdle.ts';
import { timings } from './timings.ts';

/**
 * Registers the service worker of the build, once the page is idle. The worker takes part from the next document on.
 * Browsers allow it over https and on this machine only.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(
    async () => {
      // The browser would log an error of its own.
      if (!navigator.onLine && !(await isReachable())) return;
      const script = scriptPolicy.createScriptURL('/sw.js');
      // Rejected by the browser's settings, or the network has failed: the next document tries again.
      navigator.serviceWorker.register(script, { updateViaCache: 'none' }).catch(() => undefined);
    },
    { afterLoad: true, delay: timings.serviceWorkerDelay },
  );
}
