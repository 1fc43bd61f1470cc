import { useEffect, useLayoutEffect, useState } from 'react';
import { createStore } from './store.ts';

/** The device's time in ms since 1970; renders again every `stepMs`. */
export function useNow(stepMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    function tick() {
      const timer = setInterval(() => setNow(Date.now()), stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return now;
}

/**
 * How far the platform's clock is ahead of the device's, in ms, as its last answer tells; 0 until then. What both
 * have a part in, such as the time of a reality check or the end of a code, counts by the platform's.
 */
export const platformClockOffset = createStore(0);

/**
 * Sets {@link platformClockOffset} before the first paint with an answer.
 * @param now the platform's time, of an answer that has just arrived.
 */
export function useClockSync(now: string | undefined): void {
  useLayoutEffect(() => {
    if (now !== undefined) platformClockOffset.set(Date.parse(now) - Date.now());
  }, [now]);
}
