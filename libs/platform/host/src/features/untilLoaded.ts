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
  let online = nextOnline();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const isOnline = await Promise.race([online, passed(pause)]);
    signal?.throwIfAborted();
    // What is told while a try is under way counts for the next.
    if (isOnline) online = nextOnline();
    try {
      return await load();
    } catch {
      // The next try may do better.
    }
  }
}

const passed = (pause: number): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), pause));

const nextOnline = (): Promise<true> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(true), { once: true }));
