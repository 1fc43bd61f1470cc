import { timings } from './timings.ts';

interface IdleOptions {
  /** Milliseconds to wait first: a page that waits for its own data looks idle, too. */
  delay?: number;
  /** Waits for the window's `load` event first. */
  afterLoad?: boolean;
}

/** Runs a task when the browser has nothing more urgent to do. Returns the function that cancels it. */
export function whenIdle(task: () => void, { delay = 0, afterLoad = false }: IdleOptions = {}): () => void {
  let cancel = () => {};
  function waitForDelay(): void {
    const timer = setTimeout(waitForIdle, delay);
    cancel = () => clearTimeout(timer);
  }
  function waitForIdle(): void {
    if (typeof requestIdleCallback === 'undefined') return task();
    const handle = requestIdleCallback(task, { timeout: timings.idleTimeout });
    cancel = () => cancelIdleCallback(handle);
  }
  if (afterLoad && document.readyState !== 'complete') {
    window.addEventListener('load', waitForDelay, { once: true });
    cancel = () => window.removeEventListener('load', waitForDelay);
  } else waitForDelay();
  return () => cancel();
}
