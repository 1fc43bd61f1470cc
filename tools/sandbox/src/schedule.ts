/** Does some work again and again; what fails is told and tried again the next time. Keeps no process alive. */
export function repeat(what: string, everyMs: number, work: () => void): void {
  setInterval(() => {
    try {
      work();
    } catch (error) {
      console.error(`${what} failed; it is tried again in ${everyMs / 1000} seconds.`, error);
    }
  }, everyMs).unref();
}
