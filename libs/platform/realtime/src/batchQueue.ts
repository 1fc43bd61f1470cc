import { timings } from './timings.ts';

/**
 * Runs tasks in the order in which they were added: the first at once, those that follow within `batchInterval` together at its
 * end, so that what they change is rendered once. A hidden page shows nothing, and runs each at once.
 */
export function createBatchQueue() {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  }

  function beginInterval(): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.length === 0) return;
      beginInterval();
      flush();
    }, timings.batchInterval);
  }

  return {
    add(task: () => void): void {
      waiting.push(task);
      if (document.hidden) return flush();
      if (timer !== undefined) return;
      beginInterval();
      flush();
    },
    /** Runs what waits for the interval's end, before something that may not overtake it. */
    flush,
    /** What waits is dropped. */
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
