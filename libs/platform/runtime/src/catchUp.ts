import type { Backoff } from './backoff.ts';

/**
 * Requests from a server what missed events would have brought. `schedule` after each sign of a gap: the first
 * request follows shortly, the next ones after growing pauses, until `reset` says that the gap is closed.
 */
export function createCatchUp(request: () => void, pauseBefore: Backoff) {
  let attempt = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule(): void {
      if (isStopped) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        request();
      }, pauseBefore(attempt++));
    },
    reset(): void {
      attempt = 0;
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
