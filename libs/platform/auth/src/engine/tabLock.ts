import { withTimeout } from '@lobby/runtime';
import { cookies } from '@lobby/storage';
import { ErrorTimeout } from 'oidc-client-ts';
import { timings } from '../timings.ts';

/** In ms: a stalled request, in its headers or its body, releases the lock after this. Until then all that was sent is answered or over. */
const maxHold = () => timings.refreshSendTimeout + timings.providerRequestTimeout + timings.signingKeysTimeout;
const maxWait = () => maxHold() + 1000;

/** `checkTime` is called right before the request: it throws where another tab could hold the lock before the answer is there. */
type Task<Result> = (checkTime: () => void) => Promise<Result>;

/**
 * Runs the task while no other tab runs one, on cookies that are up to date. Browsers without locks
 * run it at once.
 */
export async function withTabLock<Result>(task: Task<Result>): Promise<Result> {
  if (navigator.locks === undefined) return withTimeLimit(task);
  let granted = false;
  const signal = AbortSignal.timeout(maxWait());
  try {
    return (await navigator.locks.request('lobby-session-refresh', { signal }, () => {
      granted = true;
      return withTimeLimit((checkTime) => runOnCurrentCookies(() => task(checkTime)));
    })) as Result;
  } catch (error) {
    if (granted) throw error;
    if (signal.aborted) throw new ErrorTimeout('Network timed out');
    // The browser refuses locks: it is as one without.
    return withTimeLimit(task);
  }
}

function withTimeLimit<Result>(task: Task<Result>): Promise<Result> {
  const latest = performance.now() + timings.refreshSendTimeout;
  const checkTime = () => {
    if (performance.now() > latest) throw new ErrorTimeout('Network timed out');
  };
  return withTimeout(maxHold(), task(checkTime));
}

/** A lock does not synchronise cookies: what the previous holder wrote may become visible here only later. */
async function runOnCurrentCookies<Result>(task: () => Promise<Result>): Promise<Result> {
  await cookies.untilCurrent();
  try {
    return await task();
  } finally {
    await cookies.untilCurrent();
  }
}
