import { requestIdle } from './idleCallback.ts';
import { holdPhase } from './phase.ts';

interface IdleOptions {
  /** Milliseconds to wait first: a page that waits for its own data looks idle, too. */
  delay?: number;
  /** Waits for the window's `load` event first. */
  afterLoad?: boolean;
}

/**
 * Runs a task when the browser has nothing more urgent to do. Returns the function that cancels it. The page's phase `idle` comes
 * after the task, and after the promise that it may return.
 */
export function whenIdle(task: () => unknown, { delay = 0, afterLoad = false }: IdleOptions = {}): () => void {
  const release = holdPhase('idle');
  let cancel = () => {};
  function run(): void {
    let work: unknown;
    try {
      work = task();
    } finally {
      void Promise.resolve(work).then(release, release);
    }
  }
  function waitForDelay(): void {
    const timer = setTimeout(() => (cancel = requestIdle(run)), delay);
    cancel = () => clearTimeout(timer);
  }
  if (afterLoad && document.readyState !== 'complete') {
    window.addEventListener('load', waitForDelay, { once: true });
    cancel = () => window.removeEventListener('load', waitForDelay);
  } else waitForDelay();
  return () => {
    cancel();
    release();
  };
}
