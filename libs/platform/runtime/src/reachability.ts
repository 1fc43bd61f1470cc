import { timings } from './timings.ts';

/** The server's answer to a HEAD request; null where none comes in time. */
export async function head(url: string): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(timings.reachabilityTimeout);
    return await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
  } catch {
    return null;
  }
}

/**
 * Whether the lobby's server answers. `navigator.onLine` and its events are only hints: the browser knows of the nearest network alone,
 * and under some VPNs it says that it is offline while the network works. What depends on the network queries the server.
 */
export const isReachable = async (): Promise<boolean> => (await head(location.pathname)) !== null;

/** Waits for the browser to say that it is online, a few seconds at most, and queries the server; again until it answers or the signal aborts. */
export async function untilReachable(signal?: AbortSignal): Promise<void> {
  do {
    await untilOnline(timings.reachabilityInterval);
  } while (!signal?.aborted && !(await isReachable()));
}

/** Resolves at the browser's next `online`, after `limit` ms at the latest. */
function untilOnline(limit: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(goOn, limit);
  function goOn() {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
    resolve();
  }
  window.addEventListener('online', goOn);
  return promise;
}
