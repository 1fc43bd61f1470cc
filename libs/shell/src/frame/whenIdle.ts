/**
 * Runs a task in the browser's next idle moment, two seconds later at the latest; returns how to call
 * it off. A page that waits for its data is idle too: what the page needs can be given a head start, in ms.
 */
export function whenIdle(task: () => void, headStart = 0): () => void {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') return task();
    const handle = requestIdleCallback(task, { timeout: 2000 });
    cancel = () => cancelIdleCallback(handle);
  }, headStart);
  return () => cancel();
}
