/** An idle moment is waited for this long at most, in ms. */
const TIMEOUT_MS = 2000;

/** `requestIdleCallback` where the browser has it, else at once. Returns the function that cancels it. */
export function requestIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    task();
    return () => {};
  }
  const handle = requestIdleCallback(task, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
