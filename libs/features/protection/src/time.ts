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
