import fc from 'fast-check';
import { limitPeriods } from '../../../../../libs/contracts/src/enums.ts';
import { windowOf } from './windows.ts';

const hours = (count: number) => count * 3_600_000;
const at = (text: string) => Date.parse(text);
const iso = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((time) => new Date(time).toISOString().replace(':00.000Z', 'Z'));

it.each([
  ['a winter day', 'Day', '2026-01-15T22:30:00Z', 'Europe/Helsinki', '2026-01-15T22:00Z', '2026-01-16T22:00Z'],
  ['the day of 23 hours', 'Day', '2026-03-29T12:00:00Z', 'Europe/Helsinki', '2026-03-28T22:00Z', '2026-03-29T21:00Z'],
  ['the day of 25 hours', 'Day', '2026-10-25T12:00:00Z', 'Europe/Helsinki', '2026-10-24T21:00Z', '2026-10-25T22:00Z'],
  [
    'the hour that comes twice',
    'Day',
    '2026-10-25T01:30:00Z',
    'Europe/Berlin',
    '2026-10-24T22:00Z',
    '2026-10-25T23:00Z',
  ],
  ['a week with the change', 'Week', '2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-22T23:00Z', '2026-03-29T22:00Z'],
  ['a Sunday in Tokyo', 'Week', '2026-11-22T12:00:00Z', 'Asia/Tokyo', '2026-11-15T15:00Z', '2026-11-22T15:00Z'],
  [
    'a month with the change',
    'Month',
    '2026-10-31T23:30:00Z',
    'Europe/Paris',
    '2026-10-31T23:00Z',
    '2026-11-30T23:00Z',
  ],
  ['half an hour off', 'Day', '2026-05-01T18:29:59Z', 'Asia/Kolkata', '2026-04-30T18:30Z', '2026-05-01T18:30Z'],
  ['the south', 'Day', '2026-04-05T00:00:00Z', 'Pacific/Auckland', '2026-04-04T11:00Z', '2026-04-05T12:00Z'],
  ['a change at midnight', 'Day', '2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
] as const)('counts %s by the calendar of the time zone', (_what, period, now, timeZone, from, to) => {
  expect(iso(windowOf(period, at(now), timeZone))).toEqual([from, to]);
});

it('covers all time without gap or overlap, through every change of summer time', () => {
  const zones = fc.constantFrom(
    'Europe/Helsinki',
    'America/Toronto',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'Europe/London',
  );
  const times = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(zones, times, fc.constantFrom(...limitPeriods), (timeZone, now, period) => {
      const window = windowOf(period, now, timeZone);
      expect(window.from).toBeLessThanOrEqual(now);
      expect(window.to).toBeGreaterThan(now);
      expect(windowOf(period, window.from, timeZone)).toEqual(window);
      expect(windowOf(period, window.to - 1, timeZone)).toEqual(window);
      expect(windowOf(period, window.to, timeZone).from).toBe(window.to);
      const length = { Day: 1, Week: 7, Month: 31 }[period] * hours(24);
      expect(window.to - window.from).toBeLessThanOrEqual(length + hours(1));
    }),
    { numRuns: 300 },
  );
});
