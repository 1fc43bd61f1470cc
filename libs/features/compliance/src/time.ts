import { createStore } from '@lobby/runtime';
import { useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Elapsed time as hh:mm:ss; the hours go on beyond a day. A negative time, of a clock set back, is zero. */
export function clockTime(elapsedMs: number): string {
  const elapsed = Math.max(0, elapsedMs);
  const hours = Math.floor(elapsed / HOUR);
  const minutes = Math.floor((elapsed % HOUR) / MINUTE);
  const seconds = Math.floor((elapsed % MINUTE) / SECOND);
  return [hours, minutes, seconds].map(twoDigits).join(':');
}

/** The current time in ms since 1970; renders again every `stepMs`. */
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
 * have a part in, such as the time of a reality check, counts by the platform's.
 */
export const platformClockOffset = createStore(0);

/** @param now the platform's time, of an answer that has just arrived. */
export function syncPlatformClock(now: string): void {
  platformClockOffset.set(Date.parse(now) - Date.now());
}
