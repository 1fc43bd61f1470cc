import type { LimitPeriod } from '../../../../../libs/contracts/src/enums.ts';
import type { Profile } from './profile.ts';

/** A span of time in ms: `from` included, `to` excluded. */
export interface TimeRange {
  from: number;
  to: number;
}

export const allTime: TimeRange = { from: 0, to: Number.MAX_SAFE_INTEGER };

const timeZones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  CA: 'America/Toronto',
  DE: 'Europe/Berlin',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  ZA: 'Africa/Johannesburg',
};

/** The time zone in which a player's days, weeks and months are counted. */
export const timeZoneOf = ({ country }: Pick<Profile, 'country'>): string => timeZones[country] ?? 'UTC';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock on the wall in a time zone, as if it were UTC. */
function localTime(time: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const options = { timeZone, calendar: 'gregory', hourCycle: 'h23', fractionalSecondDigits: 3 } as const;
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en', { ...options, ...numeric, minute: 'numeric', second: 'numeric' });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour, minute, second, fractionalSecond } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second, fractionalSecond);
}

const day = 86_400_000;

/** The first instant of a local day, given as midnight UTC. Where clocks change at midnight, the day may start at one. */
export function startOfDay(localMidnight: number, timeZone: string): number {
  const offsetAt = (time: number) => localTime(time, timeZone) - time;
  const candidates = [localMidnight - day, localMidnight + day].map((near) => localMidnight - offsetAt(near));
  const isOfThatDay = (time: number) => localTime(time, timeZone) - localMidnight >= 0;
  return Math.min(...candidates.filter(isOfThatDay));
}

/** The running calendar day, week (from Monday) or month of a time zone. Summer time makes days of 23 and 25 hours. */
export function windowOf(period: LimitPeriod, now: number, timeZone: string): TimeRange {
  const local = new Date(localTime(now, timeZone));
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const [from, to] = {
    Day: [Date.UTC(year, month, date), Date.UTC(year, month, date + 1)],
    Week: [Date.UTC(year, month, date - sinceMonday), Date.UTC(year, month, date - sinceMonday + 7)],
    Month: [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)],
  }[period] as [number, number];
  return { from: startOfDay(from, timeZone), to: startOfDay(to, timeZone) };
}
