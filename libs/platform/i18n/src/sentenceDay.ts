import { nearDay, textOf, useWriter, withFirstDay } from './sentenceTime.ts';

/**
 * Writes a time in two parts, for a list by days, in the locale of the texts on screen and the visitor's time zone: the day, `today` or
 * `Monday 30 November`, with the year where it is another one, and the time of that day.
 */
export function useSentenceDay() {
  const { now, tag } = useWriter();
  return {
    dayOf: (time: number): string => sentenceDay(time, tag, now),
    timeOf: (time: number): string => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(time),
  };
}

/** @param now in ms since 1970 */
export function sentenceDay(time: number, tag: string, now: number): string {
  const [date, today] = [new Date(time), new Date(now)];
  const year = date.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year });
  return nearDay(date, today, tag) ?? textOf(withFirstDay(tag, format.formatToParts(date)));
}
