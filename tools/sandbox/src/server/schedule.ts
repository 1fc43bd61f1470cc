/**
 * Runs work at an interval. An error is logged and does not stop later runs. Does not keep the process alive.
 * @returns function that stops it
 */
export function repeat(name: string, everyMs: number, work: () => void): () => void {
  const timer = setInterval(() => {
    try {
      work();
    } catch (error) {
      console.error(`${name} failed; it is tried again in ${everyMs / 1000} seconds.`, error);
    }
  }, everyMs).unref();
  return () => clearInterval(timer);
}
