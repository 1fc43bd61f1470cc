/**
 * Runs a task in one tab of this browser at a time: others that have one of this name wait for it. Browsers without locks, or that
 * reject them, may run it in several.
 */
export async function inOneTab<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return task();
  let isGranted = false;
  const begin = () => {
    isGranted = true;
    return task();
  };
  return navigator.locks.request(name, begin).catch((error: unknown) => {
    if (isGranted) throw error;
    return task();
  });
}
