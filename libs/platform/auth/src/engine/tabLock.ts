import { withTimeout } from '@lobby/runtime';
import { cookies } from '@lobby/storage';
import { ErrorTimeout } from 'oidc-client-ts';

/** In ms: a tab whose request stalls, in its headers or its body, gives way to the others after so long. */
const longestHold = 14_000;
const longestWait = 15_000;

/**
 * Runs the task while no other tab runs one, on cookies that are up to date. Browsers without locks
 * run it at once.
 */
export async function withTabLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (navigator.locks === undefined) return withTimeout(longestHold, task());
  let granted = false;
  try {
    const signal = AbortSignal.timeout(longestWait);
    return (await navigator.locks.request('lobby-session-refresh', { signal }, () => {
      granted = true;
      return withTimeout(longestHold, runOnCurrentCookies(task));
    })) as Result;
  } catch (error) {
    throw granted ? error : new ErrorTimeout('Network timed out');
  }
}

/** The lock does not order cookies: what the tab before has written may arrive here after its turn. */
async function runOnCurrentCookies<Result>(task: () => Promise<Result>): Promise<Result> {
  await cookies.untilCurrent();
  try {
    return await task();
  } finally {
    await cookies.untilCurrent();
  }
}
