import { reportError } from '@lobby/monitoring';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Loads code, however many tries it takes (see `loadAgain`). Only the first failure is reported. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: unknown) => {
    reportError(error);
    return loadAgain(load);
  });
}

/**
 * Tries code again that could not be loaded: after a pause that doubles, or as soon as the browser
 * is online again. Rejects by the signal alone.
 */
export async function loadAgain<Module>(load: () => Promise<Module>, signal?: AbortSignal): Promise<Module> {
  let isBackOnline = false;
  let wake = () => {};
  // What is told while a try is under way counts for the next.
  function noteOnline() {
    isBackOnline = true;
    wake();
  }
  window.addEventListener('online', noteOnline);
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      if (!isBackOnline)
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause);
        });
      isBackOnline = false;
      signal?.throwIfAborted();
      try {
        return await load();
      } catch {
        // The next try may do better.
      }
    }
  } finally {
    window.removeEventListener('online', noteOnline);
  }
}
