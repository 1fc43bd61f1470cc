import { useQueryParam } from '@lobby/routing';
import * as v from 'valibot';

/** Days up to today that a history can be narrowed to in one tap. */
export const presets = ['7', '30', '90'] as const;
type Preset = (typeof presets)[number];

/** Which part of a history is shown. Days are those of the visitor's time zone, in which the rows are dated too. */
export type Period =
  | { kind: 'preset'; days: Preset }
  | { kind: 'all' }
  /** ISO dates, each empty where that end is open. */
  | { kind: 'dates'; from: string; to: string };

/** The instants of a period, as sent to the platform: `to` is excluded. */
export interface DateTimeRange {
  from: string | null;
  to: string | null;
}

const standard: Period = { kind: 'preset', days: '30' };

/** An ISO date with a year of four digits, or none. */
export const isDay = (text: string): boolean => text === '' || startOfDay(text) !== null;

/** The period in an address: `7`, `all`, or days such as `2026-01-01..2026-01-31`, of which one may be missing. */
const periodSchema = v.union([
  v.pipe(
    v.picklist(presets),
    v.transform((days): Period => ({ kind: 'preset', days })),
  ),
  v.pipe(
    v.literal('all'),
    v.transform((kind): Period => ({ kind })),
  ),
  v.pipe(
    v.string(),
    v.transform((text) => text.split('..')),
    v.strictTuple([v.pipe(v.string(), v.check(isDay)), v.pipe(v.string(), v.check(isDay))]),
    v.transform(([from, to]): Period => ({ kind: 'dates', from, to })),
  ),
]);

const textOf = (period: Period): string =>
  period.kind === 'preset' ? period.days : period.kind === 'all' ? 'all' : `${period.from}..${period.to}`;

/** The period of the page's address; the last thirty days where it names none. */
export function usePeriod(): [Period, (next: Period) => void] {
  const [period, set] = useQueryParam('period', periodSchema as v.GenericSchema<string, Period>);
  return [period ?? standard, (next) => set(textOf(next))];
}

/** The first instant of a day, in the visitor's time zone; null for what is no day of the calendar. */
function startOfDay(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  if (start.getMonth() !== Number(month) - 1) return null;
  start.setDate(start.getDate() + daysLater);
  return start;
}

/** A period that ends before it begins selects nothing, and is a mistake. */
export const isReversed = (period: Period): boolean =>
  period.kind === 'dates' && period.from !== '' && period.to !== '' && period.to < period.from;

export function rangeOf(period: Period, now: Date): DateTimeRange {
  if (period.kind === 'all') return { from: null, to: null };
  if (period.kind === 'dates') {
    const { from, to } = period;
    return { from: startOfDay(from)?.toISOString() ?? null, to: startOfDay(to, 1)?.toISOString() ?? null };
  }
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period.days) + 1);
  return { from: first.toISOString(), to: null };
}
