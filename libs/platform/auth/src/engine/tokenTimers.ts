import { timings } from '../timings.ts';

/** In ms since 1970. */
interface Deadlines {
  /** Null: nothing is done ahead of the expiry. */
  expiring: number | null;
  expired: number;
}

/**
 * The two timers of an access token: before it expires, and once it has. They look at the clock every five seconds, since a device that
 * slept has not counted (R-4-020).
 */
export function createTokenTimers({ onExpiring, onExpired }: { onExpiring: () => void; onExpired: () => void }) {
  let stops: (() => void)[] = [];
  const stop = () => {
    for (const stopTimer of stops.splice(0)) stopTimer();
  };
  return {
    /** In place of those that were set before. */
    set({ expiring, expired }: Deadlines): void {
      stop();
      stops = [callAt(expired, onExpired), ...(expiring === null ? [] : [callAt(expiring, onExpiring)])];
    },
    stop,
  };
}

function callAt(time: number, onTime: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait(): void {
    const left = time - Date.now();
    if (left > 0) timer = setTimeout(wait, Math.min(left, timings.expiryCheckInterval));
    else onTime();
  }
  wait();
  return () => clearTimeout(timer);
}
