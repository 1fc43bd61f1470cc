/** Runs a task at once, then at most once per interval (ms); the last call in a burst is followed by a run. */
export function throttle(task: () => void, interval: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalledAgain = false;
  function run(): void {
    isCalledAgain = timer !== undefined;
    if (isCalledAgain) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (isCalledAgain) run();
    }, interval);
    task();
  }
  return { run, stop: () => clearTimeout(timer) };
}
