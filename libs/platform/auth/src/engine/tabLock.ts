import { withTimeout } from '@lobby/runtime';
import { cookies } from '@lobby/storage';
import { ErrorTimeout } from 'oidc-client-ts';

/** In ms: a stalled request, in its headers or its body, releases the lock after this. */
const maxHold = 14_000;
const maxWait = 15_000;

/**
 * Runs the task while no other tab runs one, on cookies that are up to date. Browsers without locks
 * run it at once.
 */
export async function withTabLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (navigator.locks === undefined) return withTimeout(maxHold, task());
  let granted = false;
  try {
    const signal = AbortSignal.timeout(maxWait);
    return (await navigator.locks.request('lobby-session-refresh', { signal }, () => {
      granted = true;
      return withTimeout(maxHold, runOnCurrentCookies(task));
    })) as Result;
  } catch (error) {
    throw granted ? error : new ErrorTimeout('Network timed out');
  }
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
