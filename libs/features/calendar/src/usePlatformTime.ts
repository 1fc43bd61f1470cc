import { platformClockOffset, useStore } from '@lobby/runtime';
import { useEffect, useState } from 'react';
import { type Calendar, nextMoment } from './calendar.ts';

/** The longest that a browser's timer can run. */
const longestTimer = 2 ** 31 - 1;

/** The platform's time in ms since 1970: renders again when a day of the calendar begins, and at no other time. */
export function usePlatformTime(calendar: Calendar): number {
  const offset = useStore(platformClockOffset);
  const [device, setDevice] = useState(() => Date.now());
  const now = device + offset;
  const next = nextMoment(calendar, now);
  useEffect(
    function renderInTime() {
      if (next === null) return undefined;
      const renderNow = () => setDevice(Date.now());
      const timer = setTimeout(renderNow, Math.min(Math.max(0, next - offset - Date.now()), longestTimer));
      // A timer stands still while the device sleeps.
      document.addEventListener('visibilitychange', renderNow);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', renderNow);
      };
    },
    [next, offset, device],
  );
  return now;
}
