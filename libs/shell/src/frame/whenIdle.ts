/** A page that waits for its data is idle too: it gets so much of a head start, in ms. */
const headStart = 1000;

/** Runs a task in the browser's next idle moment after the head start; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') return task();
    const handle = requestIdleCallback(task, { timeout: 2000 });
    cancel = () => cancelIdleCallback(handle);
  }, headStart);
  return () => cancel();
}
