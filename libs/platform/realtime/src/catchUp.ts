import { reconnectDelay } from './backoff.ts';

/**
 * Asks for what lost events would have told: shortly after the first, and after growing waits, like
 * those of reconnects, for as long as none can be read.
 */
export function createCatchUp(ask: () => void) {
  let asked = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    lost(): void {
      if (isStopped) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        ask();
      }, reconnectDelay(asked++));
    },
    heard(): void {
      asked = 0;
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
