import { exponentialBackoff } from './backoff.ts';
import { isFileAvailableAgain, reloadForCode } from './reload.ts';
import { timings } from './timings.ts';

interface RetryOptions {
  /** Ends the retries: the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the error of every failed attempt. */
  onFailure?: (error: unknown) => void;
  /** The caller's own attempt has just failed: the first one here comes after a pause. */
  hasFailed?: boolean;
}

/** Code or texts could not be loaded. An error page goes on trying and shows what was requested once they are there. */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded';
  readonly load: () => Promise<unknown>;

  constructor(what: string, load: () => Promise<unknown>, cause: unknown) {
    super(`${what} could not be loaded.`, { cause });
    this.load = load;
  }
}

const pauseBefore = exponentialBackoff(() => ({ first: timings.importRetryDelay, max: timings.maxImportRetryDelay }));

/**
 * Imports code, however many attempts it takes: again after a pause that doubles from one second to a
 * minute, or as soon as the browser is online again. From the second failure on the document is reloaded where that may
 * help (`reloadForCode`). Rejects through the signal only. On the server the first failure rejects: code that is not there
 * will not come, and the render would never end.
 */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  { signal, onFailure, hasFailed = false }: RetryOptions = {},
): Promise<Module> {
  if (typeof window === 'undefined') return load();
  let isBackOnline = false;
  let isOver = false;
  let endPause = () => {};
  // `online` during an attempt counts for the next one.
  function noteOnline() {
    isBackOnline = true;
    endPause();
  }
  window.addEventListener('online', noteOnline);
  try {
    for (let retries = hasFailed ? 0 : -1; ; retries += 1) {
      if (retries >= 0 && !isBackOnline) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pauseBefore(retries));
          endPause = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isBackOnline = false;
      signal?.throwIfAborted();
      try {
        return await load();
      } catch (error) {
        onFailure?.(error);
        void (retries >= 0 && !signal?.aborted ? reloadForCode(error, () => !isOver) : isFileAvailableAgain(error));
      }
    }
  } finally {
    isOver = true;
    window.removeEventListener('online', noteOnline);
  }
}

/**
 * For code that is needed on demand: a loader that imports once and gives everybody the same module.
 * After a failure, which it rejects with, the next call imports again; if that fails, too, the document is reloaded
 * where that may help.
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let hasFailed = false;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      void (hasFailed ? reloadForCode(error) : isFileAvailableAgain(error));
      hasFailed = true;
      throw error;
    });
    return loading;
  };
}
