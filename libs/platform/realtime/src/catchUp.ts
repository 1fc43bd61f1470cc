import { reconnectDelay } from './backoff.ts';

/**
 * Asks for what lost events would have told: shortly after the first, and after growing waits, like
 * those of reconnects, for as long as none can be read.
 */
export function createCatchUp(ask: () => void) {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    lost(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        ask();
      }, reconnectDelay(asked++));
    },
    heard(): void {
      asked = 0;
    },
    stop: (): void => clearTimeout(timer),
  };
}
