import { timings } from './timings.ts';

/**
 * Runs tasks in the order in which they were added: the first at once, those that follow within a frame together in the next, so
 * that what they change is rendered once. A hidden page has no frames and runs each at once.
 */
export function createFrameQueue() {
  let waiting: (() => void)[] = [];
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  }

  function awaitFrame(): void {
    frame = requestAnimationFrame(runInFrame);
    // Pages that are covered or out of view may have no frames, either.
    timer = setTimeout(runInFrame, timings.longestFrame);
  }

  function stopWaiting(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
  }

  function runInFrame(): void {
    stopWaiting();
    if (waiting.length === 0) return;
    awaitFrame();
    flush();
  }

  return {
    add(task: () => void): void {
      waiting.push(task);
      if (document.hidden) return flush();
      if (frame !== undefined) return;
      awaitFrame();
      flush();
    },
    /** Runs what waits for the next frame, before something that may not overtake it. */
    flush,
    /** What waits is dropped. */
    stop(): void {
      stopWaiting();
      waiting = [];
    },
  };
}
