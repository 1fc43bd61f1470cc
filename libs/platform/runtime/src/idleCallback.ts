import { timings } from './timings.ts';

/** `requestIdleCallback` where the browser has it, else at once. Returns the function that cancels it. */
export function requestIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    task();
    return () => {};
  }
  const handle = requestIdleCallback(task, { timeout: timings.idleTimeout });
  return () => cancelIdleCallback(handle);
}
