/** Settles as the work does, or rejects when it takes longer. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A page that waits for its data is idle too: it gets so much of a head start, in ms. */
export const headStart = 8000;

/** Runs after the page has loaded and had its head start, when the browser has nothing better to do, five seconds later at the latest. Returns the cancel. */
export function whenIdle(task: () => void): () => void {
  let cancel = () => {};
  function wait() {
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') return task();
      const handle = requestIdleCallback(task, { timeout: 5000 });
      cancel = () => cancelIdleCallback(handle);
    }, headStart);
    cancel = () => clearTimeout(timer);
  }
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
