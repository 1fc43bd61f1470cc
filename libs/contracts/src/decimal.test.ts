import fc from 'fast-check';
import { formatDecimalUnits, safeParseDecimal } from './decimal.ts';

describe('decimals', () => {
  it.each([
    ['0', 0n],
    ['12.34', 1_234_000_000n],
    ['-0.01', -1_000_000n],
    ['1.000000019', 100_000_001n],
  ])('parses %s exactly', (value, units) => {
    expect(safeParseDecimal(value)).toBe(units);
  });

  it.each(['', ' ', '1e3', 'NaN', 'Infinity', '1,5', '+1', '0x10', '1.', '.5', '9'.repeat(16)])(
    'rejects %j',
    (value) => {
      expect(safeParseDecimal(value)).toBeNull();
    },
  );

  it('rounds half up', () => {
    expect(formatDecimalUnits(150_000_000n, 2)).toBe('1.50');
    expect(formatDecimalUnits(500_000n, 2)).toBe('0.01');
    expect(formatDecimalUnits(-499_999n, 2)).toBe('0.00');
    expect(formatDecimalUnits(99_500_000n, 0)).toBe('1');
  });

  it('parses what it formats to the same units', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 16n), 10n ** 16n), (units) => {
        expect(safeParseDecimal(formatDecimalUnits(units, 8))).toBe(units);
      }),
    );
  });
});
