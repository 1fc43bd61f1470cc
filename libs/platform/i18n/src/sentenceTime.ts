import { useLingui } from '@lingui/react';
import type { Locale } from '@lobby/contracts';
import { platformClockOffset, useBrowserValue, useNow, useStore } from '@lobby/runtime';
import { languageTag } from './format.ts';
import { UNKNOWN_VALUE } from './money.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * Writes a time for a sentence, in the locale of the texts on screen and the visitor's time zone: `today at 23:00`,
 * `Monday 30 November at 0:00`, with the year where it is another one. Tables and histories have `useDateFormat`.
 *
 * The words before it have to fit all forms: `until` and `Ends:` do, `on` does not go with `today`.
 */
export function useSentenceTime(): (time: Date | string | number) => string {
  return useWriter().write;
}

/** The same of a deadline, by which something is to be done; null without one, and once it has passed. */
export function useDeadline(): (time: string | null | undefined) => string | null {
  const { now, write } = useWriter();
  return (time) => (time && Date.parse(time) > now ? write(time) : null);
}

/** `now` is the platform's, in ms since 1970, by the minute. */
export function useWriter() {
  const { i18n } = useLingui();
  const isPrerendered = useBrowserValue(() => false, true);
  const now = useNow(MINUTE) + useStore(platformClockOffset);
  const tag = languageTag((i18n.locale || 'en') as Locale);
  return { now, tag, write: (time: Date | string | number) => sentenceTime(time, tag, isPrerendered ? null : now) };
}

/** @param now in ms since 1970; null where the visitor's day and time zone are not known: the whole date in UTC then */
export function sentenceTime(time: Date | string | number, tag: string, now: number | null): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return UNKNOWN_VALUE;
  if (now === null) return textOf(partsOf(tag, date, true, 'UTC'));
  const today = new Date(now);
  const parts = partsOf(tag, date, date.getFullYear() !== today.getFullYear());
  const name = nearDay(date, today, tag);
  if (name === null) return textOf(parts);
  const before = parts.slice(0, parts.findIndex(isOfDate));
  const after = parts.slice(parts.findLastIndex(isOfDate) + 1);
  return textOf(before) + name + textOf(after).replace(/^,/, '');
}

/** Yesterday, today or tomorrow; null for any other day. */
export function nearDay(date: Date, today: Date, tag: string): string | null {
  const days = dayNumber(date) - dayNumber(today);
  return Math.abs(days) > 1 ? null : new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
}

type Part = Intl.DateTimeFormatPart;

const isOfDate = ({ type }: Part) => ['weekday', 'day', 'month', 'year'].includes(type);
/** `p.m.` is `pm`: a sentence that ends with it has a full stop of its own. */
export const textOf = (parts: readonly Part[]): string =>
  parts.map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll('.', '') : value)).join('');

const partsOf = (tag: string, date: Date, withYear: boolean, timeZone?: string): Part[] =>
  withFirstDay(tag, formatOf(tag, date, withYear, timeZone).formatToParts(date));

/** `Intl` does not know that French writes the first day of a month as `1er`. */
export function withFirstDay(tag: string, parts: Part[]): Part[] {
  if (!tag.startsWith('fr')) return parts;
  return parts.map((part) => (part.type === 'day' && part.value === '1' ? { ...part, value: '1er' } : part));
}

/** The number of a day in the visitor's time zone. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format has the time zone in which it was made: one for each offset, as a device may travel. */
function formatOf(tag: string, date: Date, withYear: boolean, timeZone?: string): Intl.DateTimeFormat {
  const key = `${tag} ${withYear} ${timeZone ?? date.getTimezoneOffset()}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: withYear ? 'numeric' : undefined,
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
  formats.set(key, format);
  return format;
}
