import { platformClockOffset, startTimer, useStore } from '@lobby/runtime';
import { useEffect, useState } from 'react';
import { type Calendar, nextMoment } from './calendar.ts';

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
      const stop = startTimer(renderNow, next - offset - Date.now());
      // A timer stands still while the device sleeps.
      document.addEventListener('visibilitychange', renderNow);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', renderNow);
      };
    },
    [next, offset, device],
  );
  return now;
}
