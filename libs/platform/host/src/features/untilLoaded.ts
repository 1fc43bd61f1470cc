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
export function loadAgain<Module>(load: () => Promise<Module>, signal?: AbortSignal): Promise<Module> {
  return loadAfter(FIRST_PAUSE_MS, load, signal);
}

async function loadAfter<Module>(pause: number, load: () => Promise<Module>, signal?: AbortSignal): Promise<Module> {
  await passed(pause);
  signal?.throwIfAborted();
  return load().catch(() => loadAfter(Math.min(2 * pause, LONGEST_PAUSE_MS), load, signal));
}

function passed(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });
}
