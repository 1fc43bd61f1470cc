import { withTimeout } from '@lobby/runtime';
import { cookies } from '@lobby/storage';
import { ErrorTimeout } from 'oidc-client-ts';

/** In ms: a stalled request, in its headers or its body, releases the lock after this. */
const maxHold = 14_000;
const maxWait = 15_000;

/** `hold` is aborted once the lock is released: what has not been sent by then is not to be sent any more. */
type Task<Result> = (hold: AbortSignal) => Promise<Result>;

/**
 * Runs the task while no other tab runs one, on cookies that are up to date. Browsers without locks
 * run it at once.
 */
export async function withTabLock<Result>(task: Task<Result>): Promise<Result> {
  if (navigator.locks === undefined) return heldOnly(task);
  let granted = false;
  try {
    const signal = AbortSignal.timeout(maxWait);
    return (await navigator.locks.request('lobby-session-refresh', { signal }, () => {
      granted = true;
      return heldOnly((hold) => runOnCurrentCookies(() => task(hold)));
    })) as Result;
  } catch (error) {
    throw granted ? error : new ErrorTimeout('Network timed out');
  }
}

async function heldOnly<Result>(task: Task<Result>): Promise<Result> {
  const hold = new AbortController();
  try {
    return await withTimeout(maxHold, task(hold.signal));
  } finally {
    hold.abort(new ErrorTimeout('Network timed out'));
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
