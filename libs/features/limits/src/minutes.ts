import { type AmountProblem, normalizeNumber } from '@lobby/i18n';

/** A month of 31 days. */
const MOST_MINUTES = 31 * 24 * 60;

/** A time that the player typed, in minutes: `90` or, as hours and minutes, `1:30`. */
export function parseMinutes(text: string): { value: number } | AmountProblem {
  const typed = normalizeNumber(text);
  if (typed === '') return { problem: 'empty' };
  const [, hours, minutes = ''] = /^(?:(\d{1,4}):)?(\d{1,6})$/.exec(typed) ?? [];
  const isTime = minutes !== '' && (hours === undefined || (minutes.length === 2 && Number(minutes) < 60));
  if (!isTime) return { problem: 'unreadable' };
  const value = Number(hours ?? 0) * 60 + Number(minutes);
  if (value === 0) return { problem: 'not-positive' };
  return value > MOST_MINUTES ? { problem: 'too-large' } : { value };
}
