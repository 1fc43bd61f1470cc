/** Runs work at an interval. Errors are logged and the next run goes ahead. Does not keep the process alive. */
export function repeat(what: string, everyMs: number, work: () => void): void {
  setInterval(() => {
    try {
      work();
    } catch (error) {
      console.error(`${what} failed; it is tried again in ${everyMs / 1000} seconds.`, error);
    }
  }, everyMs).unref();
}
