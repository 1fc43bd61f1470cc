import { useEffect, useLayoutEffect, useState } from 'react';
import { head } from './reachability.ts';
import { createStore } from './store.ts';
import { timings } from './timings.ts';

const SECOND = 1000;

/** In ms: from the browser's own count, which stands still in some while the device sleeps, to the device's clock at the page's start. */
let correction = Math.round((Date.now() - performance.timeOrigin - performance.now()) / SECOND) * SECOND;
/** By how much the platform's clock was ahead at its first response. */
let serverAhead: number | undefined;
/** By how much the device's clock has been set, as far as that is known. */
let setBy = 0;
let isVerifying = false;

const count = () => Math.round(performance.timeOrigin + performance.now() + correction);

/**
 * The device's time in ms since 1970, for what is shown: it goes on where somebody sets the device's clock, which `Date.now()`
 * follows. What is only scheduled may go by `Date.now()`.
 */
export function deviceTime(): number {
  if (typeof document === 'undefined') return Date.now();
  if (isClockUncertain()) void verifyClock();
  return count();
}

/** The platform's time in ms since 1970, whatever the device's clock says, requested if unknown; else the device's time. */
export async function platformTime(): Promise<number> {
  if (serverAhead === undefined || isClockUncertain()) await requestServerDate();
  return serverAhead === undefined || isClockUncertain() ? Date.now() : count() + serverAhead;
}

/** For the `date` header of the platform's responses: it distinguishes a device that has slept from one whose clock was set. */
export function recordServerDate(header: string | null): void {
  const ahead = Date.parse(header ?? '') - count();
  if (Number.isNaN(ahead)) return;
  serverAhead ??= ahead;
  const slept = Math.min(ahead - serverAhead, Date.now() - count());
  if (slept > timings.clockCorrection) correction += slept;
}

/** Either the device has slept, or its clock was set. */
const isClockUncertain = () => Math.abs(Date.now() - count() - setBy) > timings.clockCorrection;

async function verifyClock(): Promise<void> {
  if (isVerifying) return;
  isVerifying = true;
  if (!(await requestServerDate())) await new Promise((resolve) => setTimeout(resolve, timings.reachabilityInterval));
  isVerifying = false;
}

/** Whether the server has responded. */
async function requestServerDate(): Promise<boolean> {
  const answer = await head(location.pathname);
  if (answer === null) return false;
  recordServerDate(answer.headers.get('date'));
  setBy = Date.now() - count();
  return true;
}

/** {@link deviceTime}; renders again every `stepMs`. */
export function useNow(stepMs: number): number {
  const [now, setNow] = useState(deviceTime);
  useEffect(
    function tick() {
      const timer = setInterval(() => setNow(deviceTime()), stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return now;
}

/**
 * How far the platform's clock is ahead of {@link deviceTime}, in ms, as its last answer says; 0 until then. What both
 * have a part in, such as the time of a reality check or the end of a code, counts by the platform's.
 */
export const platformClockOffset = createStore(0);

/**
 * Sets {@link platformClockOffset} before the first paint with an answer.
 * @param now the platform's time, of an answer that has just arrived.
 */
export function useClockSync(now: string | undefined): void {
  useLayoutEffect(() => {
    if (now !== undefined) platformClockOffset.set(Date.parse(now) - deviceTime());
  }, [now]);
}
