import { ErrorTimeout } from 'oidc-client-ts';

/** Longer than a request may take, so that a tab that hangs is not waited for without end. */
const longestWait = 15_000;

/** Runs the task while no other tab runs one. Browsers without locks run it at once. */
export async function withTabLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (navigator.locks === undefined) return task();
  let granted = false;
  try {
    const signal = AbortSignal.timeout(longestWait);
    return (await navigator.locks.request('lobby-session-refresh', { signal }, () => {
      granted = true;
      return task();
    })) as Result;
  } catch (error) {
    throw granted ? error : new ErrorTimeout('Network timed out');
  }
}
