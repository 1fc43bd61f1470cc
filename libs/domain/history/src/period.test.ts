import fc from 'fast-check';
import { isReversed, rangeOf } from './period.ts';

const now = new Date(2026, 10, 22, 15, 30);
const local = (range: ReturnType<typeof rangeOf>) =>
  [range.from, range.to].map((time) => (time === null ? null : new Date(time).toLocaleString('sv')));

it.each([
  ['7', '2026-11-16 00:00:00'],
  ['30', '2026-10-24 00:00:00'],
  ['90', '2026-08-25 00:00:00'],
] as const)('%s days are whole days, today included, and have no end', (days, from) => {
  expect(local(rangeOf({ kind: 'preset', days }, now))).toEqual([from, null]);
});

it('chosen days are whole days; one may be open', () => {
  expect(local(rangeOf({ kind: 'dates', from: '2026-03-28', to: '2026-03-29' }, now))).toEqual([
    '2026-03-28 00:00:00',
    '2026-03-30 00:00:00',
  ]);
  expect(local(rangeOf({ kind: 'dates', from: '', to: '2026-01-31' }, now))).toEqual([null, '2026-02-01 00:00:00']);
});

it('neighbouring days neither overlap nor leave a gap, on days of 23 and 25 hours too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), (offset) => {
      const day = (later: number) => new Date(Date.UTC(2020, 0, 1 + offset + later)).toISOString().slice(0, 10);
      const [first, second] = [day(0), day(1)].map((each) => rangeOf({ kind: 'dates', from: each, to: each }, now));
      expect(first?.to).toBe(second?.from);
    }),
  );
});

it('a period that ends before it begins is reversed', () => {
  expect(isReversed({ kind: 'dates', from: '2026-02-01', to: '2026-01-31' })).toBe(true);
  expect(isReversed({ kind: 'dates', from: '2026-02-01', to: '2026-02-01' })).toBe(false);
  expect(isReversed({ kind: 'dates', from: '2026-02-01', to: '' })).toBe(false);
});
