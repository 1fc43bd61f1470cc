import { requestIdle } from './idleCallback.ts';
import { delayPhase } from './phase.ts';
import { timings } from './timings.ts';

/** For the code of a page's later parts: after the pictures of its first view, as far as these come in time. */
export const afterPictures = (): IdleOptions => ({ afterLoad: true, atMost: timings.pictureLimit });

interface IdleOptions {
  /** Milliseconds to wait first: a page that waits for its own data looks idle, too. */
  delay?: number;
  /** Waits for the window's `load` event first, which comes with the pictures of the first view. */
  afterLoad?: boolean;
  /** Milliseconds after which the task no longer waits for that event: a picture may hang. */
  atMost?: number;
}

/**
 * Runs a task when the browser has nothing more urgent to do. Returns the function that cancels it. The page's phase `idle` comes
 * after the task, and after the promise that it may return.
 */
export function whenIdle(task: () => unknown, { delay = 0, afterLoad = false, atMost }: IdleOptions = {}): () => void {
  const release = delayPhase('idle');
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
    const onLoad = () => {
      stopWaiting();
      waitForDelay();
    };
    const timer = atMost === undefined ? undefined : setTimeout(onLoad, atMost);
    const stopWaiting = () => {
      clearTimeout(timer);
      window.removeEventListener('load', onLoad);
    };
    window.addEventListener('load', onLoad);
    cancel = stopWaiting;
  } else waitForDelay();
  return () => {
    cancel();
    release();
  };
}
