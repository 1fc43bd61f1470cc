import fc from 'fast-check';
import { actsAtOnce, isSameValue, isUsedUp, leastRemaining, type LimitValue, usedShare } from './limit.ts';

/** Cents as an amount, written in one of the ways that are equal. */
const amountOf = (cents: number, places = 2): LimitValue => {
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return { amount: text.padEnd(text.length - 2 + places, '0'), minutes: null };
};
const cents = fc.integer({ min: 0, max: 99_999_999_999 });
const history = fc.array(fc.record({ value: fc.option(cents, { nil: null }), used: cents }), { maxLength: 12 });

it('finds the limit that counts as a plain model does, over 1,000 random histories', () => {
  fc.assert(
    fc.property(history, (limits) => {
      const left = limits.map(({ value, used }) => (value === null ? null : Math.max(0, value - used)));
      const shown = left.map((each, index) => ({ index, remaining: each === null ? null : amountOf(each) }));
      const least = left.reduce<number>(
        (best, each, index) => (each !== null && (best < 0 || each < (left[best] ?? 0)) ? index : best),
        -1,
      );
      expect(leastRemaining(shown)?.index ?? -1).toBe(least);
    }),
    { numRuns: 1000 },
  );
});

it('shows as used what a plain model does, over 1,000 random histories', () => {
  fc.assert(
    fc.property(cents, cents, (value, used) => {
      const share = usedShare({ value: amountOf(value), used: amountOf(used, 8) });
      const model = used === 0 ? 0 : value === 0 ? 1 : Math.min(1, used / value);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(Math.abs(share - model)).toBeLessThanOrEqual(0.001);
    }),
    { numRuns: 1000 },
  );
});

it('distinguishes an increase from a decrease exactly', () => {
  fc.assert(
    fc.property(cents, cents, (present, next) => {
      expect(actsAtOnce({ value: amountOf(present) }, amountOf(next, 4))).toBe(next <= present);
      expect(isSameValue(amountOf(present), amountOf(next, 4))).toBe(next === present);
    }),
  );
  expect(actsAtOnce({ value: null }, amountOf(1))).toBe(true);
  expect(actsAtOnce({ value: { amount: '90071992547409.93', minutes: null } }, amountOf(9_007_199_254_740_994))).toBe(
    false,
  );
});

it('is used up with nothing left, and only where there is a limit', () => {
  expect(isUsedUp({ remaining: amountOf(0) })).toBe(true);
  expect(isUsedUp({ remaining: amountOf(1) })).toBe(false);
  expect(isUsedUp({ remaining: { amount: null, minutes: 0 } })).toBe(true);
  expect(isUsedUp({ remaining: null })).toBe(false);
  expect(leastRemaining([{ remaining: null }])).toBeNull();
});
